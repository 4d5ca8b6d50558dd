"""Visits by mouse, by keys alone and by fingers: start page, guide, film, answer, what if, back."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.hands import EACH_HAND, Mouse
from web.table import (
    KHARTOUM,
    OPTION,
    QUESTION,
    asked,
    read_at_leisure,
    table_of,
    wait_after,
    wait_for_answer,
    wait_for_moment,
)
from web.test_access import violations_of_state
from web.test_films import BEAT, by_hand

pytestmark = pytest.mark.browser

ASKED = "asked"
# The beat after this one, or the question; between them bots may be thinking.
TOLD_OR_ASKED = f"""before => {{
    const beat = document.querySelector("{BEAT}")?.dataset.beat;
    if (beat) return beat !== before && beat;
    return document.querySelector("{QUESTION}") && "{ASKED}";
}}"""


@pytest.mark.parametrize("kind", EACH_HAND)
def test_a_first_visit_a_film_an_answer_and_a_what_if(visit, kind):
    page = visit(told=True, size=kind.size, touch=kind.touch)
    hand = kind(page)
    by_hand(page)
    game = page.locator(".games > li").filter(has=page.get_by_role("heading", name="Les Poilus"))
    hand.use(game.get_by_role("button", name="Play now"))

    expect(page.locator(BEAT)).to_be_visible()  # the set-up comes first
    beats = see_the_film(page, hand)
    assert beats > 1
    assert violations_of_state(page) == []
    table, before = table_of(page), page.locator(".table").get_attribute("data-moment")
    question = asked(page)
    read_at_leisure(page)
    hand.use(page.locator(OPTION).last)
    wait_for_answer(page, question)
    wait_after(page, before)
    see_the_film(page, hand)

    hand.look_back()
    expect(page.locator(".timeline")).to_be_visible()
    if (more := page.locator(".timeline .more-deeds")).is_visible():  # on a phone
        hand.use(more)
    hand.use(page.get_by_role("button", name="What if … (new dice)").first)
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".what-if-of")).to_contain_text("What if, from")
    see_the_film(page, hand)
    assert violations_of_state(page) == []
    hand.use(page.locator(".what-if-of").get_by_role("link", name="Back to the game"))
    expect(page).to_have_url(re.compile(table))
    expect(page.locator(QUESTION)).to_be_visible()


@pytest.mark.parametrize("kind", EACH_HAND)
def test_a_guided_beginning_a_step_and_back(visit, kind):
    page = visit(warned=True, size=kind.size, touch=kind.touch)
    hand = kind(page)
    game = page.locator(KHARTOUM)
    hand.use(game.get_by_role("button", name="Play now"))
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Step 1 of 7")

    question = asked(page)
    hand.use(guide.get_by_role("button", name="Do this"))
    wait_for_answer(page, question)
    expect(page.locator(QUESTION).get_by_role("heading")).to_be_in_viewport()
    hand.use(page.get_by_role("button", name="Take back"))
    wait_for_moment(page, 0)
    expect(guide).to_contain_text("Step 1 of 7")
    assert violations_of_state(page) == []
    hand.use(guide.get_by_role("button", name="Leave the guide"))
    expect(guide).to_have_count(0)
    expect(page.locator(QUESTION)).to_be_visible()


def see_the_film(page: Page, hand: Mouse) -> int:
    """Beat by beat to the next question; how many were seen."""
    seen, beat = 0, ""
    while (beat := page.wait_for_function(TOLD_OR_ASKED, arg=beat).json_value()) != ASKED:
        hand.go_on()
        seen += 1
    return seen
