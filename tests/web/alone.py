"""One person at every seat of a table, on one screen: journeys through whole games without bots."""

import functools
import random
from typing import Any

from playwright.sync_api import Page, expect

from web.prepared import PreparedTable, retold, story_of
from web.table import CURTAIN, ENDING, GO_ON, QUESTION, call
from zareba.bots import Chair, make_bot
from zareba.engine import Play, Setting, find_game
from zareba.engine.chance import secret_from

GAMES = ("khartoum", "poilus", "burnoose", "kriegspfad")
NO_CURTAIN = """() => {
    const kept = JSON.parse(localStorage.getItem("zareba.settings") ?? "{}");
    localStorage.setItem("zareba.settings", JSON.stringify({ ...kept, curtain: false }));
}"""
KEEP = "keys => localStorage.setItem('zareba.keys', JSON.stringify(keys))"
MOST_CHOICES = 400  # until a battle begins


def a_play(game: str) -> Play:
    """Where each game becomes lively: armies march, a battle is set up."""
    if game == "burnoose":
        return retold(game, story_of("burnoose_before_an_ambush.json"))
    if game == "kriegspfad":
        return battle()
    players = {"khartoum": 1, "poilus": 3}[game]
    return Play(Setting.of(find_game(game), players, {}), secret_from("alone"))


@functools.cache
def battle() -> Play:
    """150 points, set up by bots."""
    setting = Setting.of(find_game("kriegspfad"), 2, {"size": "150"})
    play, luck = Play(setting, secret_from(1)), random.Random(1)
    bot = make_bot("heuristic", setting.game)
    for _ in range(MOST_CHOICES):
        if play.position.state.round > 0:
            return play
        seat = play.position.waiting_for()[0]
        play.choose(bot.choose(Chair(play.position, seat), luck), seat)
    raise AssertionError("no battle")


def sit_everywhere(server: Any, page: Page, play: Play) -> PreparedTable:
    """The reader takes every seat; nothing is hidden from him."""
    page.evaluate(NO_CURTAIN)
    table = PreparedTable(server, play)
    place = f"/api/tables/{table.id}/seats"
    taken = [
        call(server, "POST", f"{place}/{seat}", {"name": "Player"}, table.invite)
        for seat in range(play.setting.players)
    ]
    page.evaluate(KEEP, {table.id: {"seats": {n: one["secret"] for n, one in enumerate(taken)}}})
    page.goto(f"/table/{table.id}")
    expect(page.locator(".players .tag:not(.turn)")).to_have_count(len(taken))
    go_on(page)
    return table


def go_on(page: Page) -> bool:
    """To the next question, whoever is asked; False: the game is over."""
    expect(page.locator(f"{QUESTION}, {ENDING}, {CURTAIN}, {GO_ON}").first).to_be_visible()
    if page.locator(ENDING).count():
        return False
    if not page.locator(QUESTION).count():
        page.locator(f"{CURTAIN}, {GO_ON}").first.click()
        expect(page.locator(QUESTION)).to_be_visible()
    return True
