"""The Red Burnoose: Algeria 1857, a cooperative deck-building defence of Kabylia."""

from zareba.engine import CHANCE, Advice, Board, FirstGame, Game, Phrases, Talk

from .brain import advice, judgement
from .face import board, cases, drawing, report, talk, uses, words
from .face.probes import PROBES
from .face.story import STORY
from .facts.options import OPTIONS
from .facts.reading import read_facts
from .facts.tables import FILES
from .rules.census import check
from .rules.state import State, set_up
from .rules.turn import game, score, won

GAME = Game(
    name="burnoose",
    package=__name__,
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
    board=Board(
        lines=board.board,
        drawing=drawing.facts_for_drawing,
        outlook=drawing.outlook,
        preview=uses.preview,
    ),
    story=STORY,
    report=report.report,
    phrases=Phrases(
        hint=words.hint,
        warning=words.warning,
        situation=words.situation,
        missing=words.missing,
        epilogue=words.epilogue,
    ),
    talk=Talk(
        rule=talk.RULE,
        restricts=talk.RESTRICTS,
        signals=talk.signals,
        signals_only=talk.signals_only,
        silenced_by=talk.silenced_by,
        sentence=talk.sentence,
    ),
    first=FirstGame(players=2),
    advice=Advice(
        advise=advice.advise,
        value=judgement.value,
        is_quiet=judgement.is_quiet,
        scale=CHANCE,
        judgement=judgement.JUDGEMENT,
    ),
    complete=cases.complete,
    rare=words.RARE,
)
