"""The form of a new table: what matters is open, everything else is folded and found."""

import re

import pytest
from playwright.sync_api import expect

from web.table import QUESTION
from web.test_access import soak, violations_again, violations_of_state

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param("en", (1280, 900), marks=soak),
        ("de", (390, 844)),
        pytest.param("fr", (1280, 900), marks=soak),
    ],
)
def test_few_fields_stand_before_create(visit, language, size):
    page = visit("/new/burnoose", language=language, size=size)
    options = page.locator("[id^=option-]")
    expect(options.first).to_be_visible()

    assert len([o for o in options.all() if o.is_visible()]) == 3  # the difficulty (RB-19)
    assert violations_again(page) == []
    page.locator("summary").click()
    expect(page.locator("#option-edition")).to_be_visible()
    assert violations_of_state(page) == []


def test_house_rules_are_searched_and_fit_the_number_of_players(visit):
    page = visit("/new/burnoose")
    expect(page.locator("#option-automata_after_every_player")).to_be_visible()
    page.get_by_text("More options").click()
    search = page.get_by_role("searchbox", name="Search the options")
    search.fill("RB-18")
    expect(page.locator("#option-solo_conquest_scope")).to_be_visible()
    expect(page.locator("details [id^=option-]")).to_have_count(2)
    search.press("Enter")  # searches, and makes no table

    page.get_by_label("Number of players").select_option("2")
    expect(page.locator("details [id^=option-]")).to_have_count(0)
    expect(page.get_by_text("No option has these words.")).to_be_visible()
    search.fill("retreat artillery")
    expect(page.locator("#option-retreat_after_artillery")).to_be_visible()


def test_an_option_that_does_not_fit_any_more_does_not_stand_in_the_way(visit):
    page = visit("/new/poilus")
    page.get_by_label("Number of players").select_option("2")
    page.locator("#option-two_players").select_option("chaplain")
    page.locator("#option-chaplain_trials").select_option("24")
    page.get_by_label("Number of players").select_option("3")
    expect(page.locator("#option-two_players")).to_have_count(0)
    for number in (2, 3):
        page.get_by_label(f"Player {number}").select_option("bot:soldier")
    page.get_by_role("button", name="Create the table").click()

    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(QUESTION)).to_be_visible()
