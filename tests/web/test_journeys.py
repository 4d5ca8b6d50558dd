"""Whole journeys in a real browser against a real server."""

import json
import re

import pytest
from playwright.sync_api import expect

from support import again
from web.table import (
    DOORSTEP,
    KHARTOUM,
    OPTION,
    QUESTION,
    asked,
    choose,
    log,
    moment,
    play_now,
    play_until,
    press,
    table_of,
    wait_after,
    wait_for_answer,
    wait_for_moment,
)

pytestmark = pytest.mark.browser

WHOLE_MAP = "0 0 1000 750"


def test_from_the_start_page_a_turn_is_played_by_mouse(visit):
    page = visit()
    play_now(page)

    choose(page, "Improve fortifications")
    question = asked(page)
    page.locator("[data-ref=zone-white4]").click()  # on the board
    wait_for_answer(page, question)
    assert "Southern Ramparts: fortification improved" in log(page)
    choose(page, "North Fort")  # among the buttons
    choose(page, "Done")
    choose(page, "Raise levies")
    choose(page, "2")  # nothing else can be done in turn 1: the phase ends

    expect(page.locator(".turns .now")).to_contain_text("2")
    assert "Turn 2 (March 1884)" in log(page)
    expect(page.locator(".card.event h3")).not_to_be_empty()


def test_a_turn_is_played_by_keyboard_only(visit):
    page = visit()
    page.locator(KHARTOUM).get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_be_visible()

    press(page, "1")  # a digit chooses: improve fortifications
    expect(page.locator(OPTION).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    press(page, "Enter")  # arrows move between the options
    page.locator("[data-ref=zone-red3]").focus()  # a zone is a button in the order of Tab
    press(page, "Enter")
    assert "North Fort: fortification improved" in log(page)
    for _ in range(40):
        asked(page)
        texts = page.locator(OPTION).all_inner_texts()
        press(page, "0" if any("Done" in t or "End" in t for t in texts) else "1")
        if "Turn 2" in log(page):
            break

    assert "Turn 2 (March 1884)" in log(page)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text("Governor's Palace")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@again
def test_every_zone_that_is_an_option_can_be_reached_by_tab(visit):
    page = visit()
    play_now(page)
    choose(page, "Improve fortifications")

    lit = page.locator(".zone.lit")
    expect(lit).to_have_count(17)
    for zone in lit.all():
        assert zone.get_attribute("tabindex") == "0"
        assert zone.get_attribute("role") == "button"
        assert zone.get_attribute("aria-label")


def test_the_sum_of_a_fight_is_shown_before_it_is_fought(visit):
    page = visit()
    play_now(page)
    choose(page, "End the action phase")
    fight = page.locator(".fight.ahead")

    def chooses_a_fight() -> bool:
        return "which" in page.locator(f"{QUESTION} h2").inner_text() and fight.count() > 0

    play_until(chooses_a_fight, page, "Raid", "Set up defensive", "Done", "End the action")
    expect(fight).to_contain_text("Modifier")
    chances = fight.locator(".chance > span:last-child").all_inner_texts()
    assert abs(sum(int(text.split()[0]) for text in chances) - 100) <= len(chances)
    page.locator(OPTION).first.hover()
    expect(fight.locator("dl")).to_be_visible()


def test_the_chance_to_hold_a_zone_counts_the_losses(visit):
    """LK-7.2.10: a row that holds may cost the last troops; each option tells its own chance."""
    page = visit()
    play_now(page)
    holds, ends = page.locator(".fight.ahead .holds"), page.locator(".prompt .ends")

    # Somebody is posted already. Before, a chance is shown only where the pointer happens to be.
    play_until(lambda: ends.count() and holds.count(), page, "Set up defensive", "End the action")
    expect(holds).to_contain_text("Holds, losses included")
    height = {
        part: page.locator(part).first.bounding_box()["height"]
        for part in (".prompt .answers", ".prompt .ends", OPTION)
    }
    # Whoever points at an option sees it, and the next, above the way out.
    assert height[".prompt .answers"] - height[".prompt .ends"] >= 2 * height[OPTION]
    chances = set()
    for option in page.locator(OPTION).all():
        option.hover()
        expect(option).to_have_class(re.compile("considered"))
        expect(holds.locator("dd")).to_have_text(re.compile(r"^\d+ %$"))
        chances.add(holds.locator("dd").inner_text())
    assert len(chances) > 1


def test_the_game_goes_on_after_the_server_was_killed(visit, server):
    page = visit()
    play_now(page)
    choose(page, "Improve fortifications")
    choose(page, "North Fort")
    lines = log(page)

    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)

    wait_for_moment(page, 2)
    assert log(page) == lines
    choose(page, "Eastern Ramparts")
    wait_for_moment(page, 3)


