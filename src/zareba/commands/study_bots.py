"""zareba lab: how well the bots play, and the judgement they are fitted with."""

from __future__ import annotations

import math
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from zareba.bots import RANKS
from zareba.engine import find_game

from .common import json_option, print_json, read_setting, setting_options

if TYPE_CHECKING:
    from zareba.analysis.drill import Exercise
    from zareba.bots.levels import Measured
    from zareba.lab.fit import Report
    from zareba.lab.fuzz import Tally

jobs_option = click.option(
    "--jobs", type=click.IntRange(1), default=lambda: os.cpu_count() or 1, help="Processes."
)
SHOWN = 20  # failures
write_option = click.option("--write", is_flag=True, help="Keep the result in the package.")


@click.group()
def lab() -> None:
    """Study the bots: how often they win, and how they judge positions."""


@lab.command()
@click.argument("game")
@click.option("-n", "--games", "number", type=click.IntRange(1), default=200, show_default=True)
@click.option("--level", "levels", multiple=True, type=click.Choice(list(RANKS)))
@click.option("--usual", is_flag=True, help="Only the game in its usual form.")
@click.option("--keep", "file", type=click.Path(path_type=Path), help="Go on from this file.")
@click.option("--seconds", type=click.FloatRange(0), help="No new games after so long.")
@jobs_option
@write_option
@json_option
def levels(
    game: str, number: int, levels: tuple[str, ...], usual: bool, file: Path | None,
    seconds: float | None, jobs: int, write: bool, as_json: bool,
) -> None:  # fmt: skip
    """Measure how often each level wins GAME, in every form that is kept count of."""
    from zareba.lab.levels import Notes, keep, measure
    from zareba.lab.occasions import occasions

    find_game(game)
    until = time.monotonic() + seconds if seconds else math.inf
    ways = occasions(game)[:1] if usual else occasions(game)
    notes = Notes(file)
    found: list[Measured] = []
    for occasion in ways:
        for level in levels or RANKS:
            one = measure(
                game, occasion, level, number, jobs, _today(), notes,
                lambda: time.monotonic() >= until,
            )  # fmt: skip
            if one is None:
                continue
            found.append(one)
            if not as_json:
                click.echo(_line(one, occasion.name))
    if as_json:
        print_json(found)
    if write:
        keep(found)


@lab.command()
def table() -> None:
    """Print all figures of the levels as a page (docs/levels.md)."""
    from zareba.lab.levels import page

    click.echo(page(), nl=False)


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _line(one: Measured, name: str) -> str:
    low, high = one.interval
    return (
        f"{one.game} {name}: {one.level} won {one.wins} of {one.games} = {one.percent} %"
        f" (95 % interval {100 * low:.0f} to {100 * high:.0f} %), {one.seconds:.3f} s a decision"
    )


@lab.command()
@click.argument("game")
@click.option("-n", "--games", "number", type=click.IntRange(10), default=200, show_default=True)
@click.option("--bot", default="mc:24~4", show_default=True, help="Who plays; ~4: 4 % slips.")
@click.option("--then", default="", help="Who plays on from a moment drawn; only that counts.")
@click.option("--seed", default="fit", show_default=True)
@click.option("--fresh", is_flag=True, help="Do not start from the weights in use.")
@click.option("--test", is_flag=True, help="Fit nothing, only test the weights in use.")
@click.option("--plot", type=click.Path(path_type=Path), help="The calibration as an SVG.")
@jobs_option
@write_option
@json_option
def fit(
    game: str, number: int, bot: str, then: str, seed: str, fresh: bool, test: bool,
    plot: Path | None, jobs: int, write: bool, as_json: bool,
) -> None:  # fmt: skip
    """Fit the judgement of GAME to games of bots, and say how well it foretells others."""
    from zareba.lab.fit import Row, Wanted, gather, report
    from zareba.lab.plot import calibration_svg

    judgement = getattr(find_game(game).advice, "judgement", None)
    if judgement is None:
        raise click.UsageError(f"{game} judges no positions: there is nothing to fit")
    if test and write:
        raise click.UsageError("--test fits nothing: there is nothing to write")
    wanted, rows = Wanted(game, bot, seed, then), list[Row]()
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(gather, wanted, n) for n in range(number)]):
            rows += done.result()
    rows.sort(key=lambda row: row.game)
    found = report(wanted, rows, _today(), fresh, test)
    if as_json:
        print_json([msgspec.to_builtins(found)])
    else:
        _show(found)
    if plot is not None:
        plot.write_text(calibration_svg(found.bins, game), encoding="utf-8")
    if write:
        judgement.keep(found.weights)


