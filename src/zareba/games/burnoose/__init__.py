"""The Red Burnoose: Algeria 1857, a cooperative deck-building defence of Kabylia."""

from zareba.engine import Game

from .face.probes import PROBES
from .facts.options import OPTIONS
from .facts.reading import read_facts
from .facts.tables import FILES
from .rules.census import check
from .rules.state import State, set_up
from .rules.turn import game, score, won

GAME = Game(
    name="burnoose",
    package=__name__,
    title="The Red Burnoose: Algeria 1857",
    designer="Roberta Taylor and Matt Shoemaker",
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
)
