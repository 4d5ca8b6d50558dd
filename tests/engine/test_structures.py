"""Fields of a state that hold structures: shared by copies, plain lists for everybody outside."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import NamedTuple

import msgspec
import pytest

from zareba.engine import OWNER, PUBLIC, Position, Rule, Table, plain, rule, zone
from zareba.engine.asks import Ask
from zareba.engine.paths import UnknownPath, look, put
from zareba.engine.position import NotPlainData


class Duel(NamedTuple):
    one: int
    other: int
    round: int = 1


class Band(msgspec.Struct, frozen=True, array_like=True):
    name: str
    men: tuple[int, ...] = ()


@plain
class Field(Table):
    duels: list[Duel] = zone(PUBLIC, depth=1, of=Duel)
    bands: list[tuple[Band, ...]] = zone(OWNER, depth=1, of=tuple[Band, ...])


class Wait(Ask, frozen=True):
    def options(self, g):
        return ["stay", "go"]


@rule("T-1")
def hold_a_structure(g: Field) -> Rule:
    duel = g.duels[0]
    yield Wait(0)
    g.duels = [duel]


@pytest.fixture
def g():
    new = Field()
    new.facts = SimpleNamespace()
    new.duels = [Duel(3, 4)]
    new.bands = [(Band("a", (1, 2)),), (Band("b"),)]
    return new


def test_json_and_back(g):
    written = json.loads(json.dumps(g.to_json()))

    assert written["duels"] == [[3, 4, 1]]
    assert written["bands"] == [[["a", [1, 2]]], [["b", []]]]
    again = Field.from_json(written)
    assert (again.duels, again.bands) == (g.duels, g.bands)
    assert again.duels[0].other == 4


def test_copies_share_what_cannot_change(g):
    copy = g.clone()
    copy.duels.append(Duel(5, 6))
    copy.bands[0] = ()

    assert g.duels == [Duel(3, 4)]
    assert g.bands[0] == (Band("a", (1, 2)),)
    assert copy.duels[0] is g.duels[0]


def test_a_seat_sees_its_own_and_nothing_of_others(g):
    assert g.seen_by(0)["bands"] == [[["a", [1, 2]]], None]
    assert g.seen_by(None)["bands"] == [None, None]
    assert g.seen_by(1)["duels"] == [[3, 4, 1]]


def test_cases_read_and_write_them_as_lists(g):
    assert look(g, "duels") == [[3, 4, 1]]
    assert look(g, "duels.0.1") == 4
    put(g, "duels.0.2", 7)
    assert g.duels == [Duel(3, 4, 7)]
    put(g, "duels", [[1, 2], [5, 6, 2]])
    assert g.duels == [Duel(1, 2, 1), Duel(5, 6, 2)]


@pytest.mark.parametrize("value", [[[1]], [["x", 2]], [[1, 2, 3, 4]]])
def test_a_case_that_does_not_fit_is_refused(g, value):
    with pytest.raises(UnknownPath, match="duels"):
        put(g, "duels", value)
    assert g.duels == [Duel(3, 4)]


def test_a_rule_keeps_no_structure_across_a_decision(g, monkeypatch):
    """It would come back from JSON without its names."""
    monkeypatch.setattr(Position, "checked", True)
    with pytest.raises(NotPlainData, match="duel"):
        Position.start(hold_a_structure(g))


def test_lists_of_an_unchanged_tuple_are_made_once_and_those_of_another_anew(g):
    before = g.seen_by(0)["bands"][0]
    assert g.clone().seen_by(0)["bands"][0] is before

    g.bands[0] = (Band("a", (1, 2, 3)),)
    assert g.seen_by(0)["bands"][0] == [["a", [1, 2, 3]]]
    assert before == [["a", [1, 2]]]
