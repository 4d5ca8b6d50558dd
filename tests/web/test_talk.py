"""The table around the game: talk, the plan pad, odds, a stand-in, the curtain."""

import re

import pytest
from playwright.sync_api import expect

from support import again
from web.table import OPTION, QUESTION, call, drawn, log
from web.test_access import violations_of_state

pytestmark = pytest.mark.browser
PHONE = (390, 844)


class Table:
    """A table made over HTTP, with people at it."""

    def __init__(self, server, game, *names, **wish) -> None:
        self.server = server
        made = call(server, "POST", "/api/tables", {"game": game, "players": len(names), **wish})
        self.id, self.host, invite = made["table"]["table"], made["host"], made["invite"]
        path = f"/api/tables/{self.id}/seats"
        self.seats = [
            call(server, "POST", f"{path}/{i}", {"name": name}, invite)["secret"]
            for i, name in enumerate(names)
        ]

    def link(self, *seats, host=False):
        """One seat in the fragment; the first page may be the host's, too."""
        secrets = [f"seat={self.seats[seat]}" for seat in seats]
        secrets += [f"host={self.host}"] if host else []
        return f"/table/{self.id}#{'&'.join(secrets)}"


def open_chat(page):
    page.get_by_role("tab", name=re.compile("Chat|Gespräch|Discussion")).click()


# ------------------------------------------------------------------------------------ the plan pad
@again
def test_a_plan_is_made_by_keyboard_and_read_in_german(visit, server):
    table = Table(server, "burnoose", "Anna", "Ben")
    anna = visit(table.link(0))
    ben = visit(table.link(1), language="de", size=PHONE)
    expect(anna.locator(QUESTION)).to_be_visible()
    expect(ben.locator(".prompt")).to_be_visible()

    anna.locator("#main").focus()
    anna.keyboard.press("p")
    expect(anna.get_by_role("button", name="Arrow")).to_be_focused()
    ends = anna.locator(".plan select")
    expect(ends.nth(1).locator("option", has_text="Soumeur")).to_have_count(1)  # names have come
    ends.nth(0).focus()
    anna.keyboard.type("Akbil")
    ends.nth(1).focus()
    anna.keyboard.type("Soumeur")
    anna.keyboard.press("Tab")
    anna.keyboard.press("Enter")

    said = "Anna: Pfeil von Akbil nach Soumeur"
    expect(ben.locator("#spoken")).to_have_text(said)
    ben.locator(".plan summary").first.click()
    expect(ben.locator(".marks li")).to_contain_text(said)
    expect(ben.locator(".plan-layer .mark.of-seat-0 .line")).to_have_count(1)
    assert not violations_of_state(anna)
    assert not violations_of_state(ben)

    server.kill()
    server.start()
    ben.reload()
    expect(ben.locator(".plan-layer .mark.of-seat-0 .line")).to_have_count(1)
    expect(anna.locator(".marks li")).to_have_count(1)
    anna.locator(".plan summary").last.click()
    anna.get_by_role("button", name="Erase my marks").click()
    expect(ben.locator(".plan-layer .mark")).to_have_count(0)


def test_a_plan_is_tapped_on_the_map_and_moves_with_it(visit, server):
    table = Table(server, "burnoose", "Anna", "Ben")
    page = visit(table.link(0, host=True))
    before = page.locator(".table").get_attribute("data-moment")
    pad = page.get_by_role("button", name="Plan", exact=True)
    pad.press("Enter")
    expect(page.get_by_role("button", name="Arrow")).to_be_focused()
    page.keyboard.press("Escape")
    expect(pad).to_be_focused()
    pad.click()
    page.get_by_role("button", name="Cross").click()
    page.locator("[data-ref=village-akbil]").click()
    cross = page.locator(".plan-layer .mark .line")
    expect(cross).to_have_count(1)
    page.wait_for_function(
        """() => {
            const box = (where) => document.querySelector(where).getBoundingClientRect();
            const { x, y, width, height } = box(".plan-layer .mark .line");
            const place = box("[data-ref=village-akbil]");
            const within = (at, from, to) => from <= at && at <= to;
            return within(x + width / 2, place.left, place.right) &&
                within(y + height / 2, place.top, place.bottom);
        }"""
    )
    at = cross.bounding_box()

    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(
        "before => { const mark = document.querySelector('.plan-layer .mark .line');"
        " return !mark || Math.abs(mark.getBoundingClientRect().x - before) > 5; }",
        arg=at["x"],
    )
    assert page.locator(".table").get_attribute("data-moment") == before


