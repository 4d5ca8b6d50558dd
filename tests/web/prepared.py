"""Tables that begin in the middle of a game: a story of choices, opened as a record."""

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Page

from zareba.engine import Play, Setting, find_game
from zareba.engine.chance import secret_from


def retold(game: str, story: dict[str, Any]) -> Play:
    """The game of a story: its setting, the seed of its chance, and every choice."""
    setting = Setting.of(find_game(game), story["players"], story.get("options", {}))
    play = Play(setting, secret_from(story["seed"]))
    for seat, choice in story["choices"]:
        play.choose(tuple(choice) if isinstance(choice, list) else choice, seat)
    return play


class PreparedTable:
    """A table on the server that goes on from a record."""

    def __init__(self, server, play: Play) -> None:
        self.server, self.play = server, play
        made = self.send("POST", "/api/records", play.record.to_text())
        self.id, self.invite, self.host = made["table"]["table"], made["invite"], made["host"]

    def send(self, method: str, path: str, body: str, secret: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        address = f"{self.server.address}{path}"
        request = urllib.request.Request(address, body.encode(), headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def give_to_bot(self, seat: int, bot: str = "heuristic") -> None:
        path = f"/api/tables/{self.id}/seats/{seat}/bot"
        self.send("PUT", path, json.dumps({"bot": bot}), self.host)

    def sit_down(self, page: Page, seat: int) -> None:
        """In any language: the button of an open seat ends with its number."""
        page.goto(f"/table/{self.id}#invite={self.invite}")
        page.get_by_role("button", name=re.compile(rf"^(Seat|Platz|Place) {seat + 1}$")).click()
