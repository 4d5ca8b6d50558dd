"""The Red Burnoose: the hand is docked and tells what its cards can do; stakes before a choice."""

import pytest
from playwright.sync_api import expect

from support import again
from web.alone import a_play, go_on, sit_everywhere
from web.hands import HANDS
from web.table import DOORSTEP, OPTION, QUESTION, asked, drawn, log, wait_for_answer
from web.test_access import soak, violations_again, violations_of_state
from zareba.games.burnoose.face.stakes import RISKY, chance
from zareba.games.burnoose.rules import asks, battle_asks

pytestmark = pytest.mark.browser

CARDS = ".dock .faces [data-ref^=hand-]"
OPENED = ".dock .opened"
IDLE = (asks.END, asks.DONE, battle_asks.STOP, battle_asks.STAND)


def seated(server, page):
    play = a_play("burnoose")
    sit_everywhere(server, page, play)
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("What do you do next?")
    return play


def whole_hand(page):
    """How many cards of the hand are wholly in sight, and how many there are."""
    return page.locator(CARDS).evaluate_all(
        """cards => cards.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => {
            const sheet = document.querySelector(".prompt").getBoundingClientRect();
            const floor = innerWidth < 1024 ? sheet.top : innerHeight;
            return top >= 0 && bottom <= floor + 1;
        })"""
    )


@pytest.mark.parametrize(
    "size",
    [(1440, 900), pytest.param((1920, 1080), marks=soak), pytest.param((390, 844), marks=again)],
    ids=str,
)
def test_the_hand_is_in_sight_at_every_question_and_every_card_can_be_pressed(server, visit, size):
    page = visit(DOORSTEP, size=size)
    seated(server, page)
    seen = 0
    for number in range(12):
        if not go_on(page):
            break
        drawn(page)
        cards = whole_hand(page)
        assert all(cards), page.locator(f"{QUESTION} h2").inner_text()
        seen += len(cards)
        for card in page.locator(CARDS).all():
            assert card.get_attribute("role") == "button"
            assert card.get_attribute("tabindex") == "0"
        question, said = asked(page), page.locator(f"{OPTION} .label").all_inner_texts()
        chosen = number % len(said)
        page.locator(OPTION).nth(chosen).click()
        wait_for_answer(page, question, confirming=said[chosen])
    assert seen > 20
    if size[0] > 1000:  # the map beside it: a whole one
        box = page.locator(".burnoose .map svg").first.bounding_box()
        assert box["y"] + box["height"] <= page.locator(".dock").bounding_box()["y"] + 1


def test_a_card_is_played_from_the_hand(server, visit):
    page = visit(DOORSTEP, size=(1440, 900))
    seated(server, page)
    page.locator("[data-ref=hand-man]").click()
    opened = page.locator(OPENED)
    expect(opened).to_contain_text("send a sharpshooter")
    assert violations_of_state(page) == []
    question = asked(page)
    opened.get_by_role("button", name="Put a card into a village: Man").click()
    wait_for_answer(page, question)
    expect(page.locator(".village.lit")).to_have_count(3)  # the card has been named already
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("Man")

    # at another question a card says that it has to wait
    page.locator("[data-ref=hand-weapons]").click()
    expect(opened).to_contain_text("first answer the question")
    expect(opened.get_by_role("button")).to_have_count(1)  # Close
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


