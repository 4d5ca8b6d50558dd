"""The pages of the rules: what they name can be followed, found, and seen in an example."""

import re

import pytest
from playwright.sync_api import expect

from support import again
from web.test_access import soak, violations, violations_of_state

pytestmark = pytest.mark.browser
STEPS = ".example-steps button"


def test_a_rule_that_is_named_is_one_click_away(visit):
    page = visit()
    page.goto("/rules/kriegspfad")
    link = page.locator(".rule-entry p a").first
    number = link.get_attribute("href").removeprefix("#")
    page.get_by_role("searchbox").fill(link.locator("xpath=ancestor::div[1]/strong").inner_text())

    link.focus()
    page.keyboard.press("Enter")

    expect(page).to_have_url(page.url.split("#")[0] + f"#{number}")
    expect(page.locator(f"[id='{number}']")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "typed", "number"),
    [
        ("en", "7.2.4", "LK-7.2.4"),
        pytest.param("de", "GESCHUTZ uberfall", "LK-6.5.4", marks=again),
    ],
)
def test_rules_are_found_by_number_and_by_word(visit, language, typed, number):
    page = visit(language=language)
    page.goto("/rules/khartoum")
    all_rules = page.locator(".rule-entry")
    expect(all_rules.nth(50)).to_be_attached()
    page.get_by_role("searchbox").fill(typed)
    expect(all_rules.nth(50)).not_to_be_attached()
    expect(page.locator(f"[id='{number}']")).to_be_visible()
    page.keyboard.press("Enter")
    expect(all_rules.first).to_be_focused()


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [pytest.param("en", "light", (1440, 900), marks=soak), ("de", "dark", (390, 844))],
)
def test_an_example_is_stepped_through_by_mouse_and_by_keyboard(visit, language, theme, size):
    page = visit(language=language, theme=theme, size=size)
    page.goto("/rules/khartoum")
    example = page.locator("#example-march")
    example.locator("summary").first.focus()
    page.keyboard.press("Enter")
    player, caption = page.locator(".example-player"), page.locator(".example-caption")
    expect(player).to_have_attribute("data-step", "1")
    expect(page.locator(".example .khartoum")).to_be_visible()
    first = caption.inner_text()
    page.locator(STEPS).nth(3).click()
    expect(player).to_have_attribute("data-step", "2")
    expect(caption).not_to_have_text(first)
    page.keyboard.press("ArrowRight")
    expect(player).to_have_attribute("data-step", "3")
    page.keyboard.press("End")
    expect(player).to_have_attribute("data-step", "8")
    expect(page.locator(".example-telling .rule-number").first).to_be_visible()
    assert violations_of_state(page) == []
    page.keyboard.press("Home")
    expect(caption).to_have_text(first)
    page.locator(STEPS).nth(2).click()  # by itself
    expect(player).to_have_attribute("data-step", "2")
    page.locator("#example-attack > summary").click()  # one at a time
    expect(example).not_to_have_attribute("open", "")


def test_an_example_is_opened_by_its_address(visit):
    page = visit()
    page.goto("/rules/khartoum#example-raid")
    expect(page.locator("#example-raid .example-player")).to_have_attribute("data-step", "1")
    page.locator(STEPS).nth(4).click()
    page.locator(".example-telling .rule-number").first.click()  # its text, with its examples
    expect(page.get_by_role("dialog")).to_be_visible()


def test_who_follows_a_rule_finds_the_example_as_it_was(visit):
    page = visit()
    page.goto("/rules/khartoum#example-raid")
    player = page.locator("#example-raid .example-player")
    expect(player).to_have_attribute("data-step", "1")
    page.locator(STEPS).nth(3).click()
    expect(player).to_have_attribute("data-step", "2")

    link = page.locator(".rule-entry p a").first
    link.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"{link.get_attribute('href')}$"))
    page.locator(".contents a").first.click()
    expect(page).to_have_url(re.compile(r"#LK-\d+$"))
    expect(player).to_have_attribute("data-step", "2")


@pytest.mark.parametrize(
    ("game", "picture", "language", "theme", "size"),
    [
        ("khartoum", "board", "en", "light", (1440, 900)),
        ("poilus", "board", "fr", "light", (390, 844)),
        ("burnoose", "board", "de", "dark", (390, 844)),
        ("kriegspfad", "arcs", "de", "dark", (390, 844)),
    ],
)
def test_every_part_of_a_picture_is_found_on_the_board(visit, game, picture, language, theme, size):
    page = visit(language=language, theme=theme, size=size)
    page.goto(f"/rules/{game}#example-{picture}")
    named = page.locator(".parts-named li")
    expect(named.first).to_be_visible()
    numbers = [str(n + 1) for n in range(named.count())]
    expect(page.locator(".part-number")).to_have_text(numbers)
    assert violations_of_state(page) == []


def test_a_table_is_a_table_and_every_number_stands_above_its_rule(visit):
    page = visit("/rules/kriegspfad#KP-19.2", language="de", theme="dark", size=(390, 844))
    table = page.locator("[id='KP-19.2'] table")
    expect(table.locator("thead th")).to_have_text(["Typ", "gutes Gelände", "schwieriges Gelände"])
    expect(table.locator("tbody tr")).to_have_count(8)
    covered = page.locator(".rule-entry").evaluate_all(
        """entries => entries.filter(({ children: [number, text] }) =>
            number.getBoundingClientRect().bottom > text.getBoundingClientRect().top + 1).length"""
    )
    assert covered == 0
    assert violations(page) == []
