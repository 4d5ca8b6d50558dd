"""Recorded games as text, and how many ways the first decisions of a game go."""

from __future__ import annotations

import random
from zlib import crc32

import pytest

from playthrough import TOLD, place_of, record_of, told
from support import start
from zareba.engine import Position, Record, Setting, find_game

MOST_BYTES = 100_000


@pytest.mark.parametrize("name", TOLD)
def test_a_recorded_game_reads_as_it_did(name):
    """The difference shows what has changed; if it is meant: tests/make_records.py --told."""
    kept = place_of(name).read_text(encoding="utf-8")

    assert told(Record.load(record_of(name))).splitlines() == kept.splitlines()
    assert len(kept.encode()) < MOST_BYTES


# Game, players, options, decisions made before (always the same ones); from there on: how
# many sequences of one, two, three ... decisions there are.
COUNTS = [
    ("khartoum", 1, {}, 0, (5, 32, 366, 4962)),
    ("khartoum", 1, {"level": "king"}, 7, (15, 120, 495, 1215)),
    ("burnoose", 1, {}, 0, (2, 18, 117, 387, 1728)),
    ("burnoose", 2, {}, 60, (5, 20, 80, 321, 1295)),
    ("burnoose", 4, {"edition": "german"}, 30, (6, 21, 78, 294, 996, 3789)),
    ("poilus", 1, {}, 6, (5, 13, 33, 84, 224, 647, 1766, 4766)),
    ("poilus", 2, {}, 0, (7, 49, 329, 2467)),
    ("poilus", 3, {}, 12, (6, 21, 93, 608)),
    ("poilus", 3, {"ruleset": "expansion"}, 5, (2, 16, 106, 752, 3636)),
    ("poilus", 5, {}, 0, (3, 15, 71, 371, 1976)),
    ("kriegspfad", 2, {}, 0, (142,)),
    ("kriegspfad", 2, {"scenario": "raid", "size": "150"}, 30, (3, 12, 29, 68, 141, 321, 740)),
    ("kriegspfad", 2, {"scenario": "raid", "size": "150"}, 60, (1, 1, 1, 1, 4, 15, 42, 108)),
    ("kriegspfad", 2, {"scenario": "siege", "size": "150"}, 45, (6, 16, 38, 113, 286, 685)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "players", "options", "after", "counts"), COUNTS)
def test_so_many_ways_lead_on_from_a_fixed_deal(name, players, options, after, counts):
    """As chess programs count moves (perft): a rule that allows more or less shows at once."""
    position = at_decision(Setting.of(find_game(name), players, options), after)

    assert [ways(position, depth) for depth in range(1, len(counts) + 1)] == list(counts)


def at_decision(setting: Setting, number: int) -> Position:
    """The same position every time, in whatever order options are listed."""
    position = start(setting, "count")
    for n in range(number):
        seat = position.waiting_for()[0]
        listed = position.options(seat) or [position.sample(random.Random(n), seat)]
        position.push(min(listed, key=lambda option: crc32(f"{n} {option}".encode())), seat)
    return position


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
