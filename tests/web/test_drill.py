"""Exercises in the browser: from the start page, an answer, what it is worth, the next one."""

import pytest
from playwright.sync_api import expect

from web.table import QUESTION, cut_off
from web.test_access import soak, violations, violations_again

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "exercises", "following", "size"),
    [
        pytest.param("en", "Exercises", "Next exercise", (1280, 900), marks=soak),
        ("de", "Aufgaben", "Nächste", (390, 844)),
    ],
)
def test_an_exercise_is_answered_explained_and_followed(
    visit, language, exercises, following, size
):
    page = visit(language=language, size=size)
    game = page.locator(".game:has(a[href='/rules/poilus'])")
    game.get_by_role("link", name=exercises).click()
    expect(page.locator(f"{QUESTION} .option").first).to_be_visible()
    assert violations_again(page) == []
    page.locator(f"{QUESTION} .option").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".drill .figures")).to_be_visible()
    expect(page.locator(".drill .figures tr").filter(has_text="★")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("link", name=following).click()
    expect(page.locator(f"{QUESTION} .option").first).to_be_visible()
    expect(page.locator(".room-head small")).to_contain_text("2")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_an_exercise_is_read_to_its_end_by_hand_and_begins_with_what_to_decide(visit, size):
    page = visit("/drill/khartoum", size=size)
    first = page.locator(f"{QUESTION} .option").first
    expect(first).to_be_in_viewport(ratio=1)  # what the table looks like comes after the choices
    assert cut_off(page) == []
    first.click()
    expect(page.locator(".drill .notice strong")).to_be_in_viewport(ratio=1)
    assert cut_off(page) == []
    page.locator(".drill .notice").hover()
    page.mouse.wheel(0, 3000)
    expect(page.get_by_role("link", name="Next exercise")).to_be_in_viewport()
