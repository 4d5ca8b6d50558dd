"""Every page is open to everybody: axe finds nothing, in the light and in the dark."""

import pytest
from playwright.sync_api import expect

import support
from web.table import KHARTOUM, QUESTION, choose, play_now, play_until

pytestmark = pytest.mark.browser

soak = pytest.mark.soak
WIDE, PHONE = (1280, 900), (390, 844)
SIZES = (WIDE, pytest.param(PHONE, marks=soak))
EVERYTHING = {"resultTypes": ["violations"], "preload": False}  # styles come from here
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}


def violations(page, *, dark=False) -> list[str]:
    """What axe finds in the light; with ``--soak`` also in the dark, or when that is wanted."""
    found = _found(page, "light", EVERYTHING)
    if dark or support.soaking:  # a theme changes nothing but colours
        found += _found(page, "dark", COLOURS)
    return found


def violations_of_state(page) -> list[str]:
    """Of one state of a page that is looked at elsewhere as well: in the whole run."""
    return violations(page) if support.repeating else []


def violations_again(page) -> list[str]:
    """Of a state whose parts are looked at elsewhere as well: only with ``--soak``."""
    return violations(page) if support.soaking else []


def _found(page, theme: str, rules: dict[str, list[str]]) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.base")
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    if not page.evaluate("'axe' in window"):  # once for a document: it is a large script
        page.evaluate(axe.AXE_SCRIPT)
    found = page.evaluate("async (rules) => (await axe.run(rules)).violations", rules)
    return [
        f"{theme}: {v['id']} ({v['impact']}): {node['html'][:200]} {node['failureSummary'][:200]}"
        for v in found
        for node in v["nodes"]
    ]


@pytest.mark.parametrize("size", SIZES)
def test_home_form_and_rules(visit, size):
    page = visit(size=size)
    expect(page.locator(".game").first).to_be_visible()
    assert violations(page, dark=True) == []

    page.goto("/new/khartoum")
    expect(page.locator("form")).to_be_visible()
    page.get_by_text("More options").click()
    assert violations(page) == []

    page.goto("/rules/khartoum")
    expect(page.locator(".rule-entry").first).to_be_visible()
    assert violations(page) == []

    page.goto("/about/khartoum")
    page.locator(".sources summary").first.click()
    expect(page.locator(".sources tbody tr").first).to_be_visible()
    assert violations(page) == []

    page.goto(f"/table/{20 * '0'}")
    expect(page.get_by_text("There is no such table")).to_be_visible()
    assert violations(page) == []


def test_what_is_reconstructed_is_one_link_away_and_counted_right(visit):
    """In the reader's language, the reasons too."""
    page = visit(language="de")
    page.locator(KHARTOUM).get_by_role("link", name="Was rekonstruiert ist").click()
    expect(page.locator("h1")).to_have_text("Was rekonstruiert ist: Der Löwe von Khartum")
    expect(page.locator(".sources").first).to_be_visible()
    told = page.locator(".page > p").first.inner_text()
    sizes = page.locator(".sources summary").all_inner_texts()
    listed = sum(int(size.rpartition("(")[2].rstrip(")")) for size in sizes)
    assert f"{listed} Angaben dieses Spiels" in told
    assert page.locator(".sources tbody tr").count() == listed
    figures = [int(text) for text in page.locator(".figures td").all_inner_texts()]
    assert sum(figures[1:]) == listed  # the first are the rulebook's
    page.get_by_text("units.toml").click()
    markers = page.get_by_role("row", name="markers.disorganised")
    expect(markers.locator("td").nth(1)).to_have_text("rekonstruiert")
    expect(markers.locator("td").nth(2)).to_have_text(
        "einer für jedes Banner, so gehen sie nie aus"
    )
    expect(page.get_by_text("--data VERZEICHNIS")).to_be_visible()
    page.get_by_role("link", name="Regeln", exact=True).click()
    page.get_by_role("link", name="Was rekonstruiert ist").click()
    expect(page.locator("h1")).to_contain_text("Was rekonstruiert ist")


@pytest.mark.parametrize("size", [PHONE, pytest.param(WIDE, marks=soak)])
def test_table_replay_and_dialogs(visit, size):
    page = visit(size=size)
    table = play_now(page)
    assert violations_again(page) == []
    choose(page, "Improve fortifications")  # zones are lit
    assert violations(page, dark=True) == []
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
