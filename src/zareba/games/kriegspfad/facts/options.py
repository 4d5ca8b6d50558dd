"""What a table chooses before the battle: sizes, scenario, and readings."""

from zareba.engine import EDITION, SHAPE, Option

# KP-32: readings a group may change, with their values unless it does.
SWITCHES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "skirmisher_penalty_range": ("over_4", ("over_4", "under_4"), "KP-22.12"),
    "melee_defender_extra": ("disciplined", ("disciplined", "exceptional", "either"), "KP-24.14"),
    "moving_penalty": ("moved_or_mounted", ("moved_or_mounted", "mounted_and_moved"), "KP-22.12"),
    "artillery_stationary": ("this_and_last", ("this_and_last", "this_or_last"), "KP-8.4"),
    "flank_bonus_requires_front": ("no", (), "KP-24.14"),
    "skirmisher_militia_cumulative": ("yes", (), "KP-24.14"),
    "lancer_needs_good_going": ("yes", (), "KP-24.16"),
    "scenario_roll_5": ("raid", ("raid", "siege", "reroll"), "KP-16.3"),
    "raid_late_arrivals_from": ("1", ("1", "4"), "KP-17.1"),
    "raid_palisades": ("no", (), "KP-29.1"),
    "terror_on_shooting": ("yes", (), "KP-11.5"),
    "reinforcement_open_battle": ("no", (), "KP-11.7"),
    "untrained_effective_range_only": ("no", (), "KP-5.4"),
    "units_max": ("9", ("9", "12", "99"), "KP-30.2"),
    "burn_test_also_if_enemy": ("no", (), "KP-26.2"),
    "ambush_commander_must_exit": ("no", (), "KP-16.7"),
    "rough_gives_cover": ("no", (), "KP-13.7"),
    "open_battle_round_limit": ("0", ("0", "8", "10", "12", "15"), "KP-16.12"),
    "dark_shoot_at_revealed_guns": ("no", (), "KP-15.10"),
    "village_hold_checks": ("2", ("2", "3"), "KP-16.9"),
    "burned_village_counts_taken": ("yes", (), "KP-16.9"),
    "melee_join_later_rounds": ("yes", (), "KP-24.20"),
    "ambush_round_limit": ("0", ("0", "15", "20", "25"), "KP-16.22"),
}

OPTIONS = (
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
)
