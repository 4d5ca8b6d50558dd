"""The first minute: from the start page to a sensible decision, and a guided first game."""

import pytest
from playwright.sync_api import expect

from support import again
from web.table import QUESTION, asked, drawn, log, wait_for_answer

pytestmark = pytest.mark.browser


def game_called(page, title):
    return page.locator(".games > li").filter(has=page.get_by_role("heading", name=title))


def test_one_click_leads_into_a_battle_that_is_set_up(visit):
    page = visit()
    game_called(page, "Kriegspfad").get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION)).to_be_visible()

    assert "Round 1." in log(page)
    assert page.locator(".kp-unit").count() > 4


def test_a_newcomer_of_les_poilus_sits_with_two_friends_and_is_told_the_goal(visit):
    page = visit(warned=True)
    game_called(page, "Les Poilus").get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION)).to_be_visible()

    expect(page.locator(".players li")).to_have_count(3)
    goal = page.get_by_role("complementary", name="Your goal")
    expect(goal).to_contain_text("You win together when the trials pile")
    goal.get_by_role("button", name="Understood").click()
    expect(goal).to_have_count(0)


def test_play_now_leads_through_khartoum_once(visit):
    page = visit(warned=True)
    guide = page.get_by_role("complementary", name="Guide")
    for told in (1, 0):
        game_called(page, "The Lion of Khartoum").get_by_role("button", name="Play now").click()
        expect(page.locator(QUESTION)).to_be_visible()
        expect(guide).to_have_count(told)
        assert answers_in_sight(page) >= 3
        page.goto("/")


def answers_in_sight(page):
    """How many of them can be seen whole, above what ends the list."""
    drawn(page)
    return page.evaluate(
        """() => {
            const inside = document.querySelector(".prompt .answers").getBoundingClientRect();
            const ends = document.querySelector(".prompt .ends")?.getBoundingClientRect().top;
            const low = Math.min(inside.bottom, ends ?? inside.bottom) + 1;
            return [...document.querySelectorAll(".prompt .options:not(.ends) .option")].filter(
                (option) => option.getBoundingClientRect().bottom <= low,
            ).length;
        }"""
    )


@again
def test_the_guide_is_followed_by_keyboard_and_left(visit):
    page = visit(language="de")
    game_called(page, "Der Löwe von Khartum").get_by_role("button", name="Spielend lernen").press(
        "Enter"
    )
    guide = page.get_by_role("complementary", name="Anleitung")
    expect(guide).to_contain_text("Schritt 1 von 7")
    expect(guide).to_contain_text("Befestige auf jedem Weg die äußerste Zone")
    question = asked(page)
    guide.get_by_role("button", name="Tu das").press("Enter")
    wait_for_answer(page, question)
    guide.get_by_role("button", name="Diesen Schritt zu Ende führen").press("Enter")
    expect(guide).to_contain_text("Schritt 2 von 7")  # four zones later
    assert log(page).count("Befestigung verbessert") == 4
    expect(guide.get_by_role("button", name="Diesen Schritt")).to_have_count(0)
    page.get_by_role("button", name="Zurücknehmen").press("Enter")
    expect(guide).to_contain_text("Schritt 1 von 7")  # and it stays there
    expect(guide.get_by_role("button", name="Diesen Schritt")).to_be_visible()

    guide.get_by_role("button", name="Ohne Anleitung weiter").press("Enter")
    expect(guide).to_have_count(0)
    expect(page.locator(QUESTION)).to_be_visible()
