"""Drafts: intents make proposals, which are judged and drawn before anybody stands by them."""

from __future__ import annotations

import pytest

from zareba.engine import Domain, Drafting, Forbidden, Refusal, drafting


class Height(Domain, frozen=True):
    """A number up to three."""

    rule = "T-1"

    def canonical(self, g, choice):
        return int(choice)

    def refusal(self, g, choice):
        return Refusal("T-2", "too_high") if choice > 3 else None


class Depth(Height, frozen=True):
    """The same, without drafts of its own."""


class Climbing(Drafting[Height], of=Height):
    def intended(self, g, draft, intent):
        if "fly" in intent:
            raise Forbidden(Refusal("T-3", "no_wings"))
        return (draft or 0) + intent["up"]

    def trial(self, g, choice):
        return {"at": choice, "of": self.ask.seat}


def test_drafts_are_found_by_the_question():
    assert isinstance(drafting(Height(0)), Climbing)
    assert type(drafting(Depth(0))) is Drafting


def test_an_intent_starts_from_the_draft_and_is_judged_and_drawn():
    climbing = drafting(Height(1))
    first = climbing.tried(None, None, {"up": 2})
    more = climbing.tried(None, first.choice, {"up": 2})

    assert (first.choice, first.refusal, first.drawing) == (2, None, {"at": 2, "of": 1})
    assert (more.choice, more.refusal.rule) == (4, "T-2")


@pytest.mark.parametrize(
    ("ask", "draft", "intent", "rule", "reason"),
    [
        (Height(0), None, None, "T-1", "nothing_yet"),
        (Height(0), "x", None, "T-1", "unreadable"),
        (Height(0), 1, {"down": 1}, "T-1", "unreadable"),
        (Height(0), 1, {"fly": {}}, "T-3", "no_wings"),
        (Depth(0), 1, {"up": 1}, "T-1", "unreadable"),
    ],
)
def test_what_comes_to_nothing_leaves_the_draft(ask, draft, intent, rule, reason):
    tried = drafting(ask).tried(None, draft, intent)

    assert (tried.choice, tried.drawing) == (draft, {})
    assert (tried.refusal.rule, tried.refusal.reason) == (rule, reason)


def test_rules_know_nothing_of_drafts():
    """A question without a list has four things of its own: the rest is for people."""
    of_every_question = {"kind", "settles", "only", "fits"}
    own = {name for name in vars(Domain) if not name.startswith("_")} - of_every_question

    assert own - {"judged"} == {"canonical", "refusal", "sample", "describe"}
