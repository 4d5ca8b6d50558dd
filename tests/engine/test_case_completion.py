"""A game may complete what a conformance case leaves open, before the pieces are counted."""

import dataclasses

from zareba.engine import find_game, games
from zareba.engine.case import Case, CaseFile, Expect, run_case


def completed(monkeypatch, case):
    """What the game was asked to complete, and how the case ended."""
    seen = []
    khartoum = find_game("khartoum")
    game = dataclasses.replace(khartoum, complete=lambda g, given: seen.append((g.rp, given)))
    monkeypatch.setitem(games(), "khartoum", game)
    return seen, run_case(CaseFile("khartoum", [case]), case)


def test_the_rest_of_a_given_table_is_completed_by_the_game(monkeypatch):
    case = Case("X", given={"rp": 20}, expect=Expect(state={"rp": 20}))

    assert completed(monkeypatch, case) == ([(20, {"rp"})], "")


def test_a_table_as_the_game_sets_it_up_is_left_alone(monkeypatch):
    assert completed(monkeypatch, Case("X", expect=Expect(ask="NextAction"))) == ([], "")
