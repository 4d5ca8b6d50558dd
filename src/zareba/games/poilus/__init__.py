"""Les Poilus (The Grizzled): friends in the trenches, together against war; with Zu Befehl!."""

from zareba.engine import Advice, FirstGame, Game

from .brain import advice
from .brain.judgement import JUDGEMENT
from .brain.temper import TEMPERS
from .face import cases, words
from .face.board import BOARD
from .face.probes import PROBES
from .face.report import REPORT
from .face.story import STORY
from .face.talk import TALK
from .face.words import PHRASES
from .facts.options import OPTIONS, unfit
from .facts.reading import read_facts
from .facts.schema import FILES
from .rules.state import State, check, set_up
from .rules.turn import game, score, won

GAME = Game(
    name="poilus",
    package=__name__,
    designer="Fabien Riffaud, Juan Rodriguez",
    publisher="CMON",
    players=range(1, 6),
    minutes=30,
    rules_version=2,
    chapter="mission",
    options=OPTIONS,
    unfit=unfit,
    state=State,
    files=FILES,
    facts=read_facts,
    set_up=set_up,
    rule=game,
    check=check,
    score=score,
    won=won,
    vocabulary={
        "card": "card",
        "cardtext": "cardtext",
        "soldier": "soldier",
        "receiver": "soldier",
        "threat": "threat",
        "threats": "threat",
        "place": "place",
        "tile": "tile",
        "mission": "mission",
        "missiontext": "missiontext",
        "fitting": "mission",
    },
    probes=PROBES,
    board=BOARD,
    story=STORY,
    report=REPORT,
    phrases=PHRASES,
    talk=TALK,
    first=FirstGame(players=3),
    advice=Advice(advise=advice.advise, judgement=JUDGEMENT, tempers=TEMPERS),
    complete=cases.complete,
    rare=words.RARE,
)
