"""What a table chooses before the war, and what of it goes together (LP-15)."""

from collections.abc import Mapping

from zareba.engine import DIFFICULTY, SHAPE, Option

OPTIONS = (
    Option("ruleset", "base", ("base", "expansion"), "LP-11.1", SHAPE),
    Option("two_players", "duo", ("duo", "chaplain"), "LP-13.1", SHAPE),
    Option("difficulty", "trench", ("bunker", "trench", "front"), "LP-11.3", DIFFICULTY),
    Option("traps", True, (), "LP-10.1", DIFFICULTY),
    Option("veteran", False, (), "LP-10.2", DIFFICULTY),
    Option("chaplain_trials", "20", ("20", "22", "24", "26", "28", "30"), "LP-10.4", DIFFICULTY),
    Option("speech_includes_speaker", False, (), "LP-5.10"),
    Option("base_failure_allows_charm", False, (), "LP-7.6"),
    Option("first_mission_min_in_expansion", False, (), "LP-11.9"),
    Option("soldiers", "random", ("random", "chosen"), "LP-2.7"),
    Option("first_leader", "random", ("random", "0", "1", "2", "3", "4"), "LP-2.6"),
)


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
