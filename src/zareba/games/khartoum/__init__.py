"""The Lion of Khartoum: Gordon's last stand, a solitaire siege with cards and dice."""

from zareba.engine import Advice, FirstGame, Game

from .brain import advice
from .brain.judgement import JUDGEMENT
from .brain.temper import TEMPERS
from .face.board import BOARD
from .face.report import REPORT
from .face.story import STORY
from .face.words import PHRASES
from .facts.options import OPTIONS
from .facts.reading import read_facts
from .facts.schema import FILES
from .rules.state import State, check, controls, fort_level, level_drm, set_up
from .rules.turn import game, grade, score, won

GAME = Game(
    name="khartoum",
    package=__name__,
    designer="Jacques Rabier",
    publisher="White Dog Games",
    players=range(1, 2),
    minutes=60,
    rules_version=1,
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
        "zone": "zone",
        "banner": "banner",
        "banners": "banner",
        "unit": "unit",
        "units": "unit",
        "action": "action",
        "card": "card",
        "cardtext": "cardtext",
        "earlier": "card",
        "month": "month",
        "row": "row",
        "option": "cardoption",
        "kind": "kind",
    },
    probes={
        "controls": controls,
        "fort_level": fort_level,
        "level_drm": level_drm,
        "grade": grade,
    },
    board=BOARD,
    story=STORY,
    report=REPORT,
    phrases=PHRASES,
    first=FirstGame(players=1, options={"level": "cub"}, led=True),
    advice=Advice(advise=advice.advise, judgement=JUDGEMENT, tempers=TEMPERS),
    # One answer to one card of the events; the cases of card 7 show it.
    rare=("khartoum.events.remove_leader_effect", "khartoum.events.roll_effect"),
)
