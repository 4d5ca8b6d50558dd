"""``zareba loadtest``: many tables on this machine, with a kill -9 in the middle.

A server process of its own over a new database on the loopback interface; players that choose at
random after a pause, and a spectator at every table.  Bounded in tables and seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import tempfile
import time
import uuid
from collections.abc import Callable, Coroutine
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click
from click.core import ParameterSource

from zareba.engine import Play
from zareba.server.running.settings import Settings
from zareba.server.tables.house import House

from .client import BROKEN, HOST, Down, Load, Question, decode, decode_seen, encode
from .jobs import Jobs, long_game, told
from .jobs import run as run_jobs
from .server import Server, compared, figures
from .soak.faults import KINDS
from .soak.run import Wish, in_words, report
from .soak.run import soak as run_soak
from .sockets import Requests

MOST_TABLES, MOST_SECONDS, MOST_MINUTES = 1_000, 300, 24 * 60
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
# Where nothing else is said, a soak is small: it goes on for long.
ALL_FOUR = ("khartoum", "poilus", "burnoose", "kriegspfad")
SOAKED: dict[str, Any] = {"tables": 4, "pause": 1.0, "games": ALL_FOUR}


class Player:
    """One table after the other: a player, who takes all its seats, and a spectator."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.rng = load, random.Random(number)
        self.game = load.titles[number % len(load.titles)]
        self.sent: dict[int, float] = {}  # seq of a choice: when it was sent
        self.shown: list[tuple[int, float]] = []  # seq of a spectator's view: when it came

    async def run(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, max(1.0, self.load.pause, self.load.settle / 2)))
        while not self.load.is_over():
            try:
                table, secrets = await self._sit_down()
            except BROKEN:
                await asyncio.sleep(0.5)
                continue
            self.load.acknowledged[table] = []
            self.sent.clear()
            self.shown.clear()
            watching = asyncio.create_task(self._watch(table))
            try:
                await self._play(table, secrets)
                await asyncio.sleep(0.2)
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    async def _sit_down(self) -> tuple[str, list[str]]:
        async with Requests(HOST, self.load.port) as requests:
            made = json.loads(await requests.post("/api/tables", encode({"game": self.game})))
            table, named = made["table"]["table"], encode({"name": "Load"})
            places = [f"/api/tables/{table}/seats/{n}" for n in range(made["table"]["players"])]
            taken = [await requests.post(place, named, made["invite"]) for place in places]
        return table, [json.loads(seat)["secret"] for seat in taken]

    async def _watch(self, table: str) -> None:
        while True:
            try:
                async with self.load.socket(table, []) as connection:
                    while True:
                        message = decode_seen(await connection.recv())
                        if message.type == "view":
                            self.shown.append((message.seq, time.perf_counter()))
                            self._compare()
            except BROKEN:
                await asyncio.sleep(self.rng.uniform(0.2, 0.5))

    def _compare(self) -> None:
        """A view may come before the answer to the choice that it shows."""
        for seq in list(self.sent):
            came = next((when for shown, when in self.shown if shown >= seq), None)
            if came is not None:
                self.load.latencies.append(came - self.sent.pop(seq))
        del self.shown[:-8]

    async def _play(self, table: str, secrets: list[str]) -> None:
        """Through any number of broken connections; unanswered choices are sent again."""
        waiting: dict[str, Any] | None = None
        while not self.load.is_over():
            try:
                async with self.load.socket(table, secrets) as connection:
                    if waiting is not None:
                        self.began = 0.0  # a resend measures the restart, not the server
                        await connection.send(encode(waiting))
                    view = None
                    while not self.load.is_over():
                        if view is None or waiting is not None:
                            message = decode(await connection.recv(60))
                            view = message if message.type == "view" else view
                            if waiting is not None and message.id == waiting["id"]:
                                self._answered(table, message, waiting)
                                waiting = None
                                if view is not None and view.seq < message.seq:
                                    view = None
                            continue
                        if view.ending is not None:
                            self.load.games += 1
                            return
                        if view.asked is None:
                            if view.waiting_for:  # another of our seats
                                await connection.send(_sit(view.waiting_for[0]))
                            view = None
                            continue
                        await asyncio.sleep(self.load.pause * self.rng.uniform(0.5, 1.5))
                        waiting = self._choice(view.asked)
                        await connection.send(encode(waiting))
            except BROKEN:
                self.load.reconnects += 1
                self.sent.clear()
                await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    def _choice(self, question: Question) -> dict[str, Any]:
        self.began = time.perf_counter()
        return {
            "type": "choose",
            "id": uuid.uuid4().hex,
            "seat": question.seat,
            "question": question.number,
            "choice": self.rng.choice(question.options).choice,
        }

    def _answered(self, table: str, message: Down, _waiting: dict[str, Any]) -> None:
        if message.type != "done":
            self.load.refused += 1
            return
        self.load.acknowledged[table].append(message.seq)
        if not message.repeated and self.began:
            self.load.answers.append(time.perf_counter() - self.began)
            self.sent[message.seq] = self.began
            self._compare()


