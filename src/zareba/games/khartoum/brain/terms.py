"""What the numbers of the judgement mean to people: reasons of hints are told by them."""

from __future__ import annotations

from zareba.engine import Term
from zareba.games.khartoum.rules.state import State

ZONES = (2, 3, 4, 5)  # near the Palace


def zones(g: State) -> dict[str, float]:
    """Where each Banner stands."""
    return dict(zip(g.facts.banners, map(float, g.at), strict=True))


TERMS = {
    "left": Term(("left",)),
    "cm": Term(("cm",), ("despair", "left_cm")),
    "rp": Term(("rp",), ("hunger", "left_rp")),
    "drm": Term(("drm",), ("left_drm",)),
    "strength": Term(("strength",), ("left_strength",)),
    "steps": Term(("steps",), ("left_steps",)),
    "guns": Term(("guns",)),
    "leaders": Term(("leaders",)),
    "gunboats": Term(("gunboats",)),
    "improved": Term(("improved",)),
    "near": Term(
        tuple(f"near_{zone}" for zone in ZONES),
        tuple(f"left_near_{zone}" for zone in ZONES),
        kind="banner",
        each=zones,
    ),
}
