"""Intents for companies that are placed: deployed, arriving, entering, hiding (D-17 to D-21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from zareba.engine import Forbidden, Intent, Refusal
from zareba.games.kriegspfad.facts.lengths import HUNDREDTH
from zareba.games.kriegspfad.field.formations import formation
from zareba.games.kriegspfad.field.geometry import TURN, Box
from zareba.games.kriegspfad.field.placing import FACING, bases_for
from zareba.games.kriegspfad.field.state import TRAIN, State
from zareba.games.kriegspfad.field.structures import Company, Place
from zareba.games.kriegspfad.field.troops import cohesion_for

from . import maneuvers
from .drawings import stand_trial
from .maneuvers import Angle, Formation, Length, Maneuver, Number, Suggest, Wish

Draft = tuple[Any, ...]  # 1 if mounted, then the places


class Put(Wish, frozen=True, kw_only=True):
    """A formation with its centre at a place, looking into the table if nothing else is said."""

    x: Length
    y: Length
    facing: Angle | None = None
    formation: Formation | None = None
    gap: Length = 0
    mounted: bool | None = None


class Mount(Wish, frozen=True, kw_only=True):
    mounted: bool


class Take(Wish, frozen=True, kw_only=True):
    """One of several companies, and what is meant with it; nothing: any legal place."""

    number: Number
    intent: Intent | None = None


class Clear(Wish, frozen=True, kw_only=True):
    """A company is left out again."""

    number: Number


class Post(Wish, frozen=True, kw_only=True):
    """KP-10.11, KP-29.16: into a building or boat of its side that has room."""

    number: Number


class Late(Wish, frozen=True, kw_only=True):
    """KP-16.20: no room; it comes late."""

    number: Number


KINDS: dict[str, type[Wish]] = {
    **maneuvers.MANEUVERS,
    "put": Put,
    "mount": Mount,
    "suggest": Suggest,
}
SEVERAL: dict[str, type[Wish]] = {
    "take": Take,
    "clear": Clear,
    "late": Late,
    "post": Post,
    "suggest": Suggest,
}

Search = Callable[[], Draft]  # a legal answer to begin with; raises Forbidden if there is none


def placed(
    g: State, seat: int, company: Company, draft: Draft | None, intent: Intent | None, any_: Search
) -> Draft:
    """What an intent makes of the places of one company."""
    wish = Suggest() if intent is None else maneuvers.read(intent, KINDS)[1]
    if isinstance(wish, Suggest):
        return any_()
    if isinstance(wish, Put):
        return put(g, seat, company, draft, wish)
    mounted, *places = draft or any_()
    if isinstance(wish, Mount):
        return (int(wish.mounted), *places)
    assert isinstance(wish, Maneuver)
    bases = dict(enumerate(bases_for(g, company, bool(mounted), places)))
    moved = maneuvers.maneuver(wish, bases)
    return (mounted, *(moved.get(i, place) for i, place in enumerate(places)))


def put(g: State, seat: int, company: Company, draft: Draft | None, wish: Put) -> Draft:
    mounted = bool(draft[0]) if draft else company.mounted
    if wish.mounted is not None:
        mounted = wish.mounted
    facing = wish.facing
    if facing is None:
        facing = draft[1][2] if draft and len(draft) > 1 else FACING[g.edges[seat]]
    shape = wish.formation or ("column" if company.role == TRAIN else "line")
    depth = g.facts.depths[company.troop, mounted]
    x, y = wish.x * HUNDREDTH, wish.y * HUNDREDTH
    width, gap = g.facts.sizes.frontage, max(wish.gap, 0) * HUNDREDTH
    number = len(company.crew)
    return (int(mounted), *formation(shape, number, x, y, facing % TURN, width, depth, gap))


def found(rule: str, mounted: bool, places: Sequence[Place]) -> Draft:
    """What a search has found; Forbidden if that is nothing."""
    if not places:
        raise Forbidden(Refusal(rule, "no_room"))
    return (int(mounted), *places)


def company_offers(company: Company) -> list[Intent]:
    """What a player may want of one company, ready to take."""
    modes: list[Intent] = [{"mount": {"mounted": True}}, {"mount": {"mounted": False}}]
    ready: list[Intent] = [{"suggest": {}}, *maneuvers.shapes(len(company.crew))]
    return ready + (modes if company.horses else [])


def drawn(g: State, number: int, company: Company, draft: Draft) -> dict[str, Any]:
    """For a drawing: the company at these places."""
    mounted, *places = draft
    bases: list[Box] = bases_for(g, company, bool(mounted), places)
    limit = cohesion_for(g, company.troop, company.role, bool(mounted))
    return stand_trial(number, bool(mounted), bases, limit)
