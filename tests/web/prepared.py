"""Tables that begin in the middle of a game: a story of choices, opened as a record."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.table import call
from zareba.engine import Play, Setting, find_game
from zareba.engine.chance import secret_from


def retold(game: str, story: dict[str, Any]) -> Play:
    """The game of a story: its setting, the seed or the secret of its chance, and every choice."""
    setting = Setting.of(find_game(game), story["players"], story.get("options", {}))
    play = Play(setting, story.get("secret") or secret_from(story["seed"]))
    for seat, choice in story["choices"]:
        play.choose(tuple(choice) if isinstance(choice, list) else choice, seat)
    return play


def story_of(name: str) -> Any:
    return json.loads(Path(__file__).with_name(name).read_text())


class PreparedTable:
    """A table on the server that goes on from a record."""

    def __init__(self, server: Any, play: Play, bots: Iterable[int] = ()) -> None:
        self.server, self.play = server, play
        made = call(server, "POST", "/api/records", play.record.to_text())
        self.id, self.invite, self.host = made["table"]["table"], made["invite"], made["host"]
        for seat in bots:
            path = f"/api/tables/{self.id}/seats/{seat}/bot"
            call(server, "PUT", path, {"bot": "heuristic"}, self.host)

    def sit_down(self, page: Page, seat: int, name: str = "") -> Page:
        """In any language: the button of an open seat ends with its number."""
        page.goto(f"/table/{self.id}#invite={self.invite}")
        if name:
            page.locator(".room input[type=text]").fill(name)
        called = re.compile(rf"^(Player|Spieler|Joueur) {seat + 1}$")
        page.get_by_role("button", name=called).click()
        return page