@again
def test_a_choice_made_while_the_server_is_away_is_sent_when_it_is_back(visit, server):
    page = visit()
    play_now(page)
    server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.locator(OPTION).filter(has_text="Improve fortifications").click()
    server.start()

    wait_for_moment(page, 1)
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("Which zone do you fortify?")


def test_a_spectator_sees_the_table_and_cannot_choose(visit):
    player = visit()
    table = play_now(player)
    watcher = visit(f"/table/{table}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator(".zone")).to_have_count(21)

    choose(player, "Improve fortifications")
    choose(player, "North Fort")

    wait_for_moment(watcher, 2)
    expect(watcher.locator("#panel-log .log")).to_contain_text("North Fort: fortification improved")
    expect(watcher.locator(OPTION)).to_have_count(0)
    expect(watcher.locator("[data-option]")).to_have_count(0)


def test_a_link_moves_a_seat_to_another_device(visit):
    first = visit()
    table = play_now(first)
    keys = json.loads(first.evaluate("localStorage.getItem('zareba.keys')"))
    second = visit(f"/table/{table}#seat={keys[table]['seats']['0']}")

    expect(second.locator(QUESTION)).to_be_visible()
    assert "#" not in second.url  # the secret is out of the address
    choose(second, "Improve fortifications")
    wait_for_moment(first, 1)


def test_a_link_opens_its_seat_though_the_server_fails_at_first(visit):
    first = visit()
    table = play_now(first)
    keys = json.loads(first.evaluate("localStorage.getItem('zareba.keys')"))
    second = visit("/")
    second.route("**/api/mine*", lambda route: route.abort(), times=1)
    second.goto(f"/table/{table}#seat={keys[table]['seats']['0']}")

    expect(second.locator(QUESTION)).to_be_visible()


def test_a_choice_is_taken_back(visit):
    page = visit()
    play_now(page)
    choose(page, "Improve fortifications")
    choose(page, "North Fort")
    expect(page.locator("[data-ref=zone-red3] .brick.new")).to_have_count(1)

    page.get_by_role("button", name="Take back").click()

    wait_for_moment(page, 1)
    expect(page.locator("[data-ref=zone-red3] .brick.new")).to_have_count(0)
    assert "North Fort" not in log(page)
    page.keyboard.press("u")
    wait_for_moment(page, 0)
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()


def test_looking_back_and_a_replay_with_a_link_to_the_moment(visit):
    page = visit()
    table = play_now(page)
    choose(page, "Improve fortifications")
    choose(page, "North Fort")
    choose(page, "Eastern Ramparts")

    page.get_by_role("button", name="Look back").click()
    wait_for_moment(page, 2)
    expect(page.locator("[data-ref=zone-green4] .brick.new")).to_have_count(0)
    expect(page.locator(".options.past .chosen")).to_contain_text("Eastern Ramparts")
    expect(page.locator(OPTION)).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    wait_for_moment(page, 3)
    expect(page.locator(QUESTION)).to_be_visible()

    replay = visit(f"/replay/{table}?at=1")
    wait_for_moment(replay, 1)
    replay.get_by_role("button", name="One step forward").click()
    wait_for_moment(replay, 2)
    expect(replay).to_have_url(re.compile(rf"/replay/{table}\?at=2$"))
    expect(replay.locator("[data-ref=zone-red3] .brick.new")).to_have_count(1)
    replay.get_by_role("button", name="To the beginning").click()
    wait_for_moment(replay, 0)
    replay.get_by_role("button", name="Run by itself").click()
    wait_for_moment(replay, 3)


def test_a_game_is_played_to_its_end_proved_and_replayed(visit):
    page = visit(size=(1440, 900))
    table = play_now(page)
    # giving up every turn loses soon
    play_until(page.locator(".ending").count, page, "End the action phase", "Done", "No")

    expect(page.locator(".ending h2")).to_contain_text(re.compile("Defeat|Victory"))
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".ending .notice")).to_contain_text("✓")
    expect(page.locator(".ending")).to_contain_text("✓ The secret fits the commitment.")
    expect(page.locator(".ending")).to_contain_text("✓ The record contains all that this browser")
    page.locator(".ending").get_by_role("button", name="Replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}\\?at=0"))
    wait_for_moment(page, 0)
    page.get_by_role("button", name="What if … (new dice)").click()
    expect(page.locator(QUESTION)).to_be_visible()
    assert table not in page.url


