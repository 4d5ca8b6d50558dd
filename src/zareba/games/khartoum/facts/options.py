"""What a table chooses before the siege: difficulty, events, and readings (LK-14.1)."""

from zareba.engine import DIFFICULTY, SHAPE, Option

from .tables import SWITCHES

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

OPTIONS = (
    Option("level", "normal", ("cub", "normal", "king"), "LK-10.1.1", DIFFICULTY),
    Option("events", True, (), "LK-10.2", SHAPE),
    *(
        Option(name, default, _NAMED.get(name, ()), _RULES[name])
        for name, default in SWITCHES.items()
    ),
)
