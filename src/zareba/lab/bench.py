"""Speed: decisions of random playouts, what copies, views and checks cost, whole games of bots."""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from zareba.bots import Chair, make_bot
from zareba.bots.chair import answer
from zareba.bots.playouts import Playouts
from zareba.engine import Domain, Position, Setting
from zareba.engine.chance import key_of, secret_from

SAMPLES, REPEATS, PLAYOUT_SECONDS = 120, 7, 0.6
SPOT_SECONDS, FROM_ONE_GAME = 10, 12  # long games give several positions each
WHOLE_GAMES, WHOLE_SECONDS = 8, 40  # by bots, until the time is over
ADVICE_ROUNDS, ADVICE_SECONDS = 3, 1.5


class Speed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game's figures; times in microseconds, the best of several rounds of CPU time."""

    game: str
    players: int
    decisions_per_second: int
    clone_us: float
    view_us: float
    imagine_us: float
    json_us: float
    position_bytes: int
    game_s: float  # a whole game of the best bots there are: mean and worst
    game_worst_s: float
    # by advice, as searches play: decisions, and imagined games up to where they are judged
    advised_per_second: int = 0
    playouts_per_second: float = 0.0
    # free choices put to the rules (`Domain`), by question: median and worst
    checks_us: dict[str, tuple[float, float]] = {}
    tries_us: dict[str, tuple[float, float]] = {}  # the same, tried out with what is drawn of them


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


def measure(setting: Setting) -> Speed:
    """Everything in one run, so that the figures may be compared with each other."""
    game = setting.game
    spots = _spots(setting)
    seats = [spot.waiting_for()[0] for spot in spots]
    pairs = list(zip(spots, seats, strict=True))

    def round_trip(position: Position) -> Position:
        text = json.dumps(position.to_json())
        return Position.from_json(json.loads(text), game.state, facts=setting.facts)

    lasted, checks, tries = _whole_games(setting)
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
        game_s=round(sum(lasted) / len(lasted), 5),
        game_worst_s=round(max(lasted), 5),
        advised_per_second=round(_advised(setting)) if game.advice else 0,
        playouts_per_second=round(_judged(setting), 1) if game.advice else 0.0,
        checks_us=_usual_and_worst(checks),
        tries_us=_usual_and_worst(tries),
    )


Times = dict[str, list[float]]


def _usual_and_worst(times: Times) -> dict[str, tuple[float, float]]:
    return {
        name: (round(statistics.median(found), 1), round(max(found), 1))
        for name, found in sorted(times.items())
    }


def _whole_games(setting: Setting) -> tuple[list[float], Times, Times]:
    """Seconds of CPU of whole games by bots; microseconds to check and to try each free choice."""
    bot = make_bot("heuristic" if setting.game.advice else "random", setting.game)
    lasted: list[float] = []
    checks: Times = {}
    tries: Times = {}
    while len(lasted) < WHOLE_GAMES and sum(lasted) < WHOLE_SECONDS:
        rng = random.Random(len(lasted))
        position = setting.start(key_of(secret_from(f"whole/{len(lasted)}")))
        began, checking = time.process_time(), 0.0
        while position.pending:
            seat = position.waiting_for()[0]
            ask, choice = position.ask(seat), bot.choose(Chair(position, seat), rng)
            if isinstance(ask, Domain):
                at = time.process_time()
                name = type(ask).__name__
                checks.setdefault(name, []).append(_check(position, choice, seat))
                trying = _micro(partial(position.tried, seat, choice), 1, 3)
                tries.setdefault(name, []).append(trying)
                checking += time.process_time() - at
            position.push(choice, seat)
        lasted.append(time.process_time() - began - checking)
    return lasted, checks, tries


def _check(position: Position, choice: Any, seat: int) -> float:
    """Microseconds, the best of three."""
    return _micro(lambda: position.legal(choice, seat), 1, 3)


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


def _advised(setting: Setting) -> float:
    """Decisions of games played by advice, in a second."""
    playouts = Playouts(setting.game)
    best = 0.0
    for number in range(ADVICE_ROUNDS):
        decisions, game, began = 0, 0, time.process_time()

        def counted() -> None:
            nonlocal decisions
            decisions += 1

        while time.process_time() - began < ADVICE_SECONDS:
            position = setting.start(key_of(secret_from(f"advised/{number}/{game}")))
            playouts.finish(position, random.Random(game), counted)
            game += 1
        best = max(best, decisions / (time.process_time() - began))
    return best


def _judged(setting: Setting) -> float:
    """Imagined games, each played on by advice and judged, in a second."""
    playouts, rng = Playouts(setting.game), random.Random(1)
    spots: list[Chair] = []
    position = setting.start(key_of(secret_from("judged")))
    while position.pending:
        seat = position.waiting_for()[0]
        spots.append(Chair(position.clone(), seat))
        position.push(answer(position, seat, setting.game.advice, rng), seat)
    rng.shuffle(spots)
    best = 0.0
    for _ in range(ADVICE_ROUNDS):
        tried, began = 0, time.process_time()
        while time.process_time() - began < ADVICE_SECONDS:
            chair = spots[tried % len(spots)]
            imagined = chair.imagine(tried)
            playouts.play_on(imagined, chair.seat, random.Random(tried))
            playouts.worth(imagined, chair.seat)
            tried += 1
        best = max(best, tried / (time.process_time() - began))
    return best


def _spots(setting: Setting) -> list[Position]:
    """Positions from all stages of random games."""
    rng, spots = random.Random(1), []
    began = time.process_time()
    for number in range(SAMPLES):
        hurry = time.process_time() - began > SPOT_SECONDS * number / SAMPLES
        seen = []
        position = setting.start(key_of(secret_from(f"spots/{number}")))
        while position.pending:
            seen.append(position.clone())
            seat = position.waiting_for()[0]
            position.push(position.sample(rng, seat), seat)
        spots += rng.sample(seen, min(FROM_ONE_GAME, len(seen)) if hurry else 1)
        if len(spots) >= SAMPLES:
            break
    return spots


def _micro(work: Callable[[], Any], things: int, repeats: int = REPEATS) -> float:
    best = float("inf")
    for _ in range(repeats):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return round(best / things * 1e6, 1)
