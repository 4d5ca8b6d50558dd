"""Speed: decisions of random playouts, and what a copy, a view, an imagined position cost."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from zareba.engine import Domain, Game, Position, Setting
from zareba.engine.chance import key_of, secret_from

SAMPLES, REPEATS, PLAYOUT_SECONDS = 120, 7, 0.6


class Speed(msgspec.Struct, frozen=True):
    """One game's figures; times in microseconds, the best of several rounds of CPU time."""

    game: str
    players: int
    decisions_per_second: int
    clone_us: float
    view_us: float
    imagine_us: float
    json_us: float
    position_bytes: int


def play_randomly(position: Position, rand: Callable[[], float], rng: random.Random) -> int:
    """A random playout in place; the number of its decisions."""
    decisions = 0
    while position.pending:
        decisions += 1
        if len(position.pending) == 1 and not isinstance(position.pending[0], Domain):
            options = position.options()
            position.push(options[int(rand() * len(options))])
        else:
            seat = position.waiting_for()[0]
            position.push(position.sample(rng, seat), seat)
    return decisions


def measure(game: Game, players: int | None = None) -> Speed:
    """Everything in one run, so that the figures may be compared with each other."""
    setting = Setting.of(game, players)
    spots = _spots(setting)
    seats = [spot.waiting_for()[0] for spot in spots]
    pairs = list(zip(spots, seats, strict=True))

    def round_trip(position: Position) -> Position:
        text = json.dumps(position.to_json())
        return Position.from_json(json.loads(text), game.state, facts=setting.facts)

    sizes = [len(json.dumps(spot.to_json())) for spot in spots]
    return Speed(
        game=game.name,
        players=setting.players,
        decisions_per_second=_playouts(setting),
        clone_us=_micro(lambda: [spot.clone() for spot in spots], len(spots)),
        view_us=_micro(lambda: [spot.seen_by(seat) for spot, seat in pairs], len(spots)),
        imagine_us=_micro(lambda: [spot.imagine(seat, 7) for spot, seat in pairs], len(spots)),
        json_us=_micro(lambda: [round_trip(spot) for spot in spots], len(spots)),
        position_bytes=round(sum(sizes) / len(sizes)),
    )


def _playouts(setting: Setting) -> int:
    best = 0.0
    for number in range(REPEATS):
        rng = random.Random(number)
        began, decisions, game = time.process_time(), 0, 0
        while time.process_time() - began < PLAYOUT_SECONDS:
            position = setting.start(key_of(secret_from(f"bench/{number}/{game}")))
            decisions += play_randomly(position, rng.random, rng)
            game += 1
        best = max(best, decisions / (time.process_time() - began))
    return round(best)


def _spots(setting: Setting) -> list[Position]:
    """Positions from all stages of random games."""
    rng, spots = random.Random(1), []
    for number in range(SAMPLES):
        seen = []
        position = setting.start(key_of(secret_from(f"spots/{number}")))
        while position.pending:
            seen.append(position.clone())
            seat = position.waiting_for()[0]
            position.push(position.sample(rng, seat), seat)
        spots.append(rng.choice(seen))
    return spots


def _micro(work: Callable[[], Any], things: int) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return round(best / things * 1e6, 1)