@pytest.mark.parametrize(
    ("language", "play", "prompt", "zone", "line"),
    [
        ("de", "Jetzt spielen", "Was tust du als Nächstes?", "Nordfort", "Nordfort"),
        pytest.param("fr", "Jouer", "Que fais-tu", "Fort du Nord", "Fort du Nord", marks=again),
    ],
)
def test_the_whole_table_speaks_the_readers_language(visit, language, play, prompt, zone, line):
    page = visit(language=language)
    assert page.locator("html").get_attribute("lang") == language
    page.locator(KHARTOUM).get_by_role("button", name=play).click()
    expect(page.locator(f"{QUESTION} h2")).to_contain_text(re.compile(prompt))

    page.locator(OPTION).first.click()
    wait_for_moment(page, 1)
    page.locator(OPTION).filter(has_text=zone).click()
    wait_for_moment(page, 2)
    assert line in log(page)
    page.locator("#panel-log .rule-number").last.click()
    expect(page.get_by_role("dialog").locator(".asked dd")).not_to_be_empty()


@again
def test_two_readers_at_one_table_each_in_their_own_language_switched_at_any_moment(visit):
    player = visit()
    table = play_now(player)
    watcher = visit(f"/table/{table}", language="fr")
    choose(player, "Improve fortifications")
    choose(player, "North Fort")
    wait_for_moment(watcher, 2)
    assert "Fort du Nord" in log(watcher)
    assert "North Fort" in log(player)

    player.locator("#bar-language").select_option("de")

    expect(player.locator(f"{QUESTION} h2")).to_contain_text("Welche Zone")
    expect(player.locator("#panel-log .log")).to_contain_text("Nordfort")
    expect(player.locator(".zone-name").filter(has_text="Nordfort")).to_have_count(1)


def test_a_log_line_lights_its_pieces_and_its_number_opens_the_rule(visit):
    page = visit()
    play_now(page)
    choose(page, "Improve fortifications")
    choose(page, "North Fort")
    line = page.locator("#panel-log li").filter(has_text="North Fort: fortification improved")

    line.hover()
    expect(page.locator("[data-ref=zone-red3].glow")).to_have_count(1)
    line.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("LK-6.1.3")
    page.get_by_role("link", name="All rules").click()
    expect(page).to_have_url(re.compile(r"/rules/khartoum#LK-6\.1\.3"))
    expect(page.locator("[id='LK-6.1.3']")).to_be_in_viewport()


def test_a_table_is_made_from_a_form(visit):
    page = visit("/new/khartoum")
    page.get_by_label("Your name").fill("Charles")
    page.get_by_label("Level").select_option("king")
    page.get_by_text("More options").click()
    page.get_by_label("Gordon takes the field").check()
    page.get_by_role("button", name="Create the table").click()

    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.locator(".players")).to_contain_text("Charles")
    expect(page.locator("[data-ref=available-gordon]")).to_have_count(1)
    expect(page.locator("[data-ref=banner-black] .strength")).to_have_text("10")
    page.goto("/")
    page.locator(".my-tables a").first.click()
    expect(page.locator(QUESTION)).to_be_visible()


def test_the_start_page_says_nothing_of_my_tables_before_it_knows_them(visit):
    page = visit(fresh=True)
    play_now(page)
    held = []

    def hold(route):
        held.append(route)

    page.route("**/api/mine*", hold)
    with page.expect_response("**/api/tables*"):  # what others offer is there
        page.goto("/")
    expect(page.get_by_role("status")).to_have_text("One moment …")
    expect(page.locator(".my-tables")).to_have_count(0)
    expect(page.get_by_role("button", name="Play now")).to_have_count(0)

    held[0].continue_()
    expect(page.locator(".my-tables a")).to_have_count(1)
    expect(page.get_by_role("button", name="Play now")).not_to_have_count(0)


def test_a_choice_can_be_confirmed_first(visit):
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before every choice").check()
    page.keyboard.press("Escape")

    hint = page.locator(OPTION).first.get_attribute("aria-description")
    assert hint
    page.locator(OPTION).first.click()
    expect(page.get_by_role("alert")).to_contain_text("Improve fortifications: sure?")
    expect(page.get_by_role("alert")).to_contain_text(hint)  # what it will come to
    assert moment(page) == "0"
    page.get_by_role("button", name="Confirm").click()
    wait_for_moment(page, 1)


def test_chat_is_read_by_everybody_as_it_was_written(visit):
    player = visit()
    table = play_now(player)
    watcher = visit(f"/table/{table}")
    player.get_by_role("tab", name="Chat").click()
    player.get_by_label("Say something").fill("<b>Hold</b> the walls & wait")
    player.get_by_role("button", name="Send").click()

    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.locator("#panel-chat")).to_contain_text("<b>Hold</b> the walls & wait")


@again
def test_a_phone_held_upright_shows_everything_without_scrolling_sideways(visit):
    page = visit(size=(390, 844))
    play_now(page)
    choose(page, "Improve fortifications")

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(OPTION).first).to_be_visible()
    page.locator("[data-ref=zone-red3] .mark").click()  # its name stands beside it
    wait_for_moment(page, 2)


