"""Intents before the battle: pieces of terrain, works, who is held back, the order of march."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from zareba.engine import Intent
from zareba.games.kriegspfad.field.companies import HIDDEN, LATE
from zareba.games.kriegspfad.field.geometry import TURN, Point, ahead
from zareba.games.kriegspfad.field.ground import HEAD, piece_of
from zareba.games.kriegspfad.field.state import State
from zareba.games.kriegspfad.prepare.random_field import NoLayout, random_layout

from .maneuvers import Angle, Length, Move, Number, Suggest, Wish, read

CORNERS = 12  # of a rounded piece
Pieces = tuple[tuple[int, ...], ...]


class Lay(Wish, frozen=True, kw_only=True):
    """A rounded piece: its kind, its middle, how long and how deep it is."""

    kind: str
    x: Length
    y: Length
    long: Annotated[int, Meta(ge=100, le=8000)] = 1600
    deep: Annotated[int, Meta(ge=100, le=8000)] = 1200
    turn: Angle = 0


class Run(Wish, frozen=True, kw_only=True):
    """A stream, road, wall or river along points."""

    kind: str
    points: Annotated[list[tuple[Length, Length]], Meta(min_length=2, max_length=12)]
    width: Annotated[int, Meta(ge=0, le=2000)] = 200


class Drag(Wish, frozen=True, kw_only=True):
    piece: Number
    dx: Length = 0
    dy: Length = 0


class Remove(Wish, frozen=True, kw_only=True):
    piece: Number


class Fill(Wish, frozen=True, kw_only=True):
    """A legal layout to begin with; another seed, another layout."""

    seed: Number = 0


class Generate(Wish, frozen=True):
    """KP-14.3: chance lays the table out."""


class Done(Wish, frozen=True):
    """No more changes."""


LAYING: dict[str, type[Wish]] = {
    "lay": Lay, "run": Run, "drag": Drag, "remove": Remove, "fill": Fill, "generate": Generate,
}  # fmt: skip
CHANGING: dict[str, type[Wish]] = {
    "lay": Lay, "run": Run, "drag": Drag, "remove": Remove, "done": Done,
}  # fmt: skip


def new_piece(g: State, wish: Lay | Run) -> tuple[int, ...]:
    kind = g.facts.kind[wish.kind]
    if isinstance(wish, Run):
        points: list[Point] = [(x, y) for x, y in wish.points]
        return tuple(piece_of(kind, points, width=wish.width))
    rounded = []
    for i in range(CORNERS):
        u, v = ahead(0, 0, TURN * i // CORNERS, 10_000)
        x, y = ahead(wish.x, wish.y, wish.turn % TURN, u * wish.long // 20_000)
        left = (wish.turn + TURN // 4) % TURN
        rounded.append(ahead(x, y, left, v * wish.deep // 20_000))
    return tuple(piece_of(kind, rounded))


def moved(piece: Sequence[int], dx: int, dy: int) -> tuple[int, ...]:
    shape = [n + (dy if i % 2 else dx) for i, n in enumerate(piece[HEAD:])]
    return (*piece[:HEAD], *shape)


def laid_out(g: State, draft: Pieces | str, intent: Intent, generated: str, half: Any) -> Any:
    """D-11: the layout an intent makes of a draft."""
    _, wish = read(intent, LAYING)
    pieces = [] if isinstance(draft, str) else [*draft]
    match wish:
        case Generate():
            return generated
        case Fill():
            try:
                made = random_layout(g.facts, g.region, random.Random(wish.seed).randrange, half)
            except NoLayout as error:
                raise ValueError(str(error)) from error
            return tuple(map(tuple, made))
        case Drag():
            pieces[wish.piece] = moved(pieces[wish.piece], wish.dx, wish.dy)
        case Remove():
            del pieces[wish.piece]
        case Lay() | Run():
            pieces.append(new_piece(g, wish))
    return tuple(pieces)


def changed_by(g: State, intent: Intent, done: str) -> Any:
    """D-12: one change."""
    _, wish = read(intent, CHANGING)
    match wish:
        case Drag():
            return ("move", wish.piece, wish.dx, wish.dy)
        case Remove():
            return ("remove", wish.piece)
        case Lay() | Run():
            return ("add", *new_piece(g, wish))
    return done


# --------------------------------------------------------------------------------------- works
class Dug(Wish, frozen=True, kw_only=True):
    """One more emplacement."""

    x: Length
    y: Length
    facing: Angle = 0


DIGGING: dict[str, type[Wish]] = {"dig": Dug, "move": Move, "remove": Remove, "suggest": Suggest}


def dug(draft: Any, intent: Intent) -> Any:
    """D-06: emplacements one by one; None: any legal ones."""
    _, wish = read(intent, DIGGING)
    places = [*draft]
    match wish:
        case Dug():
            places.append((wish.x, wish.y, wish.facing % TURN))
        case Move():
            old = places[wish.element]
            facing = old[2] if wish.facing is None else wish.facing % TURN
            places[wish.element] = (wish.x, wish.y, facing)
        case Remove():
            del places[wish.piece]
        case _:
            return None
    return tuple(places)


# ------------------------------------------------------------------------- holding back, marching
class OneUnit(Wish, frozen=True, kw_only=True):
    number: Number


class Delay(OneUnit, frozen=True, kw_only=True):
    """KP-16.14: commander, scout and prophet come with a unit, which then is late as well."""

    escort: Number | None = None


HOLDING: dict[str, type[Wish]] = {
    "late": Delay, "hide": OneUnit, "ready": OneUnit, "suggest": Suggest,
}  # fmt: skip
MARCHING: dict[str, type[Wish]] = {"earlier": OneUnit, "later": OneUnit, "suggest": Suggest}
STATUS = {"late": LATE, "hide": HIDDEN}


def held(draft: Any, intent: Intent) -> Any:
    """D-14: one company more, or one less; None: any legal answer."""
    name, wish = read(intent, HOLDING)
    if not isinstance(wish, OneUnit):
        return None
    escort = wish.escort if isinstance(wish, Delay) else None
    kept = [order for order in draft if order[0] != wish.number and order != (escort, HIDDEN)]
    kept = [order[:2] if order[2:] == (wish.number,) else order for order in kept]
    if escort is None:
        return (*kept, (wish.number, STATUS[name])) if name in STATUS else tuple(kept)
    if (escort, LATE) not in kept:
        kept.append((escort, LATE))
    return (*kept, (wish.number, LATE, escort))


def marched(draft: Any, intent: Intent) -> Any:
    """D-15: one company a place forward or back; None: any order."""
    name, wish = read(intent, MARCHING)
    if not isinstance(wish, OneUnit):
        return None
    order = [*draft]
    at = order.index(wish.number)
    to = max(0, min(len(order) - 1, at + (1 if name == "later" else -1)))
    order.insert(to, order.pop(at))
    return tuple(order)
