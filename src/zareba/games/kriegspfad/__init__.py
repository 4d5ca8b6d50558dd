"""Kriegspfad: skirmishes on the North American frontier, 1750 to 1890, on an open table."""

from zareba.engine import Advice, FirstGame, Game

from . import drafting as drafting  # known by its questions
from .battle.turn import game, score, won
from .brain import advice, proposals
from .brain.judgement import JUDGEMENT
from .face import staging, tally, words
from .face.board import BOARD
from .face.desk import DESK
from .face.report import REPORT
from .face.story import STORY
from .face.words import PHRASES
from .facts.options import OPTIONS
from .facts.tables import FILES, read_facts
from .field.state import State, check, set_up

GAME = Game(
    name="kriegspfad",
    package=__name__,
    designer="",  # the rules name nobody
    publisher="",
    players=range(2, 3),
    minutes=180,
    rules_version=3,
    chapter="round",
    options=OPTIONS,
    state=State,
    files=FILES,
    facts=read_facts,
    set_up=set_up,
    rule=game,
    check=check,
    score=score,
    won=won,
    vocabulary={
        "seat": "player",
        "who": "entry",
        "foe": "entry",
        "nth": "mark",
        "foe_nth": "mark",
        "weapon": "weapon",
        "terrain": "terrain",
        "other": "terrain",
        "scenario": "scenario",
        "stratagem": "stratagem",
        "season": "season",
        "weather": "weather",
        "zone": "zone",
        "muster": "choice",
        "modifiers": "modifier",
        "results": "hit",
        "row": "row",
        "outcome": "outcome",
        "cause": "cause",
        "edge": "choice",
        "camp": "choice",
        "how": "choice",
        "mode": "choice",
        "command": "command",
    },
    board=BOARD,
    story=STORY,
    report=REPORT,
    phrases=PHRASES,
    first=FirstGame(players=2, options={"size": "150"}, ready=lambda g: g.round > 0),
    advice=Advice(
        advise=advice.advise,
        sketch=advice.sketch,
        judgement=JUDGEMENT,
        propose=proposals.propose,
    ),
    desk=DESK,
    roles=tally.roles,
    stage=staging.lay,
    rare=words.RARE,
)