def _sit(seat: int) -> bytes:
    return encode({"type": "sit", "id": "sit", "seat": seat})


async def _drive(load: Load, server: Server, kill: bool, say: Callable[[str], None]) -> None:
    load.stop_at = time.monotonic() + load.settle + load.seconds
    players = [asyncio.create_task(Player(load, n).run()) for n in range(load.tables)]
    await asyncio.sleep(load.settle)
    load.begin_to_count()
    so_far = await asyncio.to_thread(server.cost)
    began, server.begun = time.process_time(), server.begun._replace(cpu=so_far.cpu)
    if kill:
        await asyncio.sleep(load.seconds / 2)
        say(f"kill -9 after {load.done} acknowledged choices")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.gather(*players)
    load.cpu = time.process_time() - began


async def _drive_with_jobs(
    load: Load, server: Server, game: Play, say: Callable[[str], None]
) -> None:
    jobs = Jobs(load, game)
    await jobs.prepare()
    load.stop_at = time.monotonic() + load.seconds
    players = [asyncio.create_task(Player(load, n).run()) for n in range(load.tables)]
    calm = asyncio.create_task(_memory_after(server, load.seconds / 2))
    before = await run_jobs(load, jobs, players)
    for line in told(jobs, before, (await calm, server.cost().memory)):
        say(line)
    load.answers += before.answers


async def _memory_after(server: Server, seconds: float) -> float:
    await asyncio.sleep(seconds)
    return (await asyncio.to_thread(server.cost)).memory


async def _lost(load: Load, db: str) -> tuple[int, int, int]:
    """Choices on the disk, acknowledged ones that are not, tables that do not replay."""
    house = House(Settings(db=db))
    await house.storage.open()
    kept = lost = broken = 0
    try:
        for table, acknowledged in load.acknowledged.items():
            row = await house.storage.row(table)
            if row is None:
                lost += len(acknowledged)
                continue
            entries = await house.storage.entries(table)
            choices = {e.seq for e in entries if e.kind == "choice"}
            kept += len(choices)
            lost += len(set(acknowledged) - choices)
            broken += (await house.read(row.head))[1] is not None
    finally:
        house.workers.close()
        await house.storage.close()
    return kept, lost, broken


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def _run(load: Load, workers: int, kill: bool, long: Play | None, db: str | None) -> float:
    """One server from its beginning to its end; what a choice has cost comes back."""
    with tempfile.TemporaryDirectory(prefix="zareba-load-") as place:
        url = db or f"sqlite:///{os.path.join(place, 'tables.db')}"
        server = Server(load, url, workers)
        try:
            if long is not None:
                _run_quickly(_drive_with_jobs(load, server, long, click.echo))
            else:
                _run_quickly(_drive(load, server, kill, click.echo))
            after = server.cost()
        finally:
            server.stop()
        kept, lost, broken = asyncio.run(_lost(load, url))
    for line in figures(load, server.begun, after):
        click.echo(line)
    click.echo(f"on the disk         {kept} choices; acknowledged but lost: {lost}")
    if lost or broken:
        raise click.ClickException(f"{lost} choices lost, {broken} tables do not replay")
    return (after.cpu - server.begun.cpu) / max(load.done, 1)


def _run_quickly(work: Coroutine[Any, Any, None]) -> None:
    """On the loop that the server has, where there is one (not on Windows)."""
    found = find_spec("uvloop") and import_module("uvloop")
    with asyncio.Runner(loop_factory=found.new_event_loop if found else None) as runner:
        runner.run(work)


