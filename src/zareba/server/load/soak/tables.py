"""The tables of a soak: people sit down, alone, with others or with bots, and go again.

Who comes back finds the table as it was left; games that are over are exported, checked and
imported; what-ifs are played for a while.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from typing import Any

from zareba.engine import find_game
from zareba.engine.chance import salt_commitment
from zareba.server.load.client import Load

from .notes import Notes
from .people import Person

COMES_BACK, IMPORTS, WATCHED = 0.25, 0.5, 0.7
WITH_BOTS, ALONE = 0.4, 0.2  # tables of one person and bots; of one person with all the seats
STAYS = (60.0, 300.0)  # seconds at a table
IMAGINES = 20.0  # seconds at a what-if
STUCK = 90.0  # seconds without any fault in which nothing happens at a table
MOST_LEFT = 12  # tables that somebody may come back to
BOT = "heuristic"


@dataclass
class Place:
    """A table and who sits there: the secrets of each person."""

    table: str
    people: list[list[str]]


class Company:
    """All people of a soak."""

    def __init__(self, load: Load, notes: Notes) -> None:
        self.load, self.notes = load, notes
        self.left: list[Place] = []
        self._imagining: asyncio.Task[None] | None = None

    async def play(self, number: int) -> None:
        """One table after the other."""
        luck = random.Random(f"people {self.notes.seed} {number}")
        await asyncio.sleep(luck.uniform(0, self.load.pause))
        while not self.load.is_over():
            try:
                place = await self._find(luck, number)
            except (OSError, ValueError):  # the server is away, or says that it is busy
                self.notes.done["no table"] += 1
                await asyncio.sleep(1.0)
                continue
            ended = await self._stay(place, luck, luck.uniform(*STAYS))
            if ended:
                await self._afterwards(place.table, luck)
            elif len(self.left) < MOST_LEFT:
                self.left.append(place)

    async def call(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        return json.loads(await asyncio.to_thread(self.load.call, method, path, body, secret))

    # ------------------------------------------------------------------------------- sitting down
    async def _find(self, luck: random.Random, number: int) -> Place:
        if self.left and luck.random() < COMES_BACK:
            self.notes.done["tables again"] += 1
            return self.left.pop(luck.randrange(len(self.left)))
        game, chance = self.load.titles[number % len(self.load.titles)], luck.random()
        players = luck.choice(find_game(game).players)
        bots = players - 1 if chance < WITH_BOTS else 0
        seats = [{"kind": "open"}] * (players - bots) + [{"kind": "bot", "bot": BOT}] * bots
        wish = {"game": game, "players": players, "seats": seats}
        made = await self.call("POST", "/api/tables", wish)
        self.notes.done["tables"] += 1
        return await self._sit(made, luck, alone=WITH_BOTS < chance < WITH_BOTS + ALONE)

    async def _sit(self, made: Any, luck: random.Random, alone: bool) -> Place:
        """Everybody promises salt, and shows it when all have sat down."""
        table, commitment = made["table"]["table"], made["table"]["commitment"]
        self.notes.acknowledged.setdefault(table, [])
        seats = [seat["seat"] for seat in made["table"]["seats"] if seat["kind"] == "open"]
        salts = {seat: f"salt-{luck.getrandbits(64):x}" for seat in seats}
        secrets = []
        for seat in seats:
            promise = salt_commitment(commitment, seat, salts[seat])
            path = f"/api/tables/{table}/seats/{seat}"
            join = {"name": f"Soak {seat}", "commitment": promise}
            taken = await self.call("POST", path, join, made["invite"])
            secrets.append(taken["secret"])
        awaited = (await self.call("GET", f"/api/tables/{table}"))["salts_awaited"]
        for seat, secret in zip(seats, secrets, strict=True):
            if seat in awaited:
                path = f"/api/tables/{table}/seats/{seat}/salt"
                await self.call("PUT", path, {"salt": salts[seat]}, secret)
        return Place(table, [secrets] if alone else [[secret] for secret in secrets])

    # ------------------------------------------------------------------------------------ playing
    async def _stay(self, place: Place, luck: random.Random, seconds: float) -> bool:
        """Until the game or the time is over; is it the game?"""
        pages = [
            Person(self.load, self.notes, place.table, secrets, self._own(luck), self.imagine)
            for secrets in place.people
        ]
        if luck.random() < WATCHED:
            pages.append(Person(self.load, self.notes, place.table, [], self._own(luck)))
        tasks = [asyncio.create_task(page.run()) for page in pages]
        try:
            await asyncio.wait(tasks, timeout=seconds)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for page in pages:
            self._note(place, page)
        return all(page.has_ended for page in pages)

    def _note(self, place: Place, page: Person) -> None:
        """What somebody saw last, and whether anything went on."""
        if (held := page.holds()) is not None:
            self.notes.views.add(held)
        still = self.notes.now - max(page.moved, self.notes.calm_since)
        if page.secrets and not page.has_ended and still > STUCK:
            self.notes.find("stuck", f"table {place.table}: nothing for {still:.0f} s")

    @staticmethod
    def _own(luck: random.Random) -> random.Random:
        """What one does must not depend on when another does it."""
        return random.Random(luck.getrandbits(64))

    def imagine(self, table: str, secret: str, view: dict[str, Any]) -> None:
        """A what-if from any moment, beside the game; one at a time."""
        if self._imagining is None or self._imagining.done():
            self._imagining = asyncio.create_task(self._imagine(table, secret, view))

    async def _imagine(self, table: str, secret: str, view: dict[str, Any]) -> None:
        luck = random.Random(f"{view['head']} {view['at']}")
        try:
            at = luck.randint(view["first"], view["at"])
            made = await self.call("POST", f"/api/tables/{table}/branch", {"at": at}, secret)
            place = await self._sit(made, luck, alone=True)
        except (OSError, ValueError):
            self.notes.done["no what-if"] += 1
            return
        self.notes.done["what-ifs"] += 1
        await self._stay(place, luck, IMAGINES)

    # ---------------------------------------------------------------------------------- afterwards
    async def _afterwards(self, table: str, luck: random.Random) -> None:
        self.notes.done["games"] += 1
        try:
            record = await asyncio.to_thread(self.load.call, "GET", f"/api/tables/{table}/record")
            self.notes.records.add((table, record))
            self.notes.done["exports"] += 1
            if luck.random() < IMPORTS:
                made = await self.call("POST", "/api/records", record)
                self.notes.acknowledged.setdefault(made["table"]["table"], [])
                self.notes.done["imports"] += 1
                if made["table"]["choices"] != len(json.loads(record)["choices"]):
                    self.notes.find("imports", f"table {table}: its record came back shorter")
                await self._stay(Place(made["table"]["table"], [[]]), luck, IMAGINES)
        except (OSError, ValueError):
            self.notes.done["no export"] += 1
