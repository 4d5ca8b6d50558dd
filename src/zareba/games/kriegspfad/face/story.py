"""How a battle is told: which lines of the log are one beat."""

from zareba.engine import Story

from .report import weight

STORY = Story(
    quiet=frozenset(
        {
            "army_built", "army_one", "element_lost", "late_dice", "late_units", "markers",
            "rerolled", "stratagem", "test_due",
        }
    ),
    echoes=frozenset(
        {
            "activated", "boats", "camp", "climbed", "deployed", "disembarked", "dismounted",
            "edge", "embarked", "entered", "faced", "laid_out", "list_chosen", "march", "mounted",
            "mounting", "movement", "on_roof", "palisade", "rowed", "terrain_changed", "went_in",
            "went_out", "works", "year",
        }
    ),
    together=(
        frozenset({"shot"}),  # a volley
        frozenset({"fight"}),  # a round of melee
        frozenset({"test", "test_ignored"}),
        frozenset({"late_die"}),
    ),
    chapters=("round",),
    weight=weight,
    foreseen=False,
)  # fmt: skip
