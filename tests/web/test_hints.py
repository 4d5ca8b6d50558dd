"""What would you do?  Asked on the page, by keyboard too, and switched off by the host."""

import re

import pytest
from playwright.sync_api import expect

from web.table import QUESTION, play_now
from web.test_access import violations_again, violations_of_state

pytestmark = pytest.mark.browser
HINT = ".odds-found .hint"


def test_a_hint_names_its_choice_and_a_new_question_ends_it(visit):
    page = visit()
    play_now(page)
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(HINT)).to_contain_text("I would choose: ")
    expect(page.locator(HINT)).to_contain_text("The next best: ")
    expect(page.locator(f"{QUESTION} .odds").first).to_contain_text("±")
    expect(page.locator(f"{QUESTION} .odds").filter(has_text="★")).to_have_count(1)
    assert violations_of_state(page) == []
    page.keyboard.press("o")  # the plain odds, in its place
    expect(page.locator(HINT)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_be_visible()
    page.locator(f"{QUESTION} .option").last.click()
    expect(page.locator(HINT)).to_have_count(0)


def test_points_are_not_shown_as_chances(visit):
    """Les Poilus is judged by its score: options and hint have the same figures."""
    page = visit("/")
    page.locator(".game:has(a[href='/rules/poilus'])").get_by_role(
        "button", name="Play now"
    ).click()
    expect(page.locator(QUESTION)).to_be_visible()
    figures = page.locator(f"{QUESTION} .odds")
    page.get_by_role("button", name="Odds").click()
    expect(figures.first).to_contain_text(" % ± ")
    found = page.locator(".odds-found")
    expect(found).to_contain_text("how likely it is to win")
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(HINT)).to_contain_text("of 100 points")
    expect(figures.first).to_contain_text("points")
    expect(figures.filter(has_text="%")).to_have_count(0)
    expect(found).to_contain_text("how well the game ends; chances to win stand under Odds")


def test_an_estimate_is_set_off_from_what_else_is_told_of_an_option(visit):
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Odds").click()
    figure = page.locator(f"{QUESTION} .odds").first
    expect(figure).to_have_text(re.compile(r"^estimated: \d+ % ± \d+"))
    expect(figure).to_have_css("border-top-style", "solid")


def test_the_host_switches_hints_off(visit):
    page = visit(language="de")
    page.locator(".game:has(a[href='/rules/khartoum'])").get_by_role(
        "button", name="Jetzt spielen"
    ).click()
    expect(page.get_by_role("button", name="Was würdest du tun?")).to_be_visible()
    page.get_by_role("button", name="Einladung und Tisch").click()
    page.get_by_label("was das Haus tun würde").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Was würdest du tun?")).to_have_count(0)
    expect(page.get_by_role("button", name="Aussichten")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_have_count(0)


def test_odds_and_a_hint_where_nothing_is_listed(visit):
    """Kriegspfad's moves are drawn: what was tried is told in words."""
    page = visit()
    game = page.locator(".game:has(a[href='/rules/kriegspfad'])")
    game.get_by_role("button", name="Play now").click()
    expect(page.locator(QUESTION)).to_be_visible()
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(HINT)).to_contain_text("I would choose: ")
    assert violations_again(page) == []
