"""How the siege is told: which lines of the log are one beat."""

from zareba.engine import Story

from .report import weight

STORY = Story(
    quiet=frozenset(
        {
            "action_points", "ap_lost", "defended", "defence_drm", "event_condition",
            "event_removed", "event_reshuffle", "improvement_lost", "morale", "pool", "resources",
            "strength",
        }
    ),
    echoes=frozenset(
        {
            "action", "event_choice", "gunboat_build", "gunboat_repair", "improved", "leader_sent",
            "levies", "withdraw",
        }
    ),
    together=(
        frozenset({"defence_roll", "defence_total"}),
        frozenset(
            {
                "casualty_roll", "gun_lost", "gunboat_damaged", "gunboat_destroyed",
                "leader_killed", "leader_unharmed", "leader_wounded", "step_lost", "unit_lost",
                "wiped_out",
            }
        ),
    ),
    chapters=("turn", "banner_card"),
    weight=weight,
)  # fmt: skip
