"""The people of a soak: each on a socket of their own, at random, through whatever happens.

What had no answer is sent again under the same id, as a browser does.  All that is acknowledged,
refused and shown is written down.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from collections.abc import Callable
from typing import Any, ClassVar

from zareba.server.load.client import BROKEN, Load

from .notes import Acknowledged, Held, Notes

ANSWERED = 60.0  # seconds for an answer before the socket is given up
# How often somebody does something else than choosing.
UNDO, CHAT, ODDS, LOOK, COME_AGAIN, WHAT_IF = 0.05, 0.03, 0.02, 0.03, 0.03, 0.02
AGREES, GIVES_UP = 0.8, 0.3
FORGIVEN = ("busy", "broken")  # the server's trouble: later again
LANGUAGES = ("en", "de", "fr")
WhatIf = Callable[[str, str, dict[str, Any]], None]


class Again(OSError):
    """Somebody closes the page and opens it again."""


class Person:
    """One page at one table: a seat, all seats, or none (a spectator)."""

    def __init__(
        self,
        load: Load,
        notes: Notes,
        table: str,
        secrets: list[str],
        luck: random.Random,
        what_if: WhatIf | None = None,
    ) -> None:
        self.load, self.notes, self.table, self.secrets = load, notes, table, secrets
        self.luck, self.what_if = luck, what_if
        self.language = luck.choice(LANGUAGES)
        self.view: dict[str, Any] | None = None
        self.lines: list[dict[str, Any]] = []
        self.seats: list[int] = []
        self.pending: dict[str, Any] | None = None
        self.since = 0.0  # when it was sent
        self.due = 0.0  # when to do something
        self.looks_back = False
        self.moved = notes.now  # when something last happened at the table
        self.needs = 0  # the number of the entry that must be seen before the next choice
        # seat and number of a question, and what to answer: two seats may be asked the same one
        self.advised: tuple[tuple[int, int], Any] | None = None

    @property
    def has_ended(self) -> bool:
        return self.view is not None and self.view["ending"] is not None and self.pending is None

    def holds(self) -> Held | None:
        """What the page shows now."""
        if self.view is None or self.looks_back:
            return None
        return Held(self.table, self.language, self.seats, self.view, list(self.lines))

    async def run(self) -> None:
        """Until the game or the time is over."""
        while not self.has_ended and not self.load.is_over():
            view = self.view or {}
            if self.looks_back:  # the lines are those of that moment
                self.lines, self.looks_back = [], False
            known = {"seq": view.get("seq", 0), "log": len(self.lines), "language": self.language}
            known |= {"seat": view["seat"]} if view.get("seat") is not None else {}
            try:
                async with self.load.socket(self.table, self.secrets, **known) as connection:
                    await self._talk(connection)
            except BROKEN:
                self.notes.done["came again"] += 1
                await asyncio.sleep(self.luck.uniform(0.1, 1.0))

    async def _talk(self, connection: Any) -> None:
        async def send(message: dict[str, Any]) -> None:
            self.pending, self.since = message, time.monotonic()
            await connection.send(json.dumps(message))

        if self.pending is not None:
            await send(self.pending)
        while not self.has_ended and not self.load.is_over():
            try:
                wait = max(0.01, min(1.0, self.due - time.monotonic()))
                async with asyncio.timeout(wait):
                    said = await connection.recv()
                self._hear(json.loads(said))
            except TimeoutError:
                if self.pending is not None and time.monotonic() - self.since > ANSWERED:
                    self.notes.done["unanswered"] += 1
                    raise
                if self.pending is None and time.monotonic() >= self.due:
                    self.due = time.monotonic() + self.load.pause * self.luck.uniform(0.5, 1.5)
                    if message := self._next():
                        await send(message)

    # ------------------------------------------------------------------------------ what is heard
    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.seats = message["held"]
        view = message if message["type"] == "view" else message.get("view")
        if view is not None:
            self._see(view)
        if self.pending is not None and message.get("id") == self.pending["id"]:
            self._answered(self.pending, message)

    def _see(self, view: dict[str, Any]) -> None:
        del self.lines[view["log"]["start"] :]
        self.lines += view["log"]["lines"]
        self.looks_back = not view["live"]
        if self.looks_back:
            return
        if self.view is not None and view["seq"] < self.view["seq"]:
            told = f"{self.view['seq']} was shown, then {view['seq']}"
            self.notes.find("shown", f"table {self.table}: {told}")
        if self.view is None or view["seq"] > self.view["seq"]:
            self.moved = self.notes.now
        self.view = view
        if view["head"]:
            self.notes.heads[self.table].append(view["head"])

    def _answered(self, asked: dict[str, Any], answer: dict[str, Any]) -> None:
        kind = asked["type"]
        if answer["type"] == "odds" and not answer["final"]:
            return
        self.pending = None
        if answer["type"] == "refused":
            self.notes.refuse(self.table, _as_kept(asked), answer["code"])
            if answer["code"] in FORGIVEN:
                self.due = time.monotonic() + 1.0
        elif kind in self.KEPT:
            choice = asked.get("choice")
            one = Acknowledged(answer["seq"], _as_kept(asked), kind, asked["seat"], choice)
            self.notes.acknowledge(self.table, one)
            if kind != "say":  # which changes no view
                self.needs = answer["seq"]
        else:
            self.notes.done[kind] += 1
            if answer["type"] == "odds" and answer["options"]:
                best = answer["advised"] or answer["options"][0]["choice"]
                self.advised = ((asked["seat"], answer["question"]), best)

    KEPT: ClassVar = {"choose", "undo", "consent", "withdraw", "say"}

    # ------------------------------------------------------------------------------- what is done
    def _next(self) -> dict[str, Any] | None:
        view = self.view
        if self.looks_back:
            return self._say("look", at=None)
        if view is None or not self.seats or view["seq"] < self.needs:
            return None
        asked = view["undo"]["request"]
        if asked is not None:
            return self._about_undo(asked)
        if view["question"] is None:
            mine = [seat for seat in view["waiting_for"] if seat in self.seats]
            return self._say("sit", seat=mine[0]) if mine else None
        return self._something_else(view) or self._choice(view["question"])

    def _about_undo(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        for seat in asked["missing"]:
            if seat in self.seats:
                return self._say("consent", seat=seat, yes=self.luck.random() < AGREES)
        if asked["seat"] in self.seats and self.luck.random() < GIVES_UP:
            return self._say("withdraw", seat=asked["seat"])
        return None

    def _something_else(self, view: dict[str, Any]) -> dict[str, Any] | None:
        chance = self.luck.random()
        others: list[tuple[float, Callable[[dict[str, Any]], dict[str, Any] | None]]] = [
            (UNDO, self._undo),
            (CHAT, self._chat),
            (ODDS, self._odds),
            (LOOK, self._look),
            (COME_AGAIN, self._come_again),
            (WHAT_IF, self._imagine),
        ]
        for share, what in others:
            if chance < share:
                return what(view)
            chance -= share
        return None

    def _undo(self, view: dict[str, Any]) -> dict[str, Any] | None:
        if view["undo"]["kind"] == "none":
            return None
        return self._say("undo", seat=view["seat"], at=view["at"])

    def _chat(self, view: dict[str, Any]) -> dict[str, Any] | None:
        if view["talk"]["kind"] != "free":
            return None
        return self._say("say", seat=view["seat"], text=f"{view['at']} 🙂 {uuid.uuid4().hex}")

    def _look(self, view: dict[str, Any]) -> dict[str, Any]:
        """At an earlier moment; what is done next is to look at the present one again."""
        return self._say("look", at=self.luck.randint(view["first"], view["at"]))

    def _odds(self, view: dict[str, Any]) -> dict[str, Any]:
        question = view["question"]
        return self._say("odds", seat=question["seat"], question=question["number"])

    def _come_again(self, _view: dict[str, Any]) -> dict[str, Any] | None:
        raise Again

    def _imagine(self, view: dict[str, Any]) -> dict[str, Any] | None:
        if self.what_if is not None:
            self.what_if(self.table, self.secrets[0], view)
        return None

    def _choice(self, question: dict[str, Any]) -> dict[str, Any] | None:
        options = [option["choice"] for option in question["options"]]
        options = options or ([question["idle"]["choice"]] if question["idle"] else [])
        given = {"seat": question["seat"], "question": question["number"]}
        asked = question["seat"], question["number"]
        if not options and self.advised is not None and self.advised[0] == asked:
            options = [self.advised[1]]
        if not options:  # anything on an open table: whoever has no idea asks the house
            return self._say("odds", **given, hint=True)
        return self._say("choose", **given, choice=self.luck.choice(options))

    @staticmethod
    def _say(kind: str, **more: Any) -> dict[str, Any]:
        return {"type": kind, "id": uuid.uuid4().hex, **more}


def _as_kept(message: dict[str, Any]) -> str:
    """The name of a message in what is kept: two seats may use the same id."""
    return f"{message.get('seat')}:{message['id']}"
