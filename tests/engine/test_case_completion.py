"""A game may complete what a conformance case leaves open, before the pieces are counted."""

from types import SimpleNamespace

from zareba.engine import Game
from zareba.engine.case import Case, CaseFile, Expect, run_case


def completed(monkeypatch, case):
    """What the game was asked to complete, and how the case ended."""
    seen = []
    face = SimpleNamespace(complete=lambda g, given: seen.append((g.rp, given)))
    monkeypatch.setattr(Game, "face", lambda _game, name: face if name == "cases" else None)
    return seen, run_case(CaseFile("khartoum", [case]), case)


def test_the_rest_of_a_given_table_is_completed_by_the_game(monkeypatch):
    case = Case("X", given={"rp": 20}, expect=Expect(state={"rp": 20}))

    assert completed(monkeypatch, case) == ([(20, {"rp"})], "")


def test_a_table_as_the_game_sets_it_up_is_left_alone(monkeypatch):
    assert completed(monkeypatch, Case("X", expect=Expect(ask="NextAction"))) == ([], "")
