"""Recorded games as text, and how many ways the first decisions of a game go."""

from __future__ import annotations

import random

import pytest

from playthrough import TOLD, place_of, record_of, told
from support import one_after_another
from zareba.engine import Position, Record, Setting, find_game

MOST_BYTES = 100_000


@pytest.mark.parametrize("name", TOLD)
def test_a_recorded_game_reads_as_it_did(name):
    """The difference shows what has changed; if it is meant: tests/make_records.py --told."""
    kept = place_of(name).read_text(encoding="utf-8")

    assert told(Record.load(record_of(name))).splitlines() == kept.splitlines()
    assert len(kept.encode()) < MOST_BYTES


# Game, players, options, decisions made before (at random, always the same); from there on: how
# many sequences of one, two, three ... decisions there are.
COUNTS = [
    ("khartoum", 1, {}, 0, (5, 32, 366, 4962)),
    ("khartoum", 1, {"level": "king"}, 40, (12, 36, 264, 1872)),
    ("burnoose", 1, {}, 0, (2, 18, 117, 387, 1728)),
    ("burnoose", 2, {}, 60, (5, 21, 93, 425, 1829)),
    ("burnoose", 4, {"edition": "german"}, 30, (3, 12, 47, 210, 857, 3680)),
    ("poilus", 1, {}, 6, (3, 6, 15, 34, 109, 270, 719, 1885)),
    ("poilus", 2, {}, 0, (7, 49, 329, 2467)),
    ("poilus", 3, {}, 12, (5, 41, 126, 690, 2094)),
    ("poilus", 3, {"ruleset": "expansion"}, 5, (5, 23, 119, 698)),
    ("poilus", 5, {}, 0, (3, 15, 71, 371, 1976)),
    ("kriegspfad", 2, {}, 0, (142,)),
    ("kriegspfad", 2, {"scenario": "raid", "size": "150"}, 30, (3, 9, 38, 108, 319, 980)),
    ("kriegspfad", 2, {"scenario": "raid", "size": "150"}, 60, (1, 1, 6, 22, 65, 210, 595)),
    ("kriegspfad", 2, {"scenario": "siege", "size": "150"}, 45, (3, 9, 18, 38, 75, 132, 238, 380)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "players", "options", "after", "counts"), COUNTS)
def test_so_many_ways_lead_on_from_a_fixed_deal(name, players, options, after, counts):
    """As chess programs count moves (perft): a rule that allows more or less shows at once."""
    position = at_decision(Setting.of(find_game(name), players, options), after)

    assert [ways(position, depth) for depth in range(1, len(counts) + 1)] == list(counts)


def at_decision(setting: Setting, number: int) -> Position:
    """The same position every time: after so many decisions of one random game."""
    return next(
        position.clone()
        for n, (position, _) in enumerate(one_after_another(setting, "count", wit=0.0))
        if n == number
    )


def ways(position: Position, depth: int) -> int:
    """Sequences of *depth* decisions; of a free position one answer stands for all."""
    if depth == 0 or position.over:
        return 1
    seat = position.waiting_for()[0]
    options = position.options(seat) or [position.sample(random.Random(depth), seat)]
    if depth == 1:
        return len(options)
    found = 0
    for option in options:
        after = position.clone()
        after.push(option, seat)
        found += ways(after, depth - 1)
    return found