@lab.command()
@click.argument("game")
@click.option("-n", "--games", "number", type=click.IntRange(16), default=800, show_default=True)
@click.option("--passes", type=click.IntRange(1), default=2, show_default=True)
@click.option("--way", "only", help="Only this way to play, for example solo.")
@click.option("--minutes", type=float, default=30.0, show_default=True, help="At most, for a way.")
@click.option(
    "--swarm", type=click.IntRange(16), help="Change all numbers at once; so many deals for each."
)
@jobs_option
@write_option
def tune(
    game: str,
    number: int,
    passes: int,
    only: str | None,
    minutes: float,
    swarm: int | None,
    jobs: int,
    write: bool,
) -> None:
    """Try other numbers in the rules of thumb of GAME, and keep what wins more."""
    from zareba.lab.evolve import Evolution
    from zareba.lab.tune import Tuner, tempers_of, ways

    tempers = tempers_of(game)
    if tempers is None:
        raise click.UsageError(f"the rules of thumb of {game} have no numbers to try")
    with ProcessPoolExecutor(jobs) as pool:
        for way in ways(game):
            if only is None or way == only:
                seed, until = f"tune {_today()}", time.time() + 60 * minutes
                if swarm:
                    evolution = Evolution(game, way, pool, swarm, seed)
                    found = evolution.evolve(until, number, click.echo)
                else:
                    found = Tuner(game, way, pool, number, seed).run(passes, until, click.echo)
                found = msgspec.structs.replace(found, date=_today())
                click.echo(f"{way or game}: {found.before:.3f} won before, {found.after:.3f} now")
                if write and found.after > found.before:
                    tempers.keep({way: found})


