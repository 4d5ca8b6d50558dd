"""How a mission is told: which lines of the log are one beat."""

from zareba.engine import Story

from .report import weight

STORY = Story(
    quiet=frozenset(
        {
            "charm_recovered", "dealt", "drew", "drew_mission", "first_leader", "intensity",
            "mission_discarded", "morale_lost", "no_more_cards", "random_tile", "speech_token",
            "tiles_open", "you_removed_tile",
        }
    ),
    echoes=frozenset(
        {
            "charm_used", "discarded", "knock_discarded", "mission_chosen", "open_tile", "played",
            "speech", "tile_removed", "withdrew",
        }
    ),
    together=(
        frozenset({"turned_over"}),
        frozenset({"gave_support", "nobody_supported", "solo_tile", "supported"}),
    ),
    chapters=("mission",),
    weight=weight,
)  # fmt: skip
