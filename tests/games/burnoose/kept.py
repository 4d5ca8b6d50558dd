"""The recorded games of tests/records/burnoose: every leader, step of difficulty and edition.

`make_records.py` plays them anew; `test_games` looks whether they still cover what they should.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from support import some_choice
from zareba.engine import Play
from zareba.engine.chance import secret_from

from .board import GAME, setting

LEADERS = (
    "fatma", "oumouhand", "tahar", "mouhand", "oussaid", "homme_a_la_mule", "oulmokhtar", "tayeb"
)  # fmt: skip
HARD = ("automata_after_every_player", "no_village_starting_items", "no_leader_starting_items")
EDITIONS = ("english", "german")
# players, options, the leader of the first seat
KEPT: tuple[tuple[int, dict[str, Any], str], ...] = (
    (1, {}, "fatma"),
    (2, {}, "oulmokhtar"),
    (3, {}, "mouhand"),
    (4, {}, "tayeb"),
    (1, {"edition": "english"}, "homme_a_la_mule"),
    (3, {"edition": "english"}, "oussaid"),
    (2, {"edition": "german"}, "tahar"),
    (4, {"edition": "german"}, "homme_a_la_mule"),
    (1, dict.fromkeys(HARD[:1], True), "oussaid"),
    (2, dict.fromkeys(HARD[:2], True), "oumouhand"),
    (3, dict.fromkeys(HARD, True), "tayeb"),
    (4, dict.fromkeys(HARD[:1], True), "fatma"),
)


def nothing(play: Play, rng: random.Random) -> None:
    """Look at nothing."""


def game_with(
    leader: str,
    players: int,
    options: dict[str, Any],
    wit: float,
    visit: Callable[[Play, random.Random], None] = nothing,
) -> Play:
    """A whole game in which the first seat has this leader."""
    table = setting(players, tuple(options.items()))
    plays = (Play(table, secret_from(f"{leader} {n}")) for n in itertools.count())
    play = next(p for p in plays if leader in p.position.state.dealt[0])
    rng = random.Random(leader)
    while not play.position.over:
        visit(play, rng)
        seat = play.position.waiting_for()[0]
        keep = type(play.position.ask(seat)).__name__ == "LeaderToKeep" and seat == 0
        choice = leader if keep else some_choice(play.position, seat, GAME, rng, wit)
        play.choose(choice, seat)
    return play


def kept_games() -> Iterator[tuple[str, Play]]:
    """File names with their games."""
    for players, options, leader in KEPT:
        edition, steps = options.get("edition", ""), sum(name in options for name in HARD)
        words = ["burnoose", str(players), leader, edition, f"hard{steps}" if steps else ""]
        yield "-".join(filter(None, words)), game_with(leader, players, options, 0.9)
