"""The reading options: where the rulebooks are silent or differ, a table chooses (RB-21)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from zareba.engine import DIFFICULTY, HOUSE, DataFiles, Option
from zareba.engine import EDITION as EDITION_GROUP

from .schema import Reading, SetupFile

EDITION = "edition"  # the value of every reading option: as the chosen edition has it
EDITIONS = ("standard", "english", "german")
YES, NO = "yes", "no"
WINDOWS = ("before_combat", "after_artillery", "after_sharpshooters", "after_berber_fire")
AFTER_ROUND = "after_round"  # the window that always stays (RB-15.7)

# id -> rule, values; the first value is the default of the data files.
READINGS: dict[str, tuple[str, tuple[str, ...]]] = {
    "undefended_village": ("RB-15.3", ("conquered", "retreat_allowed")),
    "french_retreat_check": ("RB-15.7", ("immediate", "end_of_round")),
    "counterattack_dice_choice": ("RB-6.7", ("crt_order", "player")),
    "young_man_destination": ("RB-9.8", ("any_village", "own")),
    "young_man_topdeck_requires_move": ("RB-9.8", (YES, NO)),
    "moudjahidate_at_setup": ("RB-3.3", (NO, YES)),
    "setup_full_army_counts_as_deployed": ("RB-3.9", (NO, YES)),
    "pursuit_mode": ("RB-13.4", ("priority", "tie_break")),
    "pursuit_persists_until_village": ("RB-13.4", (YES, NO)),
    "conquered_villages_block_ambush_path": ("RB-6.2", (NO, YES)),
    "soumeur_mode": ("RB-14.9", ("as_stop", "pass_through")),
    "deadlock": ("RB-15.11", ("repeat_bombardment", "french_retreat")),
    "homme_moudjahidine": ("RB-11.6", ("1", "2")),
    "homme_bottom_optional": ("RB-11.6", (NO, YES)),
    "oulmokhtar_builds_defense": ("RB-11.7", (YES, NO)),
    "tayeb_copies_village_effects": ("RB-11.8", (NO, YES)),
    "draw_timing": ("RB-5.1", ("turn_start", "round_start")),
    "reroll_token_limit": ("RB-8.4", ("12", "0")),
    "french_cube_limit": ("RB-2.5", (YES, NO)),
    "turned_moudjahidine_hit_order": ("RB-15.9", ("first", "last")),
    "eliminated_sharpshooters": ("RB-16.7", ("removed", "join_french")),
    "solo_conquest_scope": ("RB-18.6", ("region", "village")),
    "solo_ambush_same_region": ("RB-18.2", (YES, NO)),
    "win_timing": ("RB-17.2", ("automata_cannot_act", "end_of_round")),
    "placement_ban": ("RB-14.1", ("french_army", "submitted")),
    "fatma_token": ("RB-11.1", ("figure", "card")),
    "reinforcement_timing": ("RB-12.3", ("next_turn", "next_round")),
    "cavalry_row": ("RB-15.8", ("six", "five_and_six")),
}
# Where the editions differ (RB-21.1); here "edition" is a value, and the default.
BY_EDITION = (
    "moudjahidate_at_setup",
    "draw_timing",
    "counterattack_dice_choice",
    "win_timing",
    "young_man_destination",
    "homme_moudjahidine",
    "oulmokhtar_builds_defense",
    "soumeur_mode",
    "placement_ban",
)
SOLO, ALONE = ("solo_conquest_scope", "solo_ambush_same_region"), (1,)  # RB-18
WINDOWS_AT_START = ("after_sharpshooters",)


def _option(name: str) -> Option:
    rule, values = READINGS[name]
    players = ALONE if name in SOLO else ()
    if name in BY_EDITION:
        return Option(name, EDITION, (EDITION, *values), rule, HOUSE, players)
    if set(values) == {YES, NO}:
        return Option(name, values[0] == YES, (), rule, HOUSE, players)
    return Option(name, values[0], values, rule, HOUSE, players)


# RB-19.4: the three steps of difficulty are switches of their own.
OPTIONS = (
    Option(EDITION, "standard", EDITIONS, "RB-21.1", EDITION_GROUP),
    Option("automata_after_every_player", False, (), "RB-19.1", DIFFICULTY),
    Option("no_village_starting_items", False, (), "RB-19.2", DIFFICULTY),
    Option("no_leader_starting_items", False, (), "RB-19.3", DIFFICULTY),
    *(_option(name) for name in READINGS),
    *(Option(f"retreat_{name}", name in WINDOWS_AT_START, (), "RB-15.7") for name in WINDOWS),
)
_DEFAULTS = {option.id: option.default for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Readings:
    """The chosen reading of every doubtful rule."""

    undefended_village: str
    french_retreat_check: str
    counterattack_dice_choice: str
    young_man_destination: str
    young_man_topdeck_requires_move: bool
    moudjahidate_at_setup: bool
    setup_full_army_counts_as_deployed: bool
    pursuit_mode: str
    pursuit_persists_until_village: bool
    conquered_villages_block_ambush_path: bool
    soumeur_mode: str
    deadlock: str
    homme_moudjahidine: int
    homme_bottom_optional: bool
    oulmokhtar_builds_defense: bool
    tayeb_copies_village_effects: bool
    draw_timing: str
    reroll_token_limit: int
    french_cube_limit: bool
    turned_moudjahidine_hit_order: str
    eliminated_sharpshooters: str
    solo_conquest_scope: str
    solo_ambush_same_region: bool
    win_timing: str
    placement_ban: str
    fatma_token: str
    reinforcement_timing: str
    cavalry_row: str
    retreat_windows: frozenset[str]


def as_text(value: Reading) -> str:
    """A value of the data files as the options of a table write it."""
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)


def _as_value(text: str) -> bool | int | str:
    if text in (YES, NO):
        return text == YES
    return int(text) if text.isdigit() else text


def read_readings(data: DataFiles, file: SetupFile, options: Mapping[str, bool | str]) -> Readings:
    """RB-21: the data's defaults, the edition laid over them, the table's own choices over that."""
    _check(data, file)
    preset = {k: v for k, v in file.presets[options[EDITION]].items() if k != "prov"}  # type: ignore[index]
    values = {**file.options, **preset}
    own = {name: value for name, value in options.items() if value != _DEFAULTS[name]}
    chosen = {name: _as_value(as_text(own.get(name, values[name]))) for name in READINGS}
    windows = values["retreat_windows"]
    assert isinstance(windows, list)  # _check has refused anything else
    opened = {w for w in WINDOWS if own.get(f"retreat_{w}", w in windows)}
    return Readings(**chosen, retreat_windows=frozenset(opened | {AFTER_ROUND}))  # type: ignore[arg-type]


def _check(data: DataFiles, file: SetupFile) -> None:
    """The options of the data files are those the rules know, with the values they know."""
    for name, (_, known) in READINGS.items():
        for place, table in (("options", file.options), *file.presets.items()):
            if name in table and as_text(table[name]) not in known:
                problem = f"{as_text(table[name])!r} is not one of {', '.join(known)}"
                raise data.fail("setup.toml", f"{place}.{name}", problem)
        if name not in file.options:
            raise data.fail("setup.toml", "options", f"{name} is missing")
    windows = file.options.get("retreat_windows")
    if not isinstance(windows, list) or AFTER_ROUND not in windows:
        problem = f"a list with {AFTER_ROUND} expected (RB-15.7)"
        raise data.fail("setup.toml", "options.retreat_windows", problem)
