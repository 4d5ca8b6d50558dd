"""Drafts: how people come to a proposal where the answers cannot be listed.

Nobody writes coordinates.  People intend something, by pointer, keys or words; an intent makes a
new draft of the last one, and a draft is judged and drawn before anybody has to stand by it.  The
rules know nothing of this: they judge proposals (`Domain`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from .asks import UNREADABLE, UNREADABLE_ERRORS, Ask, Domain, Refusal

NOTHING_YET = "nothing_yet"

Intent = dict[str, Any]  # one name and what belongs to it: {"wheel": {"side": "left", ...}}
D = TypeVar("D", bound=Ask)


class Forbidden(ValueError):
    """What a player intends cannot even be proposed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Cut(NamedTuple):
    """As much of what a player intends as may be, and why not all of it."""

    choice: Any
    why: Refusal


class Tried(msgspec.Struct, frozen=True):
    """A proposal that nobody has recorded: canonical, judged, and as a drawing needs it."""

    choice: Any
    refusal: Refusal | None
    drawing: dict[str, Any] = {}
    cut: Refusal | None = None  # what keeps it from being all that was intended
    answers: tuple[Any, ...] = ()  # of an arrangement (`Arranging`): what is chosen, one by one


class Drafting(Generic[D]):
    """The drafts of one kind of question: ``class Ways(Drafting[Paths], of=Paths)``.

    A game imports its draftings where it makes its `Game`; `drafting` finds them by the question.
    """

    kinds: ClassVar[dict[str, type[Drafting[Any]]]] = {}

    def __init_subclass__(cls, of: type[Ask] | None = None) -> None:
        super().__init_subclass__()
        if of is not None:
            Drafting.kinds[of.kind] = cls

    def __init__(self, ask: D) -> None:
        self.ask = ask

    def blank(self, g: Any) -> Any:
        """The proposal to begin with, legal or not; None: there is none."""
        return None

    def intended(self, g: Any, draft: Any, intent: Intent) -> Any:
        """The proposal an intent makes of a draft (None: of nothing); Forbidden, or ValueError.

        A `Cut` where only a part of it may be.
        """
        raise ValueError(f"{type(self.ask).__name__} knows no intents")

    def intents(self, g: Any) -> list[Intent]:
        """Intents to offer ready-made, in a fixed order."""
        return []

    def is_final(self, intent: Intent) -> bool:
        """Does an intent that is offered say all there is to say? Then it is taken at once."""
        return False

    def spoken(self, g: Any, typed: str) -> Intent | None:
        """An intent as it is typed; None: these are no words for one."""
        return None

    def trial(self, g: Any, choice: Any) -> dict[str, Any]:
        """A canonical proposal as a drawing needs it, legal or not."""
        return {}

    def tried(self, g: Any, draft: Any, intent: Intent | None = None) -> Tried:
        """What a draft, or an intent that starts from it, comes to."""
        ask: Any = self.ask  # a Domain; a run of listed questions has a trial of its own
        cut: Refusal | None = None
        try:
            choice = self.blank(g) if draft is None else ask.canonical(g, draft)
            if intent is not None:
                made = self.intended(g, choice, intent)
                choice, cut = made if isinstance(made, Cut) else (made, None)
                choice = ask.canonical(g, choice)
        except Forbidden as forbidden:
            return Tried(draft, forbidden.refusal)
        except UNREADABLE_ERRORS:
            return Tried(draft, Refusal(ask.rule, UNREADABLE))
        if choice is None:
            return Tried(None, Refusal(ask.rule, NOTHING_YET))
        return Tried(choice, ask.refusal(g, choice), self.trial(g, choice), cut)


def drafting(ask: Domain) -> Drafting[Any]:
    """How a proposal for this question is drafted; without anything of its own, by hand."""
    return Drafting.kinds.get(ask.kind, Drafting)(ask)
