"""What a rule may yield: a decision, several at once, or the end of the game."""

from __future__ import annotations

import functools
import random
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from .procedure import home


class Ask(msgspec.Struct, frozen=True):
    """One decision by one seat.

    A subclass is one *kind* of decision.  Its fields are plain data; its options are computed from
    the state and never stored, so that a pending decision stays right when hidden cards are
    re-dealt for a search.  ``rule`` is the number shown with the prompt.  A decision with a single
    option is taken by the engine, unless its kind says ``settles = False`` (where even the fact
    that nothing could be chosen would tell something).  The answer to a ``secret`` kind is for the
    eyes of its seat only: nobody repeats it to others; nor is that of a kind whose rule says in the
    log what was chosen (``told``).  ``confirmed`` options are never taken by
    the engine: a player must say that he is done while he can still change his mind.  ``named``
    are the kinds of names its choices have, where a word could be the name of several things.
    Numbers among its choices are amounts, unless its kind says ``counts = False`` (pieces).
    """

    seat: int

    rule: ClassVar[str] = ""
    settles: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    confirmed: ClassVar[tuple[Any, ...]] = ()
    told: ClassVar[bool] = False
    named: ClassVar[tuple[str, ...]] = ()
    counts: ClassVar[bool] = True
    kind: ClassVar[str] = ""
    kinds: ClassVar[dict[str, type[Ask]]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = f"{home(cls.__module__).partition('.')[0]}.{cls.__name__}"
        Ask.kinds[cls.kind] = cls

    def options(self, g: Any) -> list[Any]:
        """Every legal answer, in a fixed order, never empty."""
        raise NotImplementedError(f"{type(self).__name__} lists no options")

    def idle(self, g: Any) -> Any:
        """The answer of who has nothing to decide, and everybody at the table can see that.

        A client gives it by itself; the rules ask all the same.  It follows from public facts
        alone, or how soon it is given would tell what is hidden.  None: people are asked.
        """
        return None

    def only(self, g: Any) -> Any:
        """The one answer there is for who knows what this seat knows; None: it has a choice.

        How soon it comes could tell others what is hidden: a client gives it by itself only where
        nobody else waits, that is, to one person among bots.
        """
        found = self.options(g)
        return found[0] if len(found) == 1 else None

    def anew(self, g: Any) -> Ask:
        """The same question where what others cannot know was dealt anew: with fields that fit.

        What it asks about may be missing there, and is put into the state then.
        """
        return self

    def fits(self, g: Any, kept: Mapping[str, Any]) -> bool:
        """Can it be open where what others cannot know was dealt anew?

        Whoever is asked must have what he has shown to have; *kept* are the locals of the rule that
        asks, such as a card he has named.
        """
        return bool(self.options(g))

    def to_json(self) -> list[Any]:
        return [self.kind, *msgspec.structs.astuple(self)]

    def essence(self) -> list[Any]:
        """What a fingerprint covers: the name of its kind and the fields that are not as usual."""
        values = zip(_fields(type(self)), msgspec.structs.astuple(self), strict=True)
        return [type(self).__name__, {name: v for (name, usual), v in values if v != usual}]

    @staticmethod
    def from_json(data: list[Any]) -> Ask:
        return Ask.kinds[data[0]](*data[1:])


@functools.cache
def _fields(kind: type[Ask]) -> tuple[tuple[str, Any], ...]:
    """The fields of a kind of question, each with its usual value."""
    return tuple((f.name, f.default) for f in msgspec.structs.fields(kind))


UNREADABLE = "unreadable"  # the reason for refusing what is no proposal at all


class Refusal(msgspec.Struct, frozen=True):
    """Why a proposal is not allowed: the rule, and a reason as data for the message of its name.

    ``also`` holds whatever else is wrong with it, where a rule looks at everything at once.
    """

    rule: str
    reason: str
    facts: dict[str, Any] = {}
    also: tuple[Refusal, ...] = ()

    def __str__(self) -> str:
        about = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        one = f"{self.rule} {self.reason}" + (f" ({about})" if about else "")
        return "; ".join([one, *map(str, self.also)])


# What reading a proposal may raise, whatever a client has sent.
UNREADABLE_ERRORS = (TypeError, ValueError, LookupError, OverflowError, RecursionError)


class Domain(Ask, frozen=True):
    """A decision whose answers cannot be listed, such as a place on an open table.

    The player proposes; ``canonical`` snaps the proposal to the grid of the record, ``refusal``
    says which rule forbids it, ``sample`` finds legal answers for bots, ``describe`` gives people,
    screen readers and drawings what they need to find one.  How people come to a proposal is no
    matter of the rules: see `Drafting`.
    """

    settles: ClassVar[bool] = False

    def only(self, g: Any) -> Any:
        return None

    def fits(self, g: Any, kept: Mapping[str, Any]) -> bool:
        return True

    def canonical(self, g: Any, choice: Any) -> Any:
        """The proposal as it is recorded; TypeError, ValueError or LookupError if it is none."""
        return choice

    def judged(self, g: Any, choice: Any) -> tuple[Any, Refusal | None]:
        """Any proposal as it would be recorded, and why it may not be; whatever it is made of."""
        try:
            choice = self.canonical(g, choice)
        except UNREADABLE_ERRORS:
            return choice, Refusal(self.rule, UNREADABLE)
        return choice, self.refusal(g, choice)

    def refusal(self, g: Any, choice: Any) -> Refusal | None:
        """Why a canonical proposal is not allowed; None: it is."""
        raise NotImplementedError(f"{type(self).__name__} checks no proposal")

    def sample(self, g: Any, rng: random.Random) -> Any:
        """A legal answer."""
        raise NotImplementedError(f"{type(self).__name__} samples no answer")

    def describe(self, g: Any) -> dict[str, Any]:
        """The limits within which an answer must lie, as plain data."""
        raise NotImplementedError(f"{type(self).__name__} describes no limits")


class AskAll(tuple[Ask, ...]):
    """Secret simultaneous decisions; the rule receives the tuple of answers."""

    __slots__ = ()

    def __new__(cls, *asks: Ask) -> AskAll:
        if not asks:
            raise ValueError("AskAll asks nobody")
        return super().__new__(cls, asks)


class Over(Exception):
    """Ends the game at once, from any depth: yielded by a rule, or raised by what it calls."""

    def __init__(self, result: str) -> None:
        super().__init__(result)
        self.result = result
