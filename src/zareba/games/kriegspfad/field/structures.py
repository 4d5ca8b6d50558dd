"""What the state is made of beside numbers: companies off the table, fights, fires, losses."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

import msgspec

Place = tuple[int, int, int]  # x, y, facing; or a post (see `posts`)
READY = "ready"


class Crew(msgspec.Struct, frozen=True, array_like=True):
    """One element; a gun and its crew are one (KP-1.5)."""

    arms: str
    skills: int
    price: int


class Company(msgspec.Struct, frozen=True, array_like=True):
    """One unit off the table."""

    entry: str
    troop: str
    role: str
    horses: bool
    mounted: bool
    traits: int
    crew: tuple[Crew, ...]
    status: str = READY
    places: tuple[Place, ...] = ()
    brings: tuple[str, ...] = ()  # KP-16.14: roles of those who come late with it
    beside: int = -1  # the unit on the table it came with
    mark: str = ""  # see `marks`
    title: str = ""  # the name its owner gave it

    def known_as(self, mark: str, title: str) -> Company:
        """The same with its mark and the name its owner gave it."""
        return msgspec.structs.replace(self, mark=mark, title=title)

    def stands(self, mounted: bool, places: tuple[Place, ...]) -> Company:
        """The same at these places."""
        return msgspec.structs.replace(self, mounted=mounted, places=places)

    def waits(self, status: str, beside: int = -1) -> Company:
        """The same with another status."""
        return msgspec.structs.replace(self, status=status, beside=beside)

    def comes(self, status: str, beside: int = -1) -> Company:
        """The same on its way to the table, in the saddle if it has horses."""
        return msgspec.structs.replace(self, status=status, mounted=self.horses, beside=beside)

    def split(self, left: Container[int], status: str) -> tuple[Company, Company]:
        """The elements of these numbers, and the others with another status."""
        parts = []
        for stays in (True, False):
            numbers = [i for i in range(len(self.crew)) if (i in left) == stays]
            crew = tuple(self.crew[i] for i in numbers)
            places = tuple(self.places[i] for i in numbers)
            parts.append(msgspec.structs.replace(self, crew=crew, places=places))
        return parts[0], parts[1].waits(status)

    def escorts(self, role: str) -> Company:
        """KP-16.14: the same with somebody who comes with it."""
        return msgspec.structs.replace(self, brings=(*self.brings, role))


class Fight(NamedTuple):
    """A melee of two units (KP-24.9)."""

    attacker: int
    defender: int
    round: int = 1
    turned: int = 0  # KP-24.21: 1 if the roles changed this round

    @property
    def units(self) -> tuple[int, int]:
        return self.attacker, self.defender


class Blaze(NamedTuple):
    """A piece of terrain on fire: where, since when, by whom (KP-23.3)."""

    piece: int
    x: int
    y: int
    round: int
    seat: int


class Fallen(NamedTuple):
    """Where an element of a lost unit stood last, whose friends must test (KP-26.2(a))."""

    unit: int
    x: int
    y: int
    facing: int = 0


class LostLeader(NamedTuple):
    """A commander or prophet killed this round (KP-26.2(e))."""

    seat: int
    x: int
    y: int
    unit: int


class DeclaredShot(NamedTuple):
    """Declared and revealed (KP-22.18)."""

    element: int
    weapon: int  # its number among the weapons
    target: int


class Boat(NamedTuple):
    """KP-10: its side, its place, what was done with it this round."""

    side: int  # -1: sunk
    x: int
    y: int
    facing: int
    rowed: int = 0  # round of its last move
    carrier: int = -1  # element that carries it over land
    boarded: int = 0  # round in which somebody last came aboard or went ashore


class Blockhouse(NamedTuple):
    """KP-29.8: who holds it, where it stands, what became of it."""

    holder: int
    x: int
    y: int
    facing: int
    breached: int = 0  # a bit for each open wall
    lit: int = 0  # round in which it was set alight


class Emplacement(NamedTuple):
    """KP-29.2."""

    x: int
    y: int
    facing: int
