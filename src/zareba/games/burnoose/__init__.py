"""The Red Burnoose: Algeria 1857, a cooperative deck-building defence of Kabylia."""

from zareba.engine import Advice, FirstGame, Game

from .brain import advice
from .brain.judgement import JUDGEMENT
from .face import cases, words
from .face.board import BOARD
from .face.probes import PROBES
from .face.report import REPORT
from .face.story import STORY
from .face.talk import TALK
from .face.words import PHRASES
from .facts.options import OPTIONS
from .facts.reading import read_facts
from .facts.schema import FILES
from .rules.census import check
from .rules.state import State, set_up
from .rules.turn import game, score, won

GAME = Game(
    name="burnoose",
    package=__name__,
    designer="Roberta Taylor, Matt Shoemaker",
    publisher="Hit 'Em With a Shoe",
    players=range(1, 5),
    minutes=90,
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
        "seat": "player",
        "army": "army",
        "village": "village",
        "source": "village",
        "refuge": "village",
        "destination": "village",
        "card": "card",
        "cards": "card",
        "played": "card",
        "figure": "card",
        "unit": "unit",
        "units": "unit",
        "node": "node",
        "place": "village",
        "automata": "automata",
        "symbol": "symbol",
    },
    probes=PROBES,
    board=BOARD,
    story=STORY,
    report=REPORT,
    phrases=PHRASES,
    talk=TALK,
    first=FirstGame(players=2),
    advice=Advice(advise=advice.advise, judgement=JUDGEMENT),
    complete=cases.complete,
    rare=words.RARE,
)
