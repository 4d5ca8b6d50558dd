"""Les Poilus (The Grizzled): friends in the trenches, together against war; with Zu Befehl!."""

from collections.abc import Mapping

from zareba.engine import (
    DIFFICULTY,
    SCORE,
    SHAPE,
    Advice,
    Board,
    FirstGame,
    Game,
    Option,
    Phrases,
    Talk,
)

from .brain import advice, judgement, temper
from .face import board, cases, drawing, report, talk, words
from .face.probes import PROBES
from .face.story import STORY
from .facts.reading import FILES, read_facts
from .rules.state import State, check, set_up
from .rules.turn import game, score, won


def unfit(players: int, options: Mapping[str, bool | str]) -> str:
    """LP-15: why these options cannot be played together; empty: they can."""
    checks = (_unfit_chaplain, _unfit_veteran, _unfit_ruleset, _unfit_seats)
    return next((why for check in checks if (why := check(players, options))), "")


def _unfit_chaplain(players: int, options: Mapping[str, bool | str]) -> str:
    expansion, chaplain = options["ruleset"] == "expansion", options["two_players"] == "chaplain"
    if expansion and players == 1:
        return "Solo is played with the base rules (LP-14.1)"
    if chaplain and players != 2:  # noqa: PLR2004
        return "the Chaplain is for two players (LP-10.4)"
    if chaplain and expansion:
        return "with the expansion two players play Duo, not with the Chaplain (LP-10.6)"
    if options["chaplain_trials"] != "20" and not chaplain:
        return "chaplain_trials is for games with the Chaplain (LP-10.4)"
    return ""


def _unfit_veteran(players: int, options: Mapping[str, bool | str]) -> str:
    expansion, chaplain = options["ruleset"] == "expansion", options["two_players"] == "chaplain"
    if options["veteran"] and (players == 1 or chaplain or (expansion and players > 2)):  # noqa: PLR2004
        return "veteran is for the base game with 3 to 5 players and for Duo (LP-10.2, LP-13.3)"
    return ""


def _unfit_ruleset(_players: int, options: Mapping[str, bool | str]) -> str:
    expansion = options["ruleset"] == "expansion"
    if options["difficulty"] != "trench" and not expansion:
        return "difficulty is about the mission deck of the expansion (LP-11.3)"
    if options["first_mission_min_in_expansion"] and not expansion:
        return "first_mission_min_in_expansion is for the expansion (LP-11.9)"
    if options["base_failure_allows_charm"] and expansion:
        return "base_failure_allows_charm is for the base rules (LP-7.6)"
    return ""


def _unfit_seats(players: int, options: Mapping[str, bool | str]) -> str:
    if options["speech_includes_speaker"] and players == 1:
        return "Solo has no speeches (LP-14.1)"
    first, leaders = options["first_leader"], 3 if players == 1 else players
    if first != "random" and int(first) >= leaders:
        return f"first_leader: there are seats 0 to {leaders - 1} (LP-2.6)"
    return ""


GAME = Game(
    name="poilus",
    package=__name__,
    designer="Fabien Riffaud, Juan Rodriguez",
    publisher="CMON",
    players=range(1, 6),
    minutes=30,
    rules_version=2,
    chapter="mission",
    options=(
        Option("ruleset", "base", ("base", "expansion"), "LP-11.1", SHAPE),
        Option("two_players", "duo", ("duo", "chaplain"), "LP-13.1", SHAPE),
        Option("difficulty", "trench", ("bunker", "trench", "front"), "LP-11.3", DIFFICULTY),
        Option("traps", True, (), "LP-10.1", DIFFICULTY),
        Option("veteran", False, (), "LP-10.2", DIFFICULTY),
        Option(
            "chaplain_trials", "20", ("20", "22", "24", "26", "28", "30"), "LP-10.4", DIFFICULTY
        ),
        Option("speech_includes_speaker", False, (), "LP-5.10"),
        Option("base_failure_allows_charm", False, (), "LP-7.6"),
        Option("first_mission_min_in_expansion", False, (), "LP-11.9"),
        Option("soldiers", "random", ("random", "chosen"), "LP-2.7"),
        Option("first_leader", "random", ("random", "0", "1", "2", "3", "4"), "LP-2.6"),
    ),
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
    board=Board(
        lines=board.board,
        drawing=drawing.facts_for_drawing,
        outlook=drawing.outlook,
        preview=drawing.preview,
    ),
    story=STORY,
    report=report.report,
    phrases=Phrases(
        situation=words.situation,
        hint=words.hint,
        warning=words.warning,
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
    first=FirstGame(players=3),
    advice=Advice(
        advise=advice.advise,
        value=judgement.value,
        is_quiet=judgement.is_quiet,
        scale=SCORE,
        judgement=judgement.JUDGEMENT,
        tempers=temper.TEMPERS,
    ),
    complete=cases.complete,
    rare=words.RARE,
)
