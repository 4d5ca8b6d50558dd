"""Helpers for all tests: settings of every game, random games, one rule on a hand-made table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from zareba.bots.chair import advice_of
from zareba.engine import Ask, AskAll, Domain, Game, Over, Play, Position, Setting, games
from zareba.engine.chance import Script, key_of, secret_from
from zareba.engine.procedure import Call

MOST_DECISIONS = 20_000


def settings(game: Game) -> Iterator[Setting]:
    """Every number of players by default options, and every other value of each option."""
    for players in game.players:
        yield Setting.of(game, players)
    for option in game.options:
        for value in option.choices or (True, False):
            if value != option.default:
                for players in {game.players[0], game.players[-1]}:
                    yield Setting.of(game, players, {option.id: value})


def named(setting: Setting) -> str:
    """The name of a setting in a test's id."""
    defaults = setting.game.read_options({})
    changed = [f"{k}={v}" for k, v in setting.options.items() if v != defaults[k]]
    return "-".join([setting.game.name, str(setting.players), *changed])


ALL_SETTINGS = [setting for game in games().values() for setting in settings(game)]
ALL_GAMES = list(games().values())


def start(setting: Setting, seed: object) -> Position:
    return setting.start(key_of(secret_from(seed)))


def some_choice(position: Position, seat: int, game: Game, rng: random.Random, wit: float) -> Any:
    """Mostly sensible, often random: such games last long and still come to strange places."""
    ask = position.ask(seat)
    advise = advice_of(game)
    if advise is None or isinstance(ask, Domain) or rng.random() >= wit:
        return position.sample(rng, seat)
    return advise(position.state, ask, position.options(seat), rng)


def random_game(
    setting: Setting,
    seed: object,
    visit: Callable[[Play, random.Random], None] = lambda play, rng: None,
    wit: float | None = None,
) -> Play:
    """A whole game; *visit* is called at every decision."""
    rng = random.Random(str(seed))
    wit = rng.choice((0.0, 0.6, 0.9, 1.0)) if wit is None else wit
    play = Play(setting, secret_from(seed))
    for _ in range(MOST_DECISIONS):
        if play.position.over:
            return play
        visit(play, rng)
        seat = rng.choice(play.position.waiting_for())
        play.choose(some_choice(play.position, seat, setting.game, rng, wit), seat)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


# ------------------------------------------------------------------------------------ native rules
def native(call: Call, answers: list[tuple[int, Any]]) -> Iterator[Any]:
    """Follow a rule by Python's own generators, giving recorded answers; yields each question.

    The same small things the engine does are done here in the plainest way: a single option is
    taken, answers of simultaneous questions are collected, Over ends the game.
    """
    state, given = call.state, iter(answers)
    run, sent = iter(call), None
    try:
        while True:
            out = run.send(sent)
            if isinstance(out, Over):
                raise out
            if isinstance(out, AskAll):
                yield out
                found = dict(next(given) for _ in out)
                sent = tuple(found[question.seat] for question in out)
                continue
            assert isinstance(out, Ask)
            if out.settles:
                options = out.options(state)
                if len(options) == 1 and options[0] not in out.confirmed:
                    sent = options[0]
                    continue
            yield out
            seat, sent = next(given)
            assert seat == out.seat
    except StopIteration:
        return
    except Over as end:
        state.result = end.result


# -------------------------------------------------------------------------------------- rule tests
def follow(call: Call, *answers: Any) -> Position:
    """Follow one rule, giving these answers; each must be legal when asked."""
    position = Position.start(call)
    for answer in answers:
        position.choose(answer)
    return position


def asked(position: Position) -> str:
    """The kind of decision a rule is waiting for, or 'done'."""
    question = position.ask()
    return type(question).__name__ if question else "done"


def dice(g: Any, *faces: int) -> None:
    """The next dice, in order."""
    g.script = Script(list(faces))
