"""What happens is heard in the order in which it is told: after a first press, not when off."""

import pytest
from playwright.sync_api import expect

from games.khartoum.sieges import before_defence
from support import again
from web.prepared import PreparedTable
from web.table import DOORSTEP, QUESTION, asked, play_now, read_at_leisure, wait_for_answer
from web.test_access import violations_of_state
from web.test_films import by_hand

pytestmark = pytest.mark.browser

# A studio that makes no sound: it writes down how each sound begins. Its time is never too late.
SPY = """(() => {
    window.studios = 0;
    window.heard = [];
    const parameter = () => ({
        value: 0, first: null,
        setValueAtTime(value) { this.first ??= value; },
        exponentialRampToValueAtTime() {},
    });
    const source = (called) => ({
        frequency: parameter(),
        connect(next) { this.next = next; },
        start() { window.heard.push(called(this)); },
        stop() {},
    });
    let now = 0;
    window.AudioContext = class {
        constructor() { window.studios += 1; }
        state = "suspended";
        sampleRate = 8000;
        destination = {};
        get currentTime() { return (now += 10); }
        createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
        createBufferSource() {
            return source(({ next }) => `${next.type} ${next.frequency.first}`);
        }
        createOscillator() { return source(({ frequency }) => `tone ${frequency.first}`); }
        createBiquadFilter() { return { Q: parameter(), frequency: parameter(), connect() {} }; }
        createGain() { return { gain: parameter(), connect() {} }; }
        async resume() { this.state = "running"; }
    };
})()"""
# By how each of them begins.
SOUNDS = {
    "bandpass 1600": "card",
    "bandpass 1100": "dice",
    "lowpass 260": "march",
    "lowpass 3800": "shot",
    "tone 659.3": "turn",
}
WIDE, PHONE = (1440, 900), (390, 844)


def heard(page) -> list[str]:
    """Sound after sound; a throw of dice begins twice alike."""
    found = [SOUNDS[begun] for begun in page.evaluate("() => window.heard") if begun in SOUNDS]
    return [sound for i, sound in enumerate(found) if sound != (found[i - 1] if i else "")]


@pytest.fixture
def siege(server, visit):
    """A defence is about to be laid out, by somebody who hears nothing but the spy."""

    def sit(**reader):
        page = visit(DOORSTEP, told=True, script=SPY, **reader)
        PreparedTable(server, before_defence(0)).sit_down(page, 0, "Ann")
        expect(page.locator(".arranging .reserve")).to_be_visible()
        return page

    return sit


def defend(page) -> None:
    """Four zones; then everything that follows is told, beat by beat."""
    for front in ("black5", "white5", "red5", "green5"):
        page.locator(f".post[data-zone='{front}'] .to-zone").click()
        expect(page.locator(f".post[data-zone='{front}'] .stack-of")).to_have_count(1)
    by_hand(page)
    question = asked(page)
    read_at_leisure(page)
    page.locator(".arranging .main").click()
    wait_for_answer(page, question)
    film, put = page.locator(".film-words"), page.locator(QUESTION)
    expect(film.or_(put).first).to_be_visible()
    while film.count():
        beat = film.get_attribute("data-beat")
        page.locator("h1").first.focus()
        page.keyboard.press("Space")
        expect(page.locator(f".film-words[data-beat='{beat}']")).to_have_count(0)


def test_an_enemy_phase_is_heard_in_its_order(siege):
    page = siege(size=WIDE)
    assert page.evaluate("() => window.studios") <= 1
    defend(page)
    expect(page.locator(QUESTION)).to_be_visible()
    sounds = heard(page)

    assert sounds[0] == "card"  # the Banner card
    assert sounds[-1] == "turn"  # then it is the player's turn again
    assert "march" in sounds
    assert "dice" in sounds
    assert sounds.index("card") < sounds.index("march") < sounds.index("dice")
    assert sounds.count("turn") == 1
    assert page.evaluate("() => window.studios") == 1


@again
def test_sounds_that_did_not_come_are_fetched_at_the_next_press(server, visit):
    """Without the server nothing is heard and nothing raised (the fixture looks)."""
    page = visit(DOORSTEP, told=True, size=WIDE, script=SPY, fresh=True)
    away = "**/static/speaker-*.js"
    page.route(away, lambda route: route.abort())
    PreparedTable(server, before_defence(0)).sit_down(page, 0, "Ann")
    expect(page.locator(".arranging .reserve")).to_be_visible()
    with page.expect_event("requestfailed", lambda request: "/speaker-" in request.url):
        page.locator("h1").first.click()
    assert page.evaluate("() => window.studios") == 0
    page.unroute(away)
    with page.expect_response(away):
        page.locator("h1").first.click()
    defend(page)

    assert "card" in heard(page)


def test_nothing_is_heard_when_it_is_off(siege):
    page = siege(size=WIDE)
    page.get_by_role("button", name="Settings").click()
    sound = page.get_by_role("group", name="Sound")
    expect(sound.get_by_label("on")).to_be_checked()
    sound.get_by_label("on").uncheck()
    expect(sound.get_by_label("Volume")).to_be_disabled()
    assert violations_of_state(page) == []
    page.keyboard.press("Escape")
    page.evaluate("() => { window.heard = []; }")
    defend(page)
    expect(page.locator(QUESTION)).to_be_visible()

    assert page.evaluate("() => window.heard") == []


def test_the_volume_is_kept(siege):
    page = siege(size=WIDE)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sound").get_by_label("Volume").fill("20")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(QUESTION)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Sound").get_by_label("Volume")).to_have_value("20")


@again
def test_a_phone_is_silent_until_somebody_wants_it(siege):
    page = siege(size=PHONE)
    page.locator(".post .to-zone").first.click()
    expect(page.locator(".post .stack-of")).to_have_count(1)

    assert page.evaluate("() => window.studios") == 0
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Sound").get_by_label("on")).not_to_be_checked()


def test_the_start_page_fetches_no_sound(visit):
    page = visit(DOORSTEP, size=WIDE, told=True, fresh=True)
    fetched = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    before = list(fetched)
    page.mouse.click(5, 5)
    play_now(page)
    assert not any("speaker" in url for url in before)
    page.mouse.click(5, 5)
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => /speaker/.test(name))"
    )