# -------------------------------------------------------------------------------------------- talk
def test_signals_only_and_every_reader_in_their_language(visit, server):
    table = Table(server, "poilus", "Anna", "Ben", "Cid", manners={"chat": "presets"})
    anna = visit(table.link(0))
    ben = visit(table.link(1), language="de")
    for page in (anna, ben):
        open_chat(page)
    expect(anna.locator(".chat .manners")).to_contain_text("Only the signals of the game")
    expect(anna.locator("#chat-text")).to_have_count(0)
    expect(anna.locator(".chat .notice")).to_contain_text("LP-3.7")

    anna.locator(".presets button").first.click()

    expect(ben.locator(".chat li")).to_contain_text("Nur Mut, Kameraden!")
    said = anna.locator(".chat li .signal").inner_text()
    assert said != ben.locator(".chat li .signal").inner_text()


def test_the_host_opens_the_talk_and_switches_the_odds_off(visit, server):
    table = Table(server, "poilus", "Anna", "Ben", "Cid", manners={"chat": "presets"})
    host = visit(table.link(0, host=True))
    ben = visit(table.link(1), language="fr")
    open_chat(ben)
    expect(ben.locator("#chat-text")).to_have_count(0)

    host.get_by_role("button", name="Links and table").click()
    host.locator("select[name=talk]").select_option("free")
    host.get_by_label("Players may ask for odds").uncheck()
    host.keyboard.press("Escape")

    ben.locator("#chat-text").fill("Bonjour")
    ben.keyboard.press("Enter")
    open_chat(host)
    expect(host.locator(".chat li")).to_contain_text("Bonjour")
    expect(ben.locator(".chat .manners")).to_contain_text("sans les chances")
    expect(host.get_by_role("button", name="Odds")).to_have_count(0)
    assert "without odds" in log(host)


def test_what_the_host_has_changed_stays_changed_while_earlier_changes_are_answered(visit, server):
    table = Table(server, "poilus", "Anna", "Ben", "Cid", manners={"chat": "presets"})
    host = visit(table.link(0, host=True))
    slow = []

    def hold_the_first(route):
        if slow:
            route.continue_()
        else:
            slow.append(route)

    host.route("**/manners*", hold_the_first)
    host.get_by_role("button", name="Links and table").click()
    host.locator("select[name=talk]").select_option("free")
    odds = host.get_by_label("Players may ask for odds")
    odds.uncheck()
    slow[0].continue_()
    expect(host.locator("#panel-log .log")).to_contain_text("without odds")
    drawn(host)
    expect(odds).not_to_be_checked()
    expect(host.locator("select[name=talk]")).to_have_value("free")


# ------------------------------------------------------------------------------------ other people
def test_a_bot_stands_in_until_the_person_is_back(visit, server):
    table = Table(server, "burnoose", "Anna", "Ben")
    path = f"/api/tables/{table.id}/seats/1/bot"
    host = visit(table.link(0, host=True))
    expect(host.get_by_role("button", name="Let a bot play meanwhile")).to_be_visible()
    call(server, "PUT", path, {"bot": "random"}, table.seats[1])
    expect(host.locator(".players")).to_contain_text("Ben (bot)")

    ben = visit(table.link(1), language="de")
    expect(ben.locator(".notice")).to_contain_text("Ein Bot spielt für Ben.")
    ben.get_by_role("button", name="Platz zurücknehmen").click()

    expect(host.locator(".players")).not_to_contain_text("(bot)")
    expect(ben.locator(".notice")).to_have_count(0)


def test_names_stand_in_the_log(visit, server):
    page = visit(Table(server, "burnoose", "Anna", "Ben").link(1), language="de")
    expect(page.locator("#panel-log")).to_contain_text("Ben:")
    assert "Spieler 2" not in page.locator(".room").inner_text()


@again
def test_one_screen_for_two_hides_the_hand_while_it_is_passed(visit, server):
    """Nothing of a hand is on the page until the next person says who they are."""
    table = Table(server, "poilus", "Anna", "Ben", "Cid")
    page = visit(table.link(0))
    expect(page.locator(".table")).to_be_visible()
    page.goto(table.link(1))
    page.reload()

    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".table")).to_have_count(0)
    page.locator(".curtain .main").click()
    expect(page.locator(".table")).to_be_visible()

    page.get_by_role("button", name="See as this seat").click()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".board-side, .chat, .plan, #panel-log, .prompt")).to_have_count(0)
    assert not violations_of_state(page)
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(OPTION).or_(page.locator(".prompt .waiting")).first).to_be_visible()
