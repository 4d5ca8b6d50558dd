"""Every page is open to everybody: axe finds nothing, in the light and in the dark."""

import pytest
from playwright.sync_api import expect

from web.table import QUESTION, choose, play_now, play_until

pytestmark = pytest.mark.browser

THEMES = ("light", "dark")
SIZES = ((1280, 900), (390, 844))


def violations(page) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    found = axe.Axe().run(page).response["violations"]
    return [
        f"{v['id']} ({v['impact']}): {node['html'][:200]} {node['failureSummary'][:200]}"
        for v in found
        for node in v["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_home_form_and_rules(visit, theme, size):
    page = visit(theme=theme, size=size)
    expect(page.locator(".game").first).to_be_visible()
    assert violations(page) == []

    page.goto("/new/khartoum")
    expect(page.locator("form")).to_be_visible()
    page.get_by_text("More options").click()
    assert violations(page) == []

    page.goto("/rules/khartoum")
    expect(page.locator(".rule-entry").first).to_be_visible()
    assert violations(page) == []

    page.goto(f"/table/{20 * '0'}")
    expect(page.get_by_text("There is no such table")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_table_replay_and_dialogs(visit, theme, size):
    page = visit(theme=theme, size=size)
    table = play_now(page)
    assert violations(page) == []
    choose(page, "Improve fortifications")  # zones are lit
    assert violations(page) == []
    choose(page, "North Fort")
    choose(page, "Done")
    choose(page, "End the action phase")
    fights = page.locator(".fight")
    play_until(fights.count, page, "Raid", "Set up defensive", "Done", "End the action")
    expect(page.locator(".fight")).to_be_visible()  # the sum of a fight
    assert violations(page) == []

    page.locator(f"{QUESTION} h2 .rule-number").click()
    expect(page.locator("dialog .asked")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Links and table").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    assert violations(page) == []

    page.goto(f"/replay/{table}?at=2")
    expect(page.locator(".timeline")).to_be_visible()
    assert violations(page) == []