def _is_given(context: click.Context, name: str) -> bool:
    return context.get_parameter_source(name) is not ParameterSource.DEFAULT


def _soak(load: Load, wish: Wish, as_json: bool) -> None:
    result = run_soak(load, wish, partial(click.echo, err=True))
    if as_json:
        click.echo(json.dumps(report(result), indent=1))
    else:
        for line in in_words(result):
            click.echo(line)
    if result.failed:
        raise SystemExit(1)


def _span(name: str, usual: float, least: float, most: float, told: str | None = None) -> Decorator:
    """An option for a time."""
    between = click.FloatRange(least, most)
    return click.option(name, default=usual, show_default=True, type=between, help=told)


def _several(
    name: str,
    many: str,
    told: str,
    usual: tuple[str, ...] = (),
    kind: click.Choice[str] | None = None,
) -> Decorator:
    """An option that may be said more than once."""
    shown = bool(usual)
    return click.option(
        name, many, multiple=True, default=usual, show_default=shown, type=kind, help=told
    )


@click.command()
@click.option("--tables", default=200, show_default=True, type=click.IntRange(1, MOST_TABLES))
@_span("--seconds", 40.0, 1, MOST_SECONDS)
@_span(
    "--settle",
    0.0,
    0,
    MOST_SECONDS,
    "Seconds before these in which people come and nothing is measured.",
)
@click.option("--pause", default=1.0, show_default=True, help="A player's thinking, on average.")
@_several(
    "--game",
    "games",
    "A game whose questions list their options; several times: table by table.",
    ("khartoum",),
)
@click.option("--workers", default=1, show_default=True, help="Of the server: zareba serve.")
@click.option(
    "--kill/--no-kill", default=True, show_default=True, help="Kill the server half-way (SIGKILL)."
)
@click.option("--with-jobs", is_flag=True, help="Half of the time with long jobs; no kill.")
@click.option("--film/--no-film", default=True, show_default=True, help="As a browser asks for.")
@click.option("--both", is_flag=True, help="Without films, then with them, each for so long.")
@click.option("--db", default=None, metavar="URL", help="An empty database; default: new SQLite.")
@click.option("--soak", is_flag=True, help="Everything at once, with faults; then check it all.")
@_span("--minutes", 2.0, 0.1, MOST_MINUTES, "Of a soak.")
@click.option("--seed", default=1, show_default=True, help="Of a soak: its people and faults.")
@_several(
    "--fault", "faults", "Only this fault, in a soak; may be repeated.", kind=click.Choice(KINDS)
)
@click.option("--restart-db", default="", metavar="COMMAND", help="Restarts the PostgreSQL.")
@click.option("--json", "as_json", is_flag=True, help="The report of a soak as JSON.")
@click.pass_context
def loadtest(
    context: click.Context,
    tables: int,
    seconds: float,
    settle: float,
    pause: float,
    games: tuple[str, ...],
    workers: int,
    kill: bool,
    with_jobs: bool,
    film: bool,
    both: bool,
    db: str | None,
    soak: bool,
    minutes: float,
    seed: int,
    faults: tuple[str, ...],
    restart_db: str,
    as_json: bool,
) -> None:
    """Put a server on this machine under load, kill it, and count what is lost."""
    if soak:
        given = {name: context.params[name] for name in SOAKED if _is_given(context, name)}
        many = {**SOAKED, **given}
        load = Load(many["tables"], 60 * minutes, many["pause"], many["games"], _free_port(), film)
        _soak(load, Wish(seed, workers, db, faults, restart_db), as_json)
        return
    if both and db:
        raise click.BadParameter("one empty database is not enough for --both", param_hint="--db")
    long = long_game() if with_jobs else None
    found: list[tuple[Load, float]] = []  # each with what a choice has cost
    for with_film in (False, True) if both else (film,):
        click.echo(f"films               {'yes' if with_film else 'no'}")
        load = Load(tables, seconds, pause, games, _free_port(), with_film, settle)
        found.append((load, _run(load, workers, kill and not both, long, db)))
    if both:
        for line in compared(*found):
            click.echo(line)
