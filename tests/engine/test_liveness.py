"""What a frame keeps at each question: what is read later, and nothing else."""

from __future__ import annotations

import pytest

from zareba.engine import Ask, NotPlainData, Position, RuleSyntaxError, Table, plain, rule


class Number(Ask, frozen=True):
    settles = False

    def options(self, g):
        return [0, 1, 2, 3]


@plain
class Bare(Table):
    """A table without anything on it."""


@rule("0")
def straight(g, a, b):
    cards = [a, b]
    most = max(cards)
    c = yield Number(0)
    d = yield Number(c)
    return most + d


@rule("0")
def bound_anew(g, seats):
    for seat in range(seats):
        cards = [seat, seat + 1]
        for card in cards:
            g.result += str(card)
        yield Number(sum(cards))


@rule("0")
def own_names(g, a):
    units = [unit + 0 for unit in range(a)]
    for unit in ({"x": n} for n in units):
        g.result += str(unit["x"])
    b = yield Number(0)
    return max((unit for unit in range(b)), key=lambda a: -a)


@rule("0")
def branches(g, a):
    match [a, a]:
        case [first, *rest] if rest:
            b = yield Number(first)
        case other:
            b = len(other)
    if b:
        rest = [b]
        g.result += "more"
    else:
        rest = []
    return len(rest)


@rule("0")
def perhaps_bound(g, a):
    if a:
        found = yield Number(0)
    last = yield Number(1)
    return (found, last) if a else last


@rule("0")
def tried(g, a):
    try:
        b = [a][a]
    except IndexError:
        b = 7
    c = yield Number(0)
    return b + c


@rule("0")
def keeps_a_list(g, a):
    cards = [a]
    yield Number(0)
    return cards


@pytest.mark.parametrize(
    ("followed", "kept"),
    [
        (straight, [("a", "b"), ("most",), ("most",)]),
        (bound_anew, [("seats",), ("_loop1", "_loop2")]),
        (own_names, [("a",), ()]),
        (branches, [("a",), ()]),
        (perhaps_bound, [("a",), ("a",), ("a", "found")]),
        (tried, [("a",), ("b",)]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_frame_keeps_what_is_read_later(followed, kept):
    assert list(followed.kept.values()) == kept


@pytest.mark.parametrize(
    ("call", "answers", "result"),
    [
        (straight(Bare(), 4, 2), [1, 3], 7),
        (bound_anew(Bare(), 3), [0, 0, 0], None),
        (own_names(Bare(), 2), [3], 0),
        (branches(Bare(), 5), [2], 1),
        (perhaps_bound(Bare(), 0), [2], 2),
        (perhaps_bound(Bare(), 1), [3, 2], (3, 2)),
        (tried(Bare(), 0), [1], 1),
        (tried(Bare(), 1), [1], 8),
    ],
)
def test_the_rules_above_end_as_python_ends_them(call, answers, result):
    native = iter(call)
    next(native)
    for answer in answers[:-1]:
        native.send(answer)
    with pytest.raises(StopIteration) as end:
        native.send(answers[-1])
    compiled = Position.start(outcome(call.state, call.procedure.name, call.args))
    for answer in answers:
        compiled.choose(answer)

    assert end.value.value == result
    assert compiled.over
    assert compiled.state.result.endswith(f"| {result}")


@rule("0")
def outcome(g, name, args):
    """Follows a rule of this module by its name and writes down what came of it."""
    found = yield from globals()[name.rpartition(".")[2]](g, *args)
    g.result = f"{g.result} | {found}"


def test_a_list_that_is_read_later_is_named():
    with pytest.raises(NotPlainData, match=r"keeps_a_list: local 'cards' holds \[1\]"):
        Position.start(keeps_a_list(Bare(), 1))


def test_a_rule_does_not_use_the_names_of_the_compiler():
    with pytest.raises(RuleSyntaxError, match="'sent' is a name of the compiler"):

        @rule("0")
        def taken(g):
            sent = yield Number(0)
            return sent