@again
def test_a_card_that_cannot_be_played_says_why_by_keyboard(server, visit):
    page = visit(DOORSTEP, size=(1440, 900))
    seated(server, page)
    page.locator("[data-ref=hand-weapons]").focus()
    page.keyboard.press("Enter")
    opened = page.locator(OPENED)
    expect(opened).to_contain_text("Cannot be played now: it does nothing when played")
    expect(opened.get_by_role("button", name="Rule RB-5.4")).to_be_visible()
    expect(opened.get_by_role("button", name="Ambush: Weapons")).to_be_visible()
    expect(opened.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(page.locator("[data-ref=hand-weapons]")).to_be_focused()


@again
@pytest.mark.parametrize("kind", HANDS[1:])
def test_a_card_is_played_by_keys_and_by_taps(server, visit, kind):
    page = visit(DOORSTEP, size=kind.size, touch=kind.touch)
    hand = kind(page)
    seated(server, page)
    hand.use(page.locator("[data-ref=hand-young_man]"))
    question = asked(page)
    assert violations_again(page) == []
    hand.use(page.locator(OPENED).get_by_role("button", name="Play a card: Young Man"))
    wait_for_answer(page, question)
    go_on(page)
    assert "plays Young Man" in log(page)


def a_moment(wanted):
    """The prepared game, played on by idle people until somebody is asked this."""
    play = a_play("burnoose")
    for _ in range(300):
        seat = play.position.waiting_for()[0]
        ask = play.position.ask(seat)
        if wanted(play.position.state, ask):
            return play, ask
        options = play.position.options(seat)
        play.choose(next((idle for idle in IDLE if idle in options), options[-1]), seat)
    raise AssertionError("it was never asked")


def test_the_only_card_to_play_is_shown_and_confirmed_first(server, visit):
    """W12: *Play a card* played the only candidate at once."""

    def one_card(g, ask):
        if not isinstance(ask, asks.NextAction) or asks.PLAY not in ask.options(g):
            return False
        return len(asks.CardToPlay(ask.seat).options(g)) == 1

    play, ask = a_moment(one_card)
    (card,) = asks.CardToPlay(ask.seat).options(play.position.state)
    page = visit(DOORSTEP, size=(1440, 900))
    sit_everywhere(server, page, play)
    name = page.locator(f".dock [data-ref=hand-{card}] h4").inner_text()
    played = log(page).count(f"plays {name}")
    page.locator(OPTION).filter(has_text="Play a card").click()
    confirm = page.locator(".prompt .confirm")
    expect(confirm).to_contain_text(f"Play a card: {name}")
    confirm.get_by_role("button", name="Cancel").click()
    expect(confirm).to_have_count(0)
    assert log(page).count(f"plays {name}") == played

    question = asked(page)
    page.locator(OPTION).filter(has_text="Play a card").click()
    confirm.get_by_role("button", name="Confirm").click()
    expect(page.locator(f".prompt[data-question='{question}']")).to_have_count(0)
    assert log(page).count(f"plays {name}") == played + 1


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((390, 844), marks=soak)], ids=str)
def test_stand_and_retreat_name_their_stakes_and_a_risky_stand_is_warned_of(server, visit, size):
    def risky(g, ask):
        return isinstance(ask, battle_asks.Retreat) and chance(g, ask.village) >= RISKY

    play, _ = a_moment(risky)
    page = visit(DOORSTEP, size=size, warned=True)
    sit_everywhere(server, page, play)
    stand, retreat = page.locator(OPTION).nth(0), page.locator(OPTION).nth(1)
    hints = [one.get_attribute("aria-description") for one in (stand, retreat)]
    assert "falls with a chance of about" in hints[0]
    assert "villages submit" in hints[0]
    assert "is lost for good" in hints[1]
    assert "the next conquest ends the game" in hints[1]
    expect(page.locator(".village.fought")).to_be_in_viewport()
    stand.click()
    warned = page.locator(".prompt .confirm")
    expect(warned).to_contain_text("Then you are out of the game")
    assert violations_of_state(page) == []
    warned.get_by_role("button", name="Cancel").click()
    expect(warned).to_have_count(0)


WHOLLY = """options => options.map((option) => {
    const one = option.getBoundingClientRect();
    const list = option.closest(".answers").getBoundingClientRect();
    return one.top >= list.top - 1 && one.bottom <= list.bottom + 1;
})"""


def test_both_ways_stay_in_sight_when_a_combat_has_gone_on_for_rounds(server, visit):
    """What a combat has come to takes a whole column; standing and retreating are read first."""

    rounds = []

    def going_on(g, ask):
        rounds.extend([ask.village] if isinstance(ask, battle_asks.Retreat) else [])
        return len(rounds) == 3

    play, _ = a_moment(going_on)
    page = visit(DOORSTEP, size=(1440, 900))
    sit_everywhere(server, page, play)
    expect(page.locator(OPTION)).to_have_count(2)
    drawn(page)
    assert page.locator(OPTION).evaluate_all(WHOLLY) == [True, True]