def test_the_map_can_be_enlarged_and_moved_by_buttons_keys_and_pointer(visit):
    page = visit()
    play_now(page)
    drawing = page.locator(".zoom > svg")
    expect(drawing).to_have_attribute("viewBox", WHOLE_MAP)

    page.get_by_role("button", name="Zoom in").click()
    near = part_shown(drawing, WHOLE_MAP)
    assert left_and_width(near)[1] < left_and_width(WHOLE_MAP)[1]
    page.keyboard.press("ArrowLeft")
    moved = part_shown(drawing, near)
    assert left_and_width(moved)[0] < left_and_width(near)[0]
    place = drawing.bounding_box()
    page.mouse.move(place["x"] + 200, place["y"] + 200)
    page.mouse.down()
    page.mouse.move(place["x"] + 150, place["y"] + 160, steps=4)
    page.mouse.up()
    assert left_and_width(part_shown(drawing, moved))[0] > left_and_width(moved)[0]
    page.get_by_role("button", name="Zoom in").focus()
    page.keyboard.press("0")
    expect(drawing).to_have_attribute("viewBox", WHOLE_MAP)
    assert moment(page) == "0"  # none of it was a choice


def part_shown(drawing, other_than: str) -> str:
    """The part of the map that is shown, as soon as it is another one."""
    expect(drawing).not_to_have_attribute("viewBox", other_than)
    return drawing.get_attribute("viewBox")


def left_and_width(part: str) -> tuple[float, float]:
    left, _, width, _ = map(float, part.split())
    return left, width


def new_table(page, game: str, players: int, *seats: str) -> str:
    """A table from the form; the table's id comes back."""
    page.goto(f"/new/{game}")
    page.get_by_label("Number of players").select_option(str(players))
    for number, wish in enumerate(seats, 1):
        page.get_by_label(f"Player {number}").select_option(wish)
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".players")).to_be_visible()
    return table_of(page)


def test_two_people_one_at_a_time_and_taking_back_by_consent(visit):
    ann = visit()
    table = new_table(ann, "burnoose", 2, "me", "open")
    expect(ann.get_by_text("The game begins when every seat is taken.")).to_be_visible()
    keys = json.loads(ann.evaluate("localStorage.getItem('zareba.keys')"))
    ben = visit(f"/table/{table}")  # the address of the page: no dead end
    expect(ben.get_by_text("To play you need the link to take a seat")).to_be_visible()
    ben.goto(DOORSTEP)
    ben.goto(f"/table/{table}#invite={keys[table]['invite']}")
    ben.get_by_label("Your name").fill("Ben")
    expect(ben.get_by_text("To play you need the link")).to_have_count(0)
    ben.get_by_role("button", name="Player 2").click()

    expect(ann.locator(QUESTION)).to_be_visible()
    expect(ben.get_by_role("heading", name="Waiting for")).to_be_visible()
    ann.locator(OPTION).first.click()
    expect(ben.locator(QUESTION)).to_be_visible()
    expect(ben.locator(".players li.turn")).to_contain_text("Ben")
    ann.get_by_role("button", name="Ask to take back").click()
    expect(ann.get_by_text("Waiting for the consent of Ben")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()

    wait_for_moment(ann, 0)
    wait_for_moment(ben, 0)
    expect(ann.locator(QUESTION)).to_be_visible()


@again
def test_several_seats_on_one_screen_go_on_one_after_the_other(visit):
    page = visit()
    new_table(page, "burnoose", 2, "me", "me")
    page.get_by_role("button", name="I am Player 1").click()  # hands are hidden behind a curtain
    expect(page.locator(QUESTION)).to_be_visible()
    page.locator(OPTION).first.click()

    page.get_by_role("button", name="Go on as Player 2").click()
    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("Player 2")


def test_who_sits_down_beside_somebody_has_a_name_of_their_own(visit):
    page = visit()
    new_table(page, "burnoose", 3, "me", "open", "open")
    another = page.locator("section").filter(
        has=page.get_by_role("heading", name="Another person at this screen")
    )
    another.get_by_label("Their name").fill("Ben")
    another.get_by_role("button", name="Player 2").click()
    expect(page.locator(".players")).to_contain_text("Ben")
    expect(another.get_by_label("Their name")).to_have_value("")
    another.get_by_role("button", name="Player 3").click()

    expect(page.locator(".players li").nth(2)).to_contain_text("Player 3")
    kept = page.evaluate("JSON.parse(localStorage.getItem('zareba.settings') ?? '{}').name ?? ''")
    assert kept == ""  # the device's owner is called what he was called


def test_a_bot_takes_a_seat_over_and_gives_it_back(visit):
    page = visit()
    play_now(page)
    page.locator(".seat-menu summary").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".players")).to_contain_text("bot")
    wait_after(page, "0")
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.locator(QUESTION)).to_be_visible()
