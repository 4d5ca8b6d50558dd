"""A what-if: it says so, bots stay in their seats, and there is a way back."""

import re

import pytest
from playwright.sync_api import expect

from web.table import CURTAIN, QUESTION, choose_first, table_of, wait_for_moment
from web.test_access import soak, violations_of_state

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "play", "what_if", "label", "back"),
    [
        ("en", "Play now", "What if … (new dice)", "What if, from", "Back to the game"),
        pytest.param(
            "de",
            "Jetzt spielen",
            "Was wäre, wenn",
            "Was wäre, wenn: ab",
            "Zurück zur Partie",
            marks=soak,
        ),
    ],
)
def test_a_what_if_with_bots_has_a_name_and_a_way_back(visit, language, play, what_if, label, back):
    page = visit(language=language)
    game = page.locator(".games > li").filter(has=page.get_by_role("heading", name="Les Poilus"))
    game.get_by_role("button", name=play).click()
    expect(page.locator(QUESTION)).to_be_visible()
    table = table_of(page)
    choose_first(page)
    page.keyboard.press("b")
    page.get_by_role("button", name=what_if).first.click()

    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".what-if-of")).to_contain_text(label)
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.locator(CURTAIN)).to_have_count(0)  # nobody else sits at this screen
    expect(page.locator(".players li")).to_have_count(3)
    assert violations_of_state(page) == []
    branch = table_of(page)

    page.locator(".what-if-of").get_by_role("link", name=back).click()
    expect(page).to_have_url(re.compile(table))
    page.goto("/")
    row = page.locator(".list > li").filter(has=page.locator(f"a[href='/table/{table}']"))
    expect(row.locator(f".branches a[href='/table/{branch}']")).to_contain_text(label)
    page.goto(f"/replay/{table}?at=0")
    wait_for_moment(page, 0)
    expect(page.locator(f".timeline .branches a[href='/table/{branch}']")).to_be_visible()
    assert violations_of_state(page) == []
