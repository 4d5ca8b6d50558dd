"""Kriegspfad: skirmishes on the North American frontier, 1750 to 1890, on an open table."""

from zareba.engine import (
    EDITION,
    SCORE,
    SHAPE,
    Advice,
    Board,
    Desk,
    FirstGame,
    Game,
    Option,
    Phrases,
)

from . import drafting as drafting  # known by its questions
from .battle.turn import game, score, won
from .brain import advice, judgement, proposals
from .face import board, desk, drawing, measuring, report, staging, tally, words
from .face.story import STORY
from .facts.tables import FILES, SWITCHES, read_facts
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
    options=(
        Option("preset", "mm28", ("mm28", "mm15"), "KP-1.1", EDITION),
        Option("table", "standard", ("standard", "alternative"), "KP-1.3", EDITION),
        Option(
            "scenario",
            "open_battle",
            ("open_battle", "ambush", "raid", "siege", "rolled"),
            "KP-16.2",
            SHAPE,
        ),
        Option("attacker", "rolled", ("rolled", "first", "second"), "KP-16.2", SHAPE),
        Option("size", "300", ("150", "300", "450"), "KP-16.4", SHAPE),
        *(
            Option(name, default, choices, number)
            if choices
            else Option(name, default == "yes", (), number)
            for name, (default, choices, number) in SWITCHES.items()
        ),
    ),
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
        "edge": "choice",
        "camp": "choice",
        "how": "choice",
        "mode": "choice",
        "command": "command",
    },
    board=Board(
        lines=board.board,
        drawing=drawing.facts_for_drawing,
        outlook=drawing.outlook,
        preview=drawing.preview,
        measure=measuring.measure,
    ),
    story=STORY,
    report=report.report,
    phrases=Phrases(
        about=words.about,
        called=words.called,
        hint=words.hint,
        situation=words.situation,
        missing=words.missing,
        intent=words.intent,
        tried=words.tried,
        limits=words.limits,
        refusal_facts=words.refusal_facts,
    ),
    first=FirstGame(players=2, options={"size": "150"}, ready=lambda g: g.round > 0),
    advice=Advice(
        advise=advice.advise,
        sketch=advice.sketch,
        value=judgement.value,
        is_quiet=judgement.is_quiet,
        scale=SCORE,
        judgement=judgement.JUDGEMENT,
        propose=proposals.propose,
    ),
    desk=Desk(
        error=desk.DeskError,
        wish=desk.Wish,
        read=desk.read,
        lists=desk.lists,
        check=desk.check,
        new=desk.new,
        page=desk.page,
        pdf=desk.pdf,
    ),
    roles=tally.roles,
    stage=staging.lay,
    rare=words.RARE,
)
