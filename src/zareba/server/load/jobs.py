"""``zareba loadtest --with-jobs``: everything long that people can ask for, at the same time.

Odds in the slowest game, imports and what-ifs of a long game of it, and tables of the strongest
bots; meanwhile other people play, some of them with a plain bot.  What do they feel of it?
"""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from zareba.engine import Play, Setting, find_game

from .client import BROKEN, Down, Load, decode, percentile

SLOW = "kriegspfad"
STRONG, STRONG_GAME, STRONG_TABLES = "mc:2000", "burnoose", 5
WITH_BOT, PLAIN = "poilus", "heuristic"
PAIRS = 3  # tables of a person and a plain bot
ENOUGH, SEARCHED = 500, 40.0  # choices of a long game; seconds to find one
MOST_MS, MOST_SLOWER = 100, 2.0  # what is promised


@dataclass
class Phase:
    """What people felt, without or with the jobs."""

    answers: list[float] = field(default_factory=list)  # of the server to a choice
    bots: list[float] = field(default_factory=list)  # a plain bot's choice


def long_game() -> Play:
    """A game by chance: the first that is long enough, or the longest found in a while."""
    until, found = time.monotonic() + SEARCHED, []
    for seed in range(1, 1_000):
        luck = random.Random(seed - 1)
        play = Play(Setting.of(find_game(SLOW)), f"{seed:064x}")
        while not play.position.over:
            seat = play.position.waiting_for()[0]
            play.choose(play.position.sample(luck, seat), seat)
        found.append(play)
        if len(play.record.choices) >= ENOUGH or time.monotonic() > until:
            break
    return max(found, key=lambda play: len(play.record.choices))


class Jobs:
    """Those who ask for long things."""

    def __init__(self, load: Load, game: Play) -> None:
        self.load, self.done = load, Counter[str]()
        self.text, self.length = game.record.to_text(), len(game.record.choices)
        begun = json.loads(self.text)
        few = self.length // 4
        begun |= {"choices": begun["choices"][:few], "trail": begun["trail"][:few], "result": ""}
        self.begun = json.dumps(begun)
        self.phase = Phase()
        self.finished = self.running = ""  # tables
        self.secrets: list[str] = []

    async def prepare(self) -> None:
        """The tables for what-ifs and odds."""
        made = await asyncio.to_thread(self.load.post, "/api/records", self.text)
        self.finished = made["table"]["table"]
        made = await asyncio.to_thread(self.load.post, "/api/records", self.begun)
        self.running, self.secrets = made["table"]["table"], await self.sit(made, 2)

    async def post(self, what: str, path: str, body: Any, secret: str = "") -> Any:
        """The answer, or nothing: the server says that it is busy, or is gone."""
        try:
            answer = await asyncio.to_thread(self.load.post, path, body, secret)
        except OSError:
            self.done[f"{what} declined"] += 1
            await asyncio.sleep(0.5)
            return None
        self.done[what] += 1
        return answer

    async def sit(self, made: Any, seats: int) -> list[str]:
        taken = []
        for seat in range(seats):
            path = f"/api/tables/{made['table']['table']}/seats/{seat}"
            answer = await self.post("seats", path, {"name": "Load"}, made["invite"])
            taken += [answer["secret"]] if answer else []
        return taken

    # -------------------------------------------------------------------------------- long things
    async def strong_bots(self) -> None:
        seats = [{"kind": "bot", "bot": STRONG}] * 2
        await self.post(
            f"tables of {STRONG}",
            "/api/tables",
            {"game": STRONG_GAME, "players": 2, "seats": seats},
        )

    async def imports(self) -> None:
        while not self.load.is_over():
            await self.post("imports", "/api/records", self.text)

    async def what_ifs(self) -> None:
        while not self.load.is_over():
            path = f"/api/tables/{self.finished}/branch"
            made = await self.post("what-ifs", path, {"at": self.length - 1})
            if made:
                await self.sit(made, 2)

    async def odds(self) -> None:
        while not self.load.is_over():
            try:
                await self._ask_odds(self.running, self.secrets)
            except BROKEN:
                await asyncio.sleep(0.5)

    async def _ask_odds(self, table: str, secrets: list[str]) -> None:
        async with self.load.socket(table, secrets) as connection:
            view = await _view(connection)
            while view.asked is not None and not self.load.is_over():
                ident, question = uuid.uuid4().hex, view.asked
                asked = {"seat": question.seat, "question": question.number}
                await connection.send(json.dumps({"type": "odds", "id": ident, **asked}))
                answer = await _answer(connection, ident)
                while answer.type == "odds" and not answer.final:
                    answer = await _answer(connection, ident)
                self.done["odds" if answer.type == "odds" else "odds declined"] += 1

    # ----------------------------------------------------------------------- who must not feel it
    async def with_a_plain_bot(self, number: int) -> None:
        luck, seats = random.Random(number), [{"kind": "open"}, {"kind": "bot", "bot": PLAIN}]
        while not self.load.is_over():
            made = await self.post(
                "tables with a bot", "/api/tables",
                {"game": WITH_BOT, "players": 2, "seats": seats},
            )  # fmt: skip
            secrets = await self.sit(made, 1) if made else []
            try:
                if secrets:
                    await self._play(made["table"]["table"], secrets, luck)
            except BROKEN:
                await asyncio.sleep(0.5)

    async def _play(self, table: str, secrets: list[str], luck: random.Random) -> None:
        async with self.load.socket(table, secrets) as connection:
            view, bot_since = await _view(connection), 0.0
            while view.ending is None and not self.load.is_over():
                if view.asked is not None:
                    await asyncio.sleep(luck.uniform(0.2, 0.6))
                    await connection.send(json.dumps(_any_choice(view, luck)))
                elif not bot_since and 1 in view.waiting_for:
                    bot_since = time.perf_counter()
                before, view = view.at, await _view(connection)
                if bot_since and view.at > before:
                    self.phase.bots.append(time.perf_counter() - bot_since)
                    bot_since = 0.0


