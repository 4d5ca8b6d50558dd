"""How the uprising is told: which lines of the log are one beat."""

from zareba.engine import Story

from .report import weight

STORY = Story(
    quiet=frozenset(
        {
            "draws", "drew", "leaders_dealt", "reshuffled", "saw", "saw_cards", "setup_card",
            "starting_card", "token", "unit_spent", "units_added",
        }
    ),
    echoes=frozenset(
        {
            "ambush", "ambush_paid", "ambush_return", "bought", "buried", "card_destroyed",
            "card_moved", "defense_built", "discarded", "figure_placed", "found_food",
            "free_card", "french_lost", "kept_one", "leader_kept", "looked", "market",
            "mobilized", "mouhand", "placed", "played", "retrieved", "revealed", "taken_back",
            "topped", "unit_placed", "unit_sent",
        }
    ),
    together=(frozenset({"french_lost"}), frozenset({"village_entered", "combat"})),
    rows=frozenset({"drew", "french_lost", "units_added"}),
    chapters=("turn", "card_turned"),
    weight=weight,
)  # fmt: skip
