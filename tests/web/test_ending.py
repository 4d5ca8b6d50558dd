"""The end of a game: report, picture to share, the next game; and what weighs on the way."""

import base64
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support import again
from web.prepared import PreparedTable
from web.table import (
    DOORSTEP,
    ENDING,
    QUESTION,
    anything,
    call,
    choose_first,
    cut_off,
    moment,
    play_now,
    press,
    table_of,
    wait_after,
    wait_for_moment,
)
from web.test_access import violations_again, violations_of_state
from web.test_films import Scene
from zareba.engine import GRAVE, Play, Record, beats, stills

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {
    "khartoum": ("khartoum-1.json", "How long the zones held"),
    "burnoose": ("burnoose-3-mouhand.json", "French armies"),
    "poilus": ("poilus-5-ruleset=expansion.json", "Mission by mission"),
    "kriegspfad": ("kriegspfad-2-scenario=rolled-open_battle_round_limit=15.json", "The balance"),
}


def recorded(game: str, file: str) -> Play:
    return Play.resume(Record.load(RECORDS / game / file))


def test_who_plays_by_keyboard_hears_how_it_ended_and_loses_no_place(visit):
    """LK-7.1.4: whoever does nothing sees a Banner in the Palace soon."""
    page = visit()
    play_now(page)
    while not page.locator(ENDING).count():
        keys = page.locator(f"{QUESTION} .option kbd").all_inner_texts()
        press(page, "0" if "0" in keys else keys[0])
        expect(anything(page)).to_be_visible()

    expect(page.locator(".ending h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".ending button").first).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_tells_what_decided_it(visit, server, game):
    file, sheet = GAMES[game]
    play = recorded(game, file)
    table = PreparedTable(server, play)
    page = visit(f"/table/{table.id}", size=(1440, 900))

    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", name="Turning points")).to_be_visible()
    assert cut_off(page) == []
    assert violations_again(page) == []
    ending.get_by_role("button", name="The whole report").click()
    report = page.get_by_role("dialog")
    expect(report.get_by_role("heading", name=sheet, exact=True)).to_be_visible()
    expect(report.get_by_role("table").first).to_be_visible()
    expect(report.get_by_role("img").first).to_have_attribute("aria-label", re.compile(r": \d"))
    assert violations_of_state(page) == []
    page.keyboard.press("Escape")

    first = ending.locator(".turning a").first
    words, at = first.inner_text(), first.get_attribute("href").rpartition("=")[2]
    first.click()
    expect(page.locator(".table")).to_have_attribute("data-moment", re.compile(rf"^{at}"))
    assert words in page.locator("#panel-log").inner_text()


def test_at_the_end_the_board_announces_nothing_that_cannot_come(visit, server):
    """The French have conquered a player in the middle of their turn."""
    play = recorded("burnoose", GAMES["burnoose"][0])
    page = visit(f"/table/{PreparedTable(server, play).id}", size=(1440, 900))

    expect(page.locator(".turn-line")).to_contain_text("The game is over")
    for word in ("The French move", "Actions left", "Can be ambushed by", "fighting"):
        expect(page.locator(".burnoose").get_by_text(word)).to_have_count(0)


def test_nobody_offers_to_end_a_battle_that_is_over(visit, server):
    name = GAMES["kriegspfad"][0]
    last = len(recorded("kriegspfad", name).record.choices)
    scene = Scene(server, "kriegspfad", (name.removesuffix(".json"), last, ()))
    page = scene.watched_by(visit())
    expect(page.locator(".kp-ending")).to_have_count(1)
    scene.happen()

    expect(page.locator(ENDING)).to_be_visible()
    expect(page.locator(".kp-status")).to_be_visible()
    expect(page.locator(".kp-ending")).to_have_count(0)


@again
def test_a_report_on_a_phone_in_the_readers_language_and_at_the_end_of_a_replay(visit, server):
    play = recorded("khartoum", "khartoum-1.json")
    table = PreparedTable(server, play)
    last = len(play.record.choices)
    page = visit(f"/replay/{table.id}?at={last}", language="de", size=(390, 844))

    expect(page.get_by_role("heading", name="Wendepunkte")).to_be_visible()
    page.get_by_role("button", name="Der ganze Bericht").click()
    expect(page.get_by_role("heading", name="Wie lange die Zonen hielten")).to_be_visible()
    # only broad tables are scrolled to the side, each in its own frame
    assert page.evaluate(
        "[...document.querySelectorAll('.report, .report > *')]"
        ".every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)"
    )
    assert violations_again(page) == []


def test_a_game_is_shared_as_a_link_and_as_a_picture_with_its_words(visit, server):
    table = PreparedTable(server, recorded("khartoum", "khartoum-1.json"))
    page = visit(f"/table/{table.id}")
    page.locator(".ending").get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")

    picture = dialog.locator("img.share-picture")
    expect(picture).to_have_attribute(
        "alt", re.compile("The Lion of Khartoum. Defeat.*Palace.*turn 8")
    )
    png = base64.b64decode(picture.get_attribute("src").removeprefix("data:image/png;base64,"))
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    assert len(png) > 20_000  # the game's own picture is on it
    expect(dialog.get_by_label("Link to the end")).to_have_value(re.compile(f"/replay/{table.id}"))
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Save the picture").click()
    assert download.value.suggested_filename == f"khartoum-{table.id}.png"
    assert violations_of_state(page) == []


def test_whoever_plays_again_leads_the_others_along(visit, server):
    """The last choice of a game of two, then the same seats once more."""
    play = recorded("poilus", "poilus-2.json")
    play.take_back()
    table = PreparedTable(server, play)
    ann = table.sit_down(visit(DOORSTEP), 0, "Ann")
    ben = table.sit_down(visit(DOORSTEP), 1, "Ben")
    seat = play.position.waiting_for()[0]
    choose_first((ann, ben)[seat])
    expect(ann.locator(".ending")).to_be_visible()
    expect(ben.locator(".ending")).to_be_visible()

    ann.get_by_role("button", name="Play again").click()
    expect(ann).not_to_have_url(re.compile(table.id))
    ben.get_by_role("button", name="Come along").click()

    expect(ben).to_have_url(re.compile(table_of(ann)))
    for page in (ann, ben):
        expect(page.locator(".players")).to_contain_text("Ann")
        expect(page.locator(".players")).to_contain_text("Ben")
        expect(page.locator(".table")).to_be_visible()
    asked = call(server, "GET", f"/api/tables/{table_of(ann)}")["waiting_for"][0]
    expect((ann, ben)[asked].locator(QUESTION)).to_be_visible()


def test_names_come_back_with_a_saved_game(visit, server):
    play = recorded("poilus", "poilus-2.json")
    play.record.seats = ["me:Ann", "soldier"]
    table = PreparedTable(server, play)
    page = visit(f"/replay/{table.id}?at=0")

    expect(page.locator(".players")).to_contain_text("Ann")
    expect(page.locator(".players")).to_contain_text("Player 2 (Soldier)")


def test_what_weighs_gets_a_banner_and_stands_out_in_the_log(visit, server):
    play = recorded("khartoum", "khartoum-1.json")
    story = play.setting.game.story
    line = next(x for x in play.log if x.event == "key_zone_lost")
    assert story.weight(line.event, line.facts) >= GRAVE
    told = list(beats(stills(play, line.at), None, story))
    lines = [x.line.event for x in stills(play, line.at)]
    ends = [sum(beat.lines for beat in told[: n + 1]) for n in range(len(told))]
    beat = next(n for n, end in enumerate(ends) if lines.index("key_zone_lost") < end)
    table = PreparedTable(server, play)
    page = visit(f"/replay/{table.id}?at={line.at - 1}.{beat + 1}", told=True)

    expect(page.locator(".grave-banner")).to_contain_text("key zone lost")
    expect(page.locator("#panel-log li.grave").last).to_contain_text("key zone lost")
    assert violations_of_state(page) == []


def test_my_tables_stand_on_top_and_say_how_they_stand(visit):
    page = visit()
    play_now(page)
    page.goto("/")
    mine = page.locator(".my-tables")
    expect(mine.locator("li").first).to_contain_text("your turn")
    expect(mine.locator("li").first).to_contain_text("Last move")
    expect(mine.locator("li").first).to_contain_text("Level")  # other than usual: Lion Cub
    heading = page.get_by_role("heading", name="My tables").bounding_box()
    assert heading["y"] < page.locator(".game").first.bounding_box()["y"]
    assert violations_of_state(page) == []


def test_the_lobby_says_what_is_played_and_who_waits(visit):
    host = visit("/new/poilus")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_label("Number of players").select_option("3")
    host.get_by_label("List the table").check()
    host.get_by_role("button", name="Create the table").click()
    expect(host.locator(".players")).to_contain_text("Ann")

    guest = visit(language="de")
    row = guest.locator(".tables > li").filter(has_text="Am Tisch: Ann")
    expect(row).to_contain_text("Les Poilus")
    expect(row).to_contain_text("von 3 Plätzen frei")
    expect(row).to_contain_text("Eröffnet")
    assert violations_of_state(guest) == []
    row.get_by_role("link", name="Platz nehmen").click()
    expect(guest).to_have_url(re.compile(table_of(host)))


# What fades in a part of the board, and whether it is seen there.
FADED = """part => {
    window.faded = [];
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        for (const one of added.filter((one) => one.classList?.contains("fading"))) {
            const around = one.parentElement.closest(part)?.getBoundingClientRect();
            const { left, top, width, height } = one.getBoundingClientRect();
            const within = around && width > 0 && left >= around.left - 2 &&
                left + width <= around.right + 2 && top >= around.top - 2 &&
                top + height <= around.bottom + 2;
            if (around) window.faded.push(Boolean(within));
        }
    }).observe(document.querySelector(".drawing"), { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(
    ("game", "file", "at", "part"),
    [
        pytest.param("kriegspfad", "kriegspfad-2.json", None, ".drawing", marks=again),
        ("khartoum", "khartoum-1.json", 96, ".boxes"),  # the last Sudanese fall
        # out of the novice's hand, to the discard
        pytest.param("poilus", "poilus-2.json", 34, ".hand", marks=again),
    ],
)
def test_what_is_taken_off_the_board_fades(visit, server, game, file, at, part):
    play = recorded(game, file)
    at = at or next(x for x in play.log if x.event == "element_lost").at
    table = PreparedTable(server, play)
    page = visit(f"/replay/{table.id}?at={at - 1}", told=True, motion="no-preference")
    wait_for_moment(page, at - 1)
    expect(page.locator(part).first).to_be_visible()
    page.evaluate(FADED, part)
    for _ in range(60):
        if page.evaluate("window.faded.length"):
            break
        before = moment(page)
        page.get_by_role("button", name="One step forward").click()
        wait_after(page, before)
    assert all(page.evaluate("window.faded") or [False])
    expect(page.locator(".fading")).to_have_count(0)
