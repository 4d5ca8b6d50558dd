"""The Lion of Khartoum: Gordon's last stand, a solitaire siege with cards and dice."""

from zareba.engine import CHANCE, DIFFICULTY, SHAPE, Advice, Board, FirstGame, Game, Option, Phrases

from .brain import advice, judgement, temper
from .face import board, posting, report, sums, words
from .face.story import STORY
from .facts.reading import read_facts
from .facts.tables import FILES, SWITCHES
from .rules.state import State, check, controls, fort_level, level_drm, set_up
from .rules.turn import game, grade, score, won

_RULES = {
    "gordon_leader": "LK-10.3",
    "palace_last_stand": "LK-10.3",
    "defence_rp_after_roll": "LK-7.2.4",
    "event_discard": "LK-5.11",
    "palace_garrison": "LK-6.7.6",
    "wiped_out_zone_is_lost": "LK-7.2.10",
    "supports_need_troops": "LK-6.7.4",
    "turn1_upkeep": "LK-4.2.5",
    "refuse_suicidal_payment": "LK-6.0.1",
}
_NAMED = {"event_discard": ("discard", "reshuffle")}

GAME = Game(
    name="khartoum",
    package=__name__,
    designer="Jacques Rabier",
    publisher="White Dog Games",
    players=range(1, 2),
    minutes=60,
    rules_version=1,
    options=(  # LK-14.1
        Option("level", "normal", ("cub", "normal", "king"), "LK-10.1.1", DIFFICULTY),
        Option("events", True, (), "LK-10.2", SHAPE),
        *(
            Option(name, default, _NAMED.get(name, ()), _RULES[name])
            for name, default in SWITCHES.items()
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
    board=Board(
        lines=board.board,
        drawing=board.facts_for_drawing,
        outlook=sums.outlook,
        for_all=True,
        preview=sums.preview,
    ),
    story=STORY,
    report=report.report,
    phrases=Phrases(
        situation=words.situation,
        hint=words.hint,
        warning=words.warning,
        warned=words.warned,
        intent=posting.intent_in_words,
        tried=posting.tried_in_words,
        missing=words.missing,
        epilogue=words.epilogue,
    ),
    first=FirstGame(players=1, options={"level": "cub"}),
    advice=Advice(
        advise=advice.advise,
        value=judgement.value,
        is_quiet=judgement.is_quiet,
        scale=CHANCE,
        judgement=judgement.JUDGEMENT,
        tempers=temper.TEMPERS,
    ),
    # One answer to one card of the events; the cases of card 7 show it.
    rare=("khartoum.events.remove_leader_effect", "khartoum.events.roll_effect"),
)