@lab.command()
@click.argument("game", nargs=-1)
@click.option("--minutes", type=float, default=1.0, show_default=True, help="How long.")
@click.option(
    "--state",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where it is kept how far it has come; it goes on from there.",
)
@click.option("--only", type=click.IntRange(0), help="Play this one game of its number again.")
@jobs_option
@json_option
def fuzz(
    game: tuple[str, ...],
    minutes: float,
    state: Path | None,
    only: int | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Play games of any setting (or of GAME), and check all that must hold on the way."""
    from zareba.lab import fuzz as lab_fuzz

    turn = lab_fuzz.rotation(game)
    if only is not None:
        tally = lab_fuzz.Fuzz(turn[only % len(turn)], only).play()
    else:
        tally = _fuzzed(game, minutes, state, jobs)
    if as_json:
        print_json([msgspec.to_builtins(tally)])
    else:
        _tell(tally)
    if tally.failures:
        raise SystemExit(1)


def _fuzzed(game: tuple[str, ...], minutes: float, state: Path | None, jobs: int) -> Tally:
    from rich.console import Console
    from rich.progress import Progress

    from zareba.lab import fuzz as lab_fuzz

    tally = lab_fuzz.load(state) if state else lab_fuzz.Tally()
    began = time.time()
    with (
        ProcessPoolExecutor(jobs) as pool,
        Progress(console=Console(stderr=True), transient=True) as bar,
    ):
        task = bar.add_task("fuzz", total=60 * minutes)

        def progress(now: Tally) -> None:
            told = f"{now.played:,} games, {len(now.failures)} failures"
            bar.update(task, completed=time.time() - began, description=told)
            if state:
                lab_fuzz.keep(now, state)

        return lab_fuzz.fuzz(pool, jobs, game, tally, began + 60 * minutes, progress)


def _tell(tally: Tally) -> None:
    by_game = ", ".join(f"{name} {n:,}" for name, n in sorted(tally.games.items()))
    click.echo(
        f"{tally.played:,} games ({by_game}), {tally.decisions:,} decisions;"
        f" {tally.saves:,} saved and read, {tally.undos:,} taken back and made again,"
        f" {tally.refused:,} times nonsense refused, {tally.natives:,} ends compared with"
        f" Python's own generators; {len(tally.failures)} failures in {tally.seconds:,.0f} s"
    )
    for found in tally.failures[:SHOWN]:
        options = " ".join(f"{k}={v}" for k, v in found.options.items())
        click.echo(f"game {found.number}: {found.game}, {found.players} players, {options}")
        click.echo(f"  after {found.choices} choices: {found.what}")
        click.echo(f"  zareba lab fuzz {found.game} --only {found.number}")


def _show(found: Report) -> None:
    w = found.weights
    click.echo(
        f"{w.games} games of {w.bot}, {w.positions} positions; log loss on games left out"
        f" {w.loss:.4f} (weights in use {found.present:.4f}, base rate {w.base_loss:.4f})"
    )
    lead, error = found.lead
    click.echo(f"less than by the weights in use: {lead:+.4f}, error {error:.4f}")
    off, error = found.off
    click.echo(f"on average {100 * off:+.1f} points too high, error {100 * error:.1f}")
    click.echo("judged  came true  positions")
    for b in found.bins:
        mark = "·" * round(40 * b.judged) + "|"
        click.echo(
            f"{100 * b.judged:5.0f} % {100 * b.outcome:5.0f} ± {100 * b.error:2.0f} %"
            f" {b.positions:6}  {mark}"
        )
    for name, weight in w.weights.items():
        click.echo(f"  {name:18} {weight:+.4f}")


@lab.command()
@click.argument("game")
@setting_options
@click.option("-n", "--games", "number", type=click.IntRange(0), default=20, show_default=True)
@click.option("--again", is_flag=True, help="Try those there are again, too; keep what holds.")
@click.option("--bot", default="heuristic~8", show_default=True, help="Who plays the games.")
@click.option(
    "--playouts",
    type=click.IntRange(8),
    default=64,
    show_default=True,
    help="Imagined games for each answer of an exercise.",
)
@click.option("--every", type=click.IntRange(1), default=1, help="Of so many questions one.")
@click.option("--chapter", type=click.IntRange(0), default=0, help="Look from this round on.")
@click.option("--last", type=click.IntRange(0), default=0, help="Look only at the last rounds.")
@click.option("--ahead", type=click.IntRange(0), default=0, help="Judge so many rounds later.")
@click.option("--question", default="", help="Look only at questions of this kind, as Action.")
@click.option("--want", type=click.IntRange(1), default=10, show_default=True, help="Exercises.")
@click.option("--seconds", type=click.FloatRange(1), help="No new games after so long.")
@click.option("--keep", "file", type=click.Path(path_type=Path), help="Go on from this file.")
@click.option("--seed", default="drill", show_default=True)
@jobs_option
@write_option
def drill(
    game: str, players: int | None, options: tuple[str, ...], overlay: Path | None, number: int,
    again: bool, bot: str, playouts: int, every: int, chapter: int, last: int, ahead: int,
    question: str, want: int, seconds: float | None, file: Path | None, seed: str, jobs: int,
    write: bool,
) -> None:  # fmt: skip
    """Find exercises: moments of GAME where the choice mattered by more than 10 points."""
    from zareba.analysis.drill import collection, keep
    from zareba.lab import drill as finder

    setting = read_setting(game, players, options, overlay)
    until = time.monotonic() + seconds if seconds else math.inf
    order = finder.Order(
        game=game, players=setting.players, options=dict(setting.options), bot=bot,
        playouts=playouts, seed=seed, date=_today(), every=every, chapter=chapter,
        question=question, last=last, ahead=ahead,
    )  # fmt: skip

    def far(games: int, found: int) -> None:
        click.echo(f"{games} of {number} games, {found} exercises", err=True)

    held: list[Exercise] = []
    for old in collection(game) if again else ():
        new = finder.again(order, old)
        click.echo(f"{'holds' if new else 'does not hold'}: {_told(new or old)}")
        held += [new] if new else []
    found = finder.look(order, number, jobs, file, far, lambda: time.monotonic() >= until)
    picked = finder.chosen([*held, *found], want)
    for exercise in picked:
        click.echo(_told(exercise))
    if write and picked:
        keep(game, picked)


def _told(exercise: Exercise) -> str:
    best, second = exercise.answers[0], exercise.answers[1]
    return (
        f"{exercise.question}: after {len(exercise.choices)} choices, stake {exercise.stake:.2f}, "
        f"best {best.worth:.2f} ± {best.error:.2f}, next {second.worth:.2f}"
    )
