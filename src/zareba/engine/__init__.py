"""The engine: it knows no game.

Rules are generator procedures (`rule`), positions are plain data (`Position`), decisions are
`Ask` objects, states are `plain` dataclasses, a table is a `Play` with its `Record`.
"""

from .arranging import Arranging, after, arranging, offered_again
from .asks import UNREADABLE, Ask, AskAll, Domain, Over, Refusal
from .chance import Script, ScriptError, deal_anew, die, draw, put_in_order, shuffle
from .course import course, took_back
from .data import DataError, DataFiles
from .drafts import Cut, Drafting, Forbidden, Intent, Tried, drafting
from .faces import GRAVE, Advice, Board, Desk, Phrases, Said, Speaker, Story, Talk
from .figures import signed, with_minus
from .film import Beat, Pause, Still, beats, stills
from .game import (
    DIFFICULTY,
    EDITION,
    GROUPS,
    HOUSE,
    SHAPE,
    BadOption,
    Game,
    Option,
    Setting,
    UnknownGame,
    find_game,
    games,
)
from .guide import Advised, FirstGame, Guide, Step, advised, guide_of, next_step
from .judging import CHANCE, SCORE, Judgement, Term
from .luck import Salt
from .peeking import number_in
from .plain import MEMORY, OWNER, PUBLIC, SECRET, SHARED, TRANSIENT, plain, zone
from .play import Line, Play, UnfairUndo
from .position import (
    FINGERPRINT,
    BrokenRule,
    IllegalChoice,
    NotPlainData,
    Position,
    UnreadableChoice,
    as_choice,
    differ,
)
from .procedure import Rule, RuleSyntaxError, rule
from .record import FORMAT, BadRecord, Branch, Record
from .report import Account, Chart, Course, Curve, Event, Row, Sheet
from .state import AS_IT_LAY, IN_ORDER, PEOPLED, Table, say, search
from .undone import How, Undone
from .wrong import BadInput

__all__ = [
    "AS_IT_LAY",
    "CHANCE",
    "DIFFICULTY",
    "EDITION",
    "FINGERPRINT",
    "FORMAT",
    "GRAVE",
    "GROUPS",
    "HOUSE",
    "IN_ORDER",
    "MEMORY",
    "OWNER",
    "PEOPLED",
    "PUBLIC",
    "SCORE",
    "SECRET",
    "SHAPE",
    "SHARED",
    "TRANSIENT",
    "UNREADABLE",
    "Account",
    "Advice",
    "Advised",
    "Arranging",
    "Ask",
    "AskAll",
    "BadInput",
    "BadOption",
    "BadRecord",
    "Beat",
    "Board",
    "Branch",
    "BrokenRule",
    "Chart",
    "Course",
    "Curve",
    "Cut",
    "DataError",
    "DataFiles",
    "Desk",
    "Domain",
    "Drafting",
    "Event",
    "FirstGame",
    "Forbidden",
    "Game",
    "Guide",
    "How",
    "IllegalChoice",
    "Intent",
    "Judgement",
    "Line",
    "NotPlainData",
    "Option",
    "Over",
    "Pause",
    "Phrases",
    "Play",
    "Position",
    "Record",
    "Refusal",
    "Row",
    "Rule",
    "RuleSyntaxError",
    "Said",
    "Salt",
    "Script",
    "ScriptError",
    "Setting",
    "Sheet",
    "Speaker",
    "Step",
    "Still",
    "Story",
    "Table",
    "Talk",
    "Term",
    "Tried",
    "Undone",
    "UnfairUndo",
    "UnknownGame",
    "UnreadableChoice",
    "advised",
    "after",
    "arranging",
    "as_choice",
    "beats",
    "course",
    "deal_anew",
    "die",
    "differ",
    "drafting",
    "draw",
    "find_game",
    "games",
    "guide_of",
    "next_step",
    "number_in",
    "offered_again",
    "plain",
    "put_in_order",
    "rule",
    "say",
    "search",
    "shuffle",
    "signed",
    "stills",
    "took_back",
    "with_minus",
    "zone",
]
