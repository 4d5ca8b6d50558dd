"""What happens between two decisions is shown in its order: card, way, dice, result, question.

Every scene is taken from a recorded game, one choice before something happens.  The page of whoever
is asked afterwards watches; the choice itself is made over a socket of the test.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

import support
from web.prepared import PreparedTable
from web.table import DOORSTEP, OPTION, QUESTION, call, choose, moment, play_now, wait_for_moment
from web.test_access import soak, violations
from zareba.engine import Play, Record

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records"
BEAT = "[data-beat]"
IDLE = ".prompt [role=status].small"  # what was answered for who had nothing to decide
# game, record, the choice after which it happens, and what must be told in this order
SCENES = {
    "khartoum": (
        "khartoum-1-gordon_leader=True", 122,
        ("Banner card", "enters", "attacks", "dice"),
    ),
    "burnoose": (
        "burnoose-2-oumouhand-hard2", 65,
        ("French card", "moves to", "attacks", "roll", "loses", "retreats", "begins a turn"),
    ),
    "poilus": (
        "poilus-1", 14,
        ("has succeeded", "is supported", "Morale drops", "Mission 3"),
    ),
    "kriegspfad": (
        "kriegspfad-2-scenario=siege-open_battle_round_limit=12-ambush_round_limit=25", 151,
        ("musket at", "against", "is gone", "tests its morale"),
    ),
}  # fmt: skip
# The table is drawn before the seat is taken, its secret is kept when it is.
KEPT_SECRET = """
    ([table, seat]) => JSON.parse(localStorage.getItem("zareba.keys"))?.[table]?.seats[seat]
