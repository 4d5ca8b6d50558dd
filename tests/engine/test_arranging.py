"""Arrangements: several listed answers in a row, drafted and judged as one."""

from __future__ import annotations

import pytest

from zareba.engine import (
    Arranging,
    Ask,
    Forbidden,
    IllegalChoice,
    Position,
    Refusal,
    after,
    arranging,
    offered_again,
    plain,
    rule,
)
from zareba.engine.arranging import MOST_ANSWERS
from zareba.engine.plain import PUBLIC, SECRET, zone
from zareba.engine.play import Line
from zareba.engine.state import Table


@plain
class Shelf(Table):
    books: list[str] = zone(PUBLIC, depth=1)
    pile: list[int] = zone(SECRET, depth=1)
    shut: bool = zone(PUBLIC, False)

    def redeal(self, seat: int) -> None:
        pass


class Book(Ask, frozen=True):
    """Two books of a kind at most; shut needs one."""

    rule = "T-1"

    def options(self, g):
        kinds = [k for k in ("a", "b", "c") if g.books.count(k) < 2]
        return [*kinds, "shut"] if g.books else kinds


class Alone(Ask, frozen=True):
    """A question that begins no run."""

    def options(self, g):
        return ["x", "y"]


@rule("T-1")
def shelving(g):
    while True:
        book = yield Book(0)
        if book == "shut":
            g.shut = True
            return
        g.books.append(book)


@rule("T-2")
def lonely(_g):
    yield Alone(0)


class Shelving(Arranging[Book], of=Book):
    closing = "shut"

    def blank(self, g):
        return ()

    def canonical(self, g, draft):
        return tuple(sorted(map(str, draft)))

    def intended(self, g, draft, intent):
        if "burn" in intent:
            raise Forbidden(Refusal("T-9", "never"))
        return (*draft, *intent["add"])

    def goal(self, g, draft):
        return [*g.books, *draft]

    def answer(self, g, ask, goal):
        left = list(goal)
        for book in g.books:
            left.remove(book)
        return left[0] if left else "shut"

    def trial(self, g, draft):
        return {"books": list(g.books)}

    def again(self, g, told):
        last = [line.facts["books"] for line in told if line.event == "shelved"]
        return {"add": last[-1]} if last else None


def position(*books):
    g = Shelf()
    g.books = list(books)
    return Position.start(shelving(g))


def test_they_are_found_by_the_question():
    assert isinstance(arranging(Book(0)), Shelving)
    assert arranging(Alone(0)) is None
    assert arranging(None) is None


def test_a_draft_is_followed_by_the_rules_and_nothing_happens():
    at = position("a")
    found = at.tried(0, ("b", "a"))

    assert (found.choice, found.answers) == (("a", "b"), ("a", "b", "shut"))
    assert found.drawing == {"books": ["a", "a", "b"]}
    assert found.refusal is None
    assert (at.state.books, at.state.shut) == (["a"], False)


@pytest.mark.parametrize(
    ("draft", "intent", "reason"),
    [
        (("a", "a", "a"), None, "unreadable"),  # the rules have no third
        ((), {"add": ["a", "a", "a"]}, "unreadable"),
        ((), {"add": 7}, "unreadable"),
        ((), {"burn": {}}, "never"),
        (7, None, "unreadable"),
        (("a",) * (MOST_ANSWERS + 1), None, "unreadable"),
    ],
)
def test_what_the_rules_do_not_offer_is_refused(draft, intent, reason):
    found = position().tried(0, draft, intent)

    assert (found.choice, found.drawing, found.answers) == (draft, {}, ())
    assert found.refusal.reason == reason


def test_a_run_that_cannot_be_closed_yet_is_drawn_and_not_taken():
    found = position().tried(0, None)

    assert (found.choice, found.answers) == ((), ())
    assert found.refusal.reason == "nothing_yet"
    assert found.drawing == {"books": []}


def test_a_question_of_its_own_is_not_drafted():
    g = Shelf()
    with pytest.raises(IllegalChoice):
        Position.start(lonely(g)).tried(0, ())


def test_the_world_before_the_closing_answer():
    at = position()
    world = after(at, 0, ("a", "b", "shut"))

    assert (world.state.books, world.state.shut) == (["a", "b"], False)
    assert at.state.books == []


def test_as_the_last_time_is_offered_where_it_can_be_done():
    at = position()
    told = [Line("shelved", "T-1", {"books": ("a", "b")})]
    impossible = [Line("shelved", "T-1", {"books": ("a", "a", "a")})]

    assert offered_again(at, 0, told) == {"add": ("a", "b")}
    assert offered_again(at, 0, impossible) is None
    assert offered_again(at, 0, []) is None