def _any_choice(view: Down, luck: random.Random) -> dict[str, Any]:
    question = view.asked
    assert question is not None
    return {
        "type": "choose",
        "id": uuid.uuid4().hex,
        "seat": question.seat,
        "question": question.number,
        "choice": luck.choice(question.options).choice,
    }


async def _view(connection: Any) -> Down:
    while True:
        message = decode(await connection.recv(120))
        if message.type == "view":
            return message


async def _answer(connection: Any, ident: str) -> Down:
    while True:
        message = decode(await connection.recv(60))
        if message.id == ident:
            return message


# --------------------------------------------------------------------------------------- the run
async def run(load: Load, jobs: Jobs, players: list[asyncio.Task[None]]) -> Phase:
    """Half of the time without the jobs, which comes back, half of it with them."""
    half = load.seconds / 2
    people = [asyncio.create_task(jobs.with_a_plain_bot(number)) for number in range(PAIRS)]
    await asyncio.sleep(half)
    calm, jobs.phase = jobs.phase, Phase()
    calm.answers, load.answers = load.answers, []
    long = [*(jobs.strong_bots() for _ in range(STRONG_TABLES)), jobs.odds()]
    long += [jobs.imports(), jobs.imports(), jobs.what_ifs(), jobs.what_ifs()]
    await asyncio.gather(*people, *players, *long)
    jobs.phase.answers = load.answers
    return calm


def told(jobs: Jobs, calm: Phase, memory: tuple[float, float]) -> list[str]:
    """What came of it, line by line; the last says whether what is promised was kept."""
    busy, lines = jobs.phase, [f"long game           {jobs.length} choices of {SLOW}"]
    for name, before, after in (
        ("choice to answer", calm.answers, busy.answers),
        ("another's plain bot", calm.bots, busy.bots),
    ):
        figures = [1000 * percentile(x, share) for x in (before, after) for share in (0.5, 0.95)]
        lines.append(
            f"{name:<19} p50 {figures[0]:.0f}, p95 {figures[1]:.0f} ms ({len(before)});"
            f" with jobs p50 {figures[2]:.0f}, p95 {figures[3]:.0f} ms ({len(after)})"
        )
    lines.append(f"server's memory     {memory[0]:.0f} MB; with jobs {memory[1]:.0f} MB")
    lines.append("jobs                " + ", ".join(f"{n} {x}" for x, n in jobs.done.items()))
    quick = 1000 * percentile(busy.answers, 0.95) < MOST_MS
    slower = percentile(busy.bots, 0.5) / max(percentile(calm.bots, 0.5), 1e-9)
    kept = quick and slower <= MOST_SLOWER
    lines.append(f"bots of others      {slower:.2f} times as slow (median)")
    lines.append("promise             " + ("kept" if kept else "NOT kept"))
    return lines