"""
THROWN = {"khartoum": "dice", "burnoose": "roll", "kriegspfad": "musket at"}


class Scene:
    """A table one choice before something happens, and the page of who is asked then.

    When the game is over then, it is the page of somebody else.
    """

    def __init__(self, server, game, scene=None):
        name, self.at, self.order = scene or SCENES[game]
        record = Record.load(RECORDS / game / f"{name}.json")
        self.seat, self.choice = record.choices[self.at - 1]
        before = Play.resume(cut(record, self.at - 1))
        after = before.position.clone()
        after.choose(self.choice, self.seat)
        other = (self.seat + 1) % before.setting.players
        self.asked = (*after.waiting_for(), other)[0]
        self.server, self.game = server, game
        self.table = PreparedTable(server, before)
        self.secrets = {}

    def watched_by(self, page):
        """Everybody sits down, who is asked afterwards at this page."""
        for seat in range(self.table.play.setting.players):
            if seat != self.asked:
                path = f"/api/tables/{self.table.id}/seats/{seat}"
                taken = call(self.server, "POST", path, {"name": "Somebody"}, self.table.invite)
                self.secrets[seat] = taken["secret"]
        self.table.sit_down(page, self.asked)
        kept = page.wait_for_function(KEPT_SECRET, arg=[self.table.id, str(self.asked)])
        self.secrets[self.asked] = kept.json_value()
        return page

    def happen(self):
        place = self.server.address.replace("http", "ws")
        with connect(f"{place}/api/tables/{self.table.id}/socket", max_size=None) as socket:

            def hear(wanted):
                while (answer := json.loads(socket.recv()))["type"] != wanted:
                    assert answer["type"] != "refused", answer
                return answer

            hello = {"type": "hello", "id": "h", "protocol": 1, "seat": self.seat}
            socket.send(json.dumps({**hello, "secrets": [self.secrets[self.seat]]}))
            choice = {"type": "choose", "id": "c", "seat": self.seat, "choice": self.choice}
            number = hear("view")["question"]["number"]
            socket.send(json.dumps({**choice, "question": number}))
            hear("done")


def cut(record, choices):
    record = Record.read(record.to_text())
    record.choices, record.trail = record.choices[:choices], record.trail[:choices]
    record.result = ""
    return record


# Every beat as it appears, whatever else the machine has to do: words, dice, log, board.
FOLLOW = """() => {
    window.beats = [];
    const all = (where) => [...document.querySelectorAll(where)];
    const look = () => {
        const words = document.querySelector("[data-beat]");
        if (!words || words.dataset.beat === window.beats.at(-1)?.beat) return;
        window.beats.push({
            beat: words.dataset.beat,
            words: [...words.querySelectorAll("p")].map((line) => line.textContent),
            thrown: all(".thrown .die").length,
            asked: all(".prompt.asking, .prompt .ending, .prompt .option").length,
            log: all("#panel-log .log li").at(-1)?.textContent ?? "",
            board: document.querySelector(".drawing").innerHTML,
        });
    };
    const everything = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.body, everything);
}"""


def told(page, scene, folder, go_on):
    """Every beat of what happens, with ``--soak`` a picture of each; *go_on* leads to the next."""
    page.evaluate(FOLLOW)
    scene.happen()
    beat = shown_after("", page)
    while beat != OVER:
        if support.soaking:
            page.screenshot(path=folder / f"{beat}.png")
        go_on()
        beat = shown_after(beat, page)
    expect(page.locator(f"{QUESTION}, {IDLE}").first).to_be_visible()
    return page.evaluate("window.beats")


OVER = "over"
SHOWN_AFTER = f"""before => {{
    const words = document.querySelector("{BEAT}");
    if (words) return words.dataset.beat !== before && words.dataset.beat;
    return before && "{OVER}";
}}"""


def shown_after(beat, page):
    """The beat after this one, as soon as it is shown."""
    return page.wait_for_function(SHOWN_AFTER, arg=beat).json_value()


def by_hand(page):
    """Beats do not go on by themselves, however slow the machine is; keys and clicks go on.

    What was to happen in a while waits until no beat is shown.  A lost connection is made anew
    then, and a beat that has been left does nothing any more.
    """
    page.evaluate(
        f"""() => {{
            const later = window.setTimeout, {{ clearTimeout }} = window, timers = new Map();
            const due = (name, deed, wait) => timers.set(name, later(() => {{
                if (document.querySelector("{BEAT}")) return due(name, deed, AGAIN);
                timers.delete(name);
                deed();
            }}, wait));
            const AGAIN = 100;
            let names = -1; // no name of the browser's own
            window.setTimeout = (deed, wait = 0, ...given) => {{
                if (wait < AGAIN) return later(deed, wait, ...given);
                due(names, () => deed(...given), wait);
                return names--;
            }};
            window.clearTimeout = (name) => {{
                clearTimeout(timers.get(name) ?? name);
                timers.delete(name);
            }};
        }}"""
    )


@pytest.mark.parametrize("game", SCENES)
def test_an_enemy_phase_is_shown_in_its_order_and_the_question_last(visit, server, tmp_path, game):
    scene = Scene(server, game)
    page = scene.watched_by(visit(DOORSTEP, told=True, motion="no-preference", size=(1440, 900)))
    by_hand(page)
    wait_for_moment(page, scene.at - 1)

    beats = told(page, scene, tmp_path, lambda: page.keyboard.press("Space"))

    lines = [line for beat in beats for line in beat["words"]]
    places = [next((i for i, x in enumerate(lines) if w in x), -1) for w in scene.order]
    assert -1 not in places, (scene.order, lines)
    assert places == sorted(places)
    assert not any(beat["asked"] for beat in beats)
    assert all(beat["words"][-1] in beat["log"] for beat in beats)
    assert len({beat["board"] for beat in beats}) > 1
    assert page.evaluate("document.activeElement.matches('.option, .option *')") is False
    if word := THROWN.get(game):
        assert any(beat["thrown"] for beat in beats if any(word in x for x in beat["words"]))


# What a board foresees, and what stands there from the beginning.
FORESEEN = {"burnoose": (".automata .deck-line p", ".automata"), "poilus": (".meters", ".waste")}


@pytest.mark.parametrize("game", ["burnoose", pytest.param("poilus", marks=support.again)])
def test_nothing_is_foreseen_while_the_table_is_laid_out(visit, game):
    figures, around = FORESEEN[game]
    page = visit(told=True, size=(1440, 900))
    by_hand(page)
    here = page.locator(f".game:has(a[href='/rules/{game}'])")
    here.get_by_role("button", name="Play now").click()
    beat = shown_after("", page)
    expect(page.locator(around)).to_be_visible()
    expect(page.locator(figures)).to_have_count(0)
    assert page.locator(BEAT).get_attribute("data-beat") == beat  # still before the view

    while beat != OVER:
        page.keyboard.press("Space")
        beat = shown_after(beat, page)
    expect(page.locator(figures).first).to_be_visible()


@support.again
def test_a_volley_is_one_beat_with_a_line_for_each_unit(visit, server, tmp_path):
    """W1: twelve shots are told at once, by who shot and what came of it, and drawn."""
    scene = Scene(server, "kriegspfad", ("kriegspfad-2", 356, ()))
    page = scene.watched_by(visit(DOORSTEP, told=True, size=(1440, 900)))
    by_hand(page)
    wait_for_moment(page, scene.at - 1)

    beats = told(page, scene, tmp_path, lambda: page.keyboard.press("Space"))

    volleys = [beat for beat in beats if any(" shots at " in line for line in beat["words"])]
    assert len(volleys) == 1
    (volley,) = volleys
    counted = [re.search(r": (\d+|one) shots? at ", line) for line in volley["words"]]
    assert all(counted)
    assert sum(1 if m[1] == "one" else int(m[1]) for m in counted) >= 12
    assert volley["board"].count("kp-volley") == 1
    assert volley["thrown"] == 0  # a few of the dice would tell nothing


def test_it_runs_by_itself(visit, server):
    scene = Scene(server, "khartoum")
    page = scene.watched_by(visit(DOORSTEP, told=True, size=(1440, 900)))  # without any motion
    wait_for_moment(page, scene.at - 1)
    page.evaluate(FOLLOW)
    scene.happen()
    page.wait_for_function(f"() => window.beats.length && !document.querySelector('{BEAT}')")
    expect(page.locator(QUESTION)).to_be_visible()  # by itself
    assert len(page.evaluate("window.beats")) > 2


def watched(visit, server):
    """A scene of Khartoum and the page of who watches it, by hand."""
    scene = Scene(server, "khartoum")
    page = scene.watched_by(visit(DOORSTEP, told=True, size=(1440, 900)))
    by_hand(page)
    wait_for_moment(page, scene.at - 1)
    return scene, page


@support.again
def test_it_is_gone_through_by_clicks(visit, server, tmp_path):
    scene, page = watched(visit, server)
    corner = {"x": 9, "y": 9}
    beats = told(page, scene, tmp_path, lambda: page.locator(".drawing").click(position=corner))
    assert len(beats) > 2


def test_it_is_skipped_by_a_button(visit, server):
    scene, page = watched(visit, server)
    scene.happen()
    expect(page.locator(BEAT)).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(BEAT)).to_have_count(0)
    expect(page.locator(QUESTION)).to_be_visible()


def test_a_screen_reader_hears_each_beat_once(visit, server, tmp_path):
    scene = Scene(server, "burnoose")
    page = scene.watched_by(visit(DOORSTEP, told=True))
    by_hand(page)
    wait_for_moment(page, scene.at - 1)
    page.evaluate(
        """() => {
            window.heard = [];
            const spoken = document.getElementById("spoken");
            new MutationObserver(() => window.heard.push(spoken.textContent))
                .observe(spoken, { characterData: true, childList: true, subtree: true });
        }"""
    )
    beats = told(page, scene, tmp_path, lambda: page.keyboard.press("Space"))
    heard = [text for text in page.evaluate("window.heard") if text]
    assert len(heard) == len(beats) + 1
    for text, beat in zip(heard, beats, strict=False):
        assert beat["words"][-1] in text
    assert page.locator(f"{QUESTION} h2").inner_text().split(" RB-")[0].strip() in heard[-1]


@pytest.mark.parametrize("theme", [pytest.param("light", marks=soak), "dark"])
@pytest.mark.parametrize("size", [pytest.param((1280, 900), marks=soak), (390, 844)])
def test_a_beat_is_open_to_everybody(visit, server, theme, size):
    scene = Scene(server, "khartoum")
    page = scene.watched_by(visit(DOORSTEP, told=True, theme=theme, size=size))
    by_hand(page)
    wait_for_moment(page, scene.at - 1)
    scene.happen()
    expect(page.locator(BEAT)).to_be_visible()
    assert violations(page, dark=theme == "dark") == []
    bar, words, skip = (
        place.bounding_box()
        for place in (
            page.locator(BEAT),
            page.locator(f"{BEAT} > :first-child"),
            page.get_by_role("button", name="Skip"),
        )
    )
    assert words["width"] > bar["width"] / 2, "words are no narrow column"
    assert skip["x"] + skip["width"] <= bar["x"] + bar["width"], "the way on is inside the bar"


def test_two_clicks_answer_one_question_and_the_next_is_read_from_its_beginning(visit):
    page = visit(told=True, size=(1280, 600))
    play_now(page)
    later_on_a_clock_that_stands(page)  # the first question was read, the next cannot be
    page.locator(OPTION).filter(has_text="Improve fortifications").dblclick()
    wait_for_moment(page, 1)
    page.keyboard.press("w")  # answered after everything that was sent before it
    expect(page.get_by_role("dialog")).to_be_visible()
    assert moment(page) == "1"
    page.keyboard.press("Escape")
    later_on_a_clock_that_stands(page)
    folded = page.locator(f"{QUESTION} details.folded:not([open]) > summary")
    if folded.count():  # zones lie on the board; the second click may have opened their list
        folded.click()
    page.locator(".talk-side").evaluate("box => box.scrollTo(0, 400)")
    page.locator(OPTION).filter(has_text="North Fort").click()
    wait_for_moment(page, 2)
    page.wait_for_function("() => document.querySelector('.talk-side').scrollTop === 0")


def later_on_a_clock_that_stands(page):
    page.evaluate("() => { const at = performance.now() + 1000; performance.now = () => at; }")


def test_a_replay_steps_by_beats_has_chapters_and_a_link_to_each(visit, server):
    page = visit()
    table = play_now(page)
    choose(page, "End the action phase")
    replay = visit(f"/replay/{table}?at=1", told=True)
    wait_for_moment(replay, 1)
    replay.get_by_role("button", name="One step back").click()
    expect(replay.locator(BEAT)).to_be_visible()
    last = moment(replay)
    assert last.startswith("0.")
    expect(replay).to_have_url(re.compile(rf"\?at={last}$"))
    linked = visit(f"/replay/{table}?at={last}", told=True)
    expect(linked.locator(".table")).to_have_attribute("data-moment", last)
    words = ".film-words p"
    assert linked.locator(words).all_inner_texts() == replay.locator(words).all_inner_texts()
    replay.keyboard.press("f")
    wait_for_moment(replay, 1)
    replay.get_by_label("Chapter").select_option(index=0)
    wait_for_moment(replay, 0)
    replay.get_by_label("Speed").select_option("fast")
    replay.get_by_role("button", name="Run by itself").click()
    wait_for_moment(replay, 1)


def test_after_the_end_every_hand_is_open(visit, server):
    record = Record.load(next((RECORDS / "poilus").glob("poilus-3*.json")))
    table = PreparedTable(server, Play.resume(record))
    page = visit(f"/replay/{table.id}?at=3")
    wait_for_moment(page, 3)
    hand = page.get_by_text("Your hand")
    expect(hand).to_have_count(0)
    page.get_by_label("Eyes").select_option(index=1)
    expect(hand).to_be_visible()
    page.get_by_label("Eyes").select_option(index=0)
    expect(hand).to_have_count(0)


def test_the_set_up_is_told_before_the_first_question(visit):
    page = visit("/new/burnoose", told=True)
    by_hand(page)
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".film-words")).to_contain_text("leaders dealt")
    expect(page.locator(QUESTION)).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(QUESTION)).to_be_visible()
