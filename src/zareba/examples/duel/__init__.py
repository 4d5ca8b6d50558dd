"""Duel: two hidden hands, secret bids, a pawn and a die; a whole game in its smallest form."""

from zareba.engine import Advice, Board, Game, Option, Phrases, Talk

from . import brain, face
from .facts import FILES, read_facts
from .rules import game, score, won
from .state import State, check, set_up

GAME = Game(
    name="duel",
    package=__name__,
    designer="the house",
    publisher="nobody",
    players=range(2, 3),
    minutes=2,
    rules_version=1,
    options=(Option("lucky", True, (), "DU-2.3"),),
    state=State,
    files=FILES,
    facts=read_facts,
    set_up=set_up,
    rule=game,
    check=check,
    score=score,
    won=won,
    vocabulary={"seat": "player", "way": "choice", "cards": "card"},  # what facts name
    chapter="round",  # the event that begins a chapter of the log
    board=Board(lines=face.board),
    phrases=Phrases(situation=face.situation, hint=face.hint, epilogue=face.epilogue),
    talk=Talk(rule="DU-3.1", signals=face.signals, sentence=face.sentence),
    advice=Advice(advise=brain.advise),
)
