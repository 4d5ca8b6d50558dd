"""What every game's state has: chance, the result, the printed facts, the table's ear."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from .plain import PUBLIC, SECRET, SHARED, TRANSIENT, plain, zone

if TYPE_CHECKING:
    from .chance import Script

# How hidden things are dealt anew (`Branch.deal`): as they lay; put in order first; and where
# somebody may lie hidden, somebody does.
AS_IT_LAY: Final = 1
IN_ORDER: Final = 2
PEOPLED: Final = 3


@plain
class Table:
    """Inherit from it: ``@plain class State(Table)``."""

    key: str = zone(SECRET, "")  # of chance: 256 bits as 64 hexadecimal digits
    drawn: int = zone(SECRET, 0)  # draws of chance so far
    blocks: int = zone(SECRET, 0)  # blocks of keyed hash used so far
    pool: int = zone(SECRET, 0, hexed=True)  # what is left of the present block
    room: int = zone(SECRET, 0)  # bits of randomness still in the pool
    result: str = zone(PUBLIC, "")
    facts: Any = zone(SHARED, None)  # the printed facts under the options of this table
    tell: Callable[..., None] | None = zone(TRANSIENT, None)  # hears what happens; silent in copies
    script: Script | None = zone(TRANSIENT, None)  # scripted chance, for tests
    dealing: int | None = zone(TRANSIENT, None)  # how to re-deal, for branches of old records
    searched: set[int] | None = zone(TRANSIENT, None)  # seats, since the last choice (`search`)
    peeked: bool | None = zone(TRANSIENT, None)  # was anything hidden read?  None: nobody watched

    if TYPE_CHECKING:  # written by @plain
        same_for_all: ClassVar[bool]
        names: ClassVar[dict[str, list[str]]]  # of its fields, by who sees them

        def clone(self) -> Self: ...
        def to_json(self) -> dict[str, Any]: ...
        def essence(self) -> dict[str, Any]: ...
        def seen_by(self, seat: int | None) -> dict[str, Any]: ...
        def seen_now(self, seat: int | None) -> dict[str, Any]: ...  # true as long as it stays so
        @classmethod
        def from_json(cls, data: dict[str, Any], **given: Any) -> Self: ...

    def redeal(self, seat: int) -> None:
        """Shuffle everything *seat* cannot see among the places it may be."""


def say(g: Table, event: str, rule: str, to: int | None = None, **facts: Any) -> None:
    """Tell the table what happened: an event, the rule it follows, and facts; no prose.

    Facts are public, unless the line is addressed to one seat.
    """
    if g.tell is not None:
        g.tell(event, rule, to, facts)


def search(g: Table, seat: int) -> None:
    """Note that a seat would have found hidden things here: it has learned something in any case.

    What decides that must be known to the seat: this tells it nothing.
    """
    g.searched = {*(g.searched or ()), seat}
