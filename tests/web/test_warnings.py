"""Before a choice that can lose the game this turn people are warned, in their first games."""

import re

import pytest
from playwright.sync_api import expect

from web.table import OPTION, QUESTION, asked, moment, play_now, play_until, wait_for_answer
from web.test_access import violations_of_state

pytestmark = pytest.mark.browser


def test_a_newcomer_is_warned_of_an_open_path_and_may_think_again(visit):
    page = visit(warned=True)
    play_now(page)
    end = page.locator(OPTION).filter(has_text="End the action phase")

    def second_turn():
        return end.count() and "Turn 2" in page.locator(".situation, .room").first.inner_text()

    play_until(second_turn, page, "End the action phase", "Done", "No")
    before = moment(page)
    end.first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile(r"paths are open.*\d+ of 12 Banner cards"))
    assert violations_of_state(page) == []
    assert moment(page) == before
    alert.get_by_role("button", name="Cancel").click()
    expect(alert).to_have_count(0)
    expect(page.locator(QUESTION)).to_be_visible()

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name=re.compile("Warn before")).get_by_label("never").check()
    page.keyboard.press("Escape")
    question = asked(page)
    end.first.click()
    wait_for_answer(page, question)
