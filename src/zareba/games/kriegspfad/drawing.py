"""What a drawing of the table needs: facts once, and what every reader may measure."""

from __future__ import annotations

from typing import Any

from .geometry import HUNDREDTH
from .tables import Facts


# ------------------------------------------------------------------------------------ facts, once
def facts_for_drawing(facts: Facts, words: Any) -> dict[str, Any]:
    """Sizes in hundredths of an inch, names in the reader's language."""
    sizes = facts.sizes
    return {
        "table": [n // HUNDREDTH for n in sizes.table],
        "frontage": sizes.frontage // HUNDREDTH,
        "depths": {
            troop: [facts.depths[troop, mounted] // HUNDREDTH for mounted in (False, True)]
            for troop in facts.troops
        },
        "kinds": [
            {"id": kind.id, "name": words.name("terrain", kind.id), "linear": kind.linear}
            for kind in facts.kinds
        ],
        "weapons": {
            arm.id: {
                "name": words.name("weapon", arm.id),
                "effective": arm.effective // HUNDREDTH,
                "longest": arm.longest // HUNDREDTH,
            }
            for arm in facts.arms.values()
        },
        "names": _names(facts, words),
        "words": {name: words.text(f"draw-{name}") for name in DRAWN_WORDS},
    }


DRAWN_WORDS = ("table",)


def _names(facts: Facts, words: Any) -> dict[str, str]:
    """Of every entry of every list (``L07-warriors``), and of scouts, prophets, trains."""
    found = {role: words.name("entry", role) for role in ("scout", "prophet", "train")}
    for army_list in facts.catalogue.lists.values():
        for entry in army_list.entry:
            label = f"{army_list.id}-{entry.id}"
            found[label] = words.name("entry", label)
    return found
