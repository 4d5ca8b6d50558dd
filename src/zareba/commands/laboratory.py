"""zareba simulate and bench: many games, and how fast they are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from zareba.bots import make_bot
from zareba.engine import Setting, games
from zareba.terminal.seats import wrong_number

from .common import json_option, print_json, read_setting, setting_options

WHO_PLAYS = (
    "Who plays, comma by comma: recruit, soldier, veteran, commander"
    " (also random, heuristic, mc:N)."
)

if TYPE_CHECKING:
    from zareba.lab.simulate import Order, Summary


@click.command()
@click.argument("game")
@setting_options
@click.option("-n", "--games", "number", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seats", help=WHO_PLAYS)
@click.option("--seed", default="1", show_default=True, help="Same seed, same numbers.")
@click.option(
    "--jobs", type=click.IntRange(1), default=lambda: os.cpu_count() or 1, help="Processes."
)
@click.option("--swap", is_flag=True, help="Play every deal from every seat.")
@json_option
def simulate(
    game: str,
    players: int | None,
    options: tuple[str, ...],
    overlay: Path | None,
    number: int,
    seats: str | None,
    seed: str,
    jobs: int,
    swap: bool,
    as_json: bool,
) -> None:
    """Let bots play GAME many times: wins, endings, lengths."""
    from zareba.lab import simulate as lab

    setting = read_setting(game, players, options, overlay)
    order = lab.Order(
        game=game,
        players=setting.players,
        options=tuple(setting.options.items()),
        seats=_players(setting, seats),
        seed=seed,
        overlay=str(overlay) if overlay else "",
        swap=swap,
    )
    if as_json:
        print_json([msgspec.to_builtins(lab.simulate(order, number, jobs))])
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game, total=number)
        summary = lab.simulate(order, number, jobs, lambda done: bar.update(task, completed=done))
    _show(summary, order)


def _players(setting: Setting, seats: str | None) -> tuple[str, ...]:
    """Who plays, seat by seat; one name is for all of them."""
    names = seats.split(",") if seats else ["random"]
    if len(names) == 1:
        names *= setting.players
    if len(names) != setting.players:
        raise wrong_number(len(names), setting.players)
    for name in names:
        make_bot(name, setting.game)
    return tuple(names)


def _interval(share: tuple[float, float]) -> str:
    low, high = share
    return f"(95 % interval {100 * low:.1f} to {100 * high:.1f} %)"


def _show(summary: Summary, order: Order) -> None:
    names = ",".join(order.seats)
    click.echo(f"{summary.game}: {summary.games} games, {names}, seed {order.seed}")
    rate = f"{100 * summary.win_rate:.1f} %"
    click.echo(f"wins {summary.wins} = {rate} {_interval(summary.interval)}")
    if order.players > 1:
        click.echo(f"wins by seat {summary.wins_by_seat}")
    click.echo(
        f"decisions a game {summary.decisions / summary.games:.1f} "
        f"({summary.shortest} to {summary.longest}), "
        f"{summary.decisions_per_second:,} decisions a second and core"
    )
    for role, share in summary.roles.items():
        click.echo(f"  {role:20} {share.wins:6} of {share.games}  {_interval(share.interval)}")
    for ending, times in sorted(summary.endings.items(), key=lambda e: -e[1]):
        click.echo(f"  {ending:20} {times:6}  {100 * times / summary.games:5.1f} %")


@click.command()
@click.argument("game", required=False)
@setting_options
@json_option
def bench(
    game: str | None,
    players: int | None,
    options: tuple[str, ...],
    overlay: Path | None,
    as_json: bool,
) -> None:
    """Measure random playouts, copies, views, checks, and whole games of bots."""
    from zareba.lab.bench import measure

    names = [game] if game else list(games())
    speeds = [measure(read_setting(name, players, options, overlay)) for name in names]
    if as_json:
        print_json(speeds)
        return
    for s in speeds:
        click.echo(
            f"{s.game} ({s.players} players): {s.decisions_per_second:,} decisions/s, "
            f"by advice {s.advised_per_second:,}, {s.playouts_per_second:,} playouts/s, "
            f"clone {s.clone_us} us, view {s.view_us} us, imagine {s.imagine_us} us, "
            f"JSON {s.json_us} us, {s.position_bytes} bytes; "
            f"a game of bots {s.game_s} s, worst {s.game_worst_s} s"
        )
        for name, (usual, worst) in s.checks_us.items():
            tried, longest = s.tries_us[name]
            click.echo(
                f"  check of {name}: {usual} us, worst {worst} us; "
                f"tried out: {tried} us, worst {longest} us"
            )
