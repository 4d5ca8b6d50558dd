"""What the browser's drawing is given: complete in every language, true, and without secrets."""

from __future__ import annotations

import json
import random

import pytest

from zareba.engine import Play, Setting, find_game
from zareba.engine.chance import key_of, secret_from
from zareba.games.poilus.face import drawing
from zareba.games.poilus.rules.limits import fails
from zareba.games.poilus.rules.morale import morale_drop
from zareba.wording import LANGUAGES, Words

GAME = find_game("poilus")
TABLES = [
    (1, {}),
    (2, {}),
    (2, {"two_players": "chaplain"}),
    (2, {"ruleset": "expansion"}),
    (3, {"soldiers": "chosen"}),
    (4, {"ruleset": "expansion", "difficulty": "front"}),
    (5, {"traps": False}),
]
each_table = pytest.mark.parametrize(("players", "options"), TABLES)


def decisions(players, options, seed="0"):
    """Every decision of a game played at random, with the choice that is about to be made."""
    play = Play(Setting.of(GAME, players, options), secret=seed * 64)
    rng = random.Random(f"{players} {options}")
    while not play.position.over:
        seat = play.position.waiting_for()[0]
        choice = rng.choice(play.position.options(seat))
        yield play, seat, choice
        play.choose(choice, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@each_table
def test_a_drawing_finds_every_word(language, players, options):
    setting = Setting.of(GAME, players, options)
    facts = drawing.facts_for_drawing(setting.facts, Words(language, GAME, setting.facts))

    assert json.loads(json.dumps(facts)) == facts
    assert [w for w, text in facts["words"].items() if text == f"draw-{w}"] == []
    assert all(card["name"] != id for id, card in facts["cards"].items())
    assert all(card["text"] for card in facts["cards"].values() if card["kind"] != "threat")
    assert all(m["text"] for m in facts["missions"].values())


@each_table
def test_a_preview_has_an_entry_for_each_option_and_changes_nothing(players, options):
    for play, seat, _ in decisions(players, options):
        before = json.dumps(play.position.to_json())
        found = drawing.preview(play.position.state, play.position.ask(seat))

        assert json.loads(json.dumps(found)) == found
        assert len(found.get("options", ())) in (0, len(play.position.options(seat)))
        assert json.dumps(play.position.to_json()) == before


@each_table
def test_a_preview_tells_nothing_the_seat_cannot_see(players, options):
    """LP-3.11: with the hidden cards dealt anew it is the same."""
    rng = random.Random(1)
    for play, seat, _ in decisions(players, options):
        twin = play.position.imagine(seat, rng.getrandbits(64))

        assert drawing.preview(twin.state, twin.ask(seat)) == drawing.preview(
            play.position.state, play.position.ask(seat)
        )


@each_table
def test_an_outlook_is_the_same_for_everybody_and_tells_nothing_hidden(players, options):
    """LP-3.11: with the hidden cards dealt anew it is the same."""
    for play, seat, _ in decisions(players, options):
        found = drawing.outlook(play.position.state, None)

        assert json.loads(json.dumps(found)) == found
        assert drawing.outlook(play.position.imagine(seat, 3).state, seat) == found


def test_an_outlook_counts_threats_marks_and_tiles():
    """LP-5.16, LP-7.2, LP-7.9, LP-11.23, LP-12.3."""
    g = Setting.of(GAME, 3, {"ruleset": "expansion"}).start(key_of(secret_from(1))).state
    g.no_mans_land, g.attached, g.missions = ["rain_mask"], ["rain_night"], ["H01", "E02"]
    g.knocks, g.present = [["trauma_rain", "wounded"], ["selfish"], []], [True, True, False]
    g.final = "last_stand"
    found = drawing.outlook(g, None)

    assert list(found["threats"].items()) == [
        ("rain", 3), ("night", 1), ("snow", 0), ("whistle", 0), ("mask", 1), ("shell", 1),
    ]  # fmt: skip
    assert (found["limit"], found["ignored"], found["marks"]) == (4, ["mask"], [3, 1, 0])
    assert [gifts["L"] for gifts in found["gifts"]] == [g.soldier[1], g.soldier[1], g.soldier[0]]
    assert "drop" not in found


@each_table
def test_a_mission_fails_exactly_when_the_preview_of_an_action_says_so(players, options):
    """LP-5.17; with a trap nobody knows."""
    awaited = None
    for play, seat, choice in decisions(players, options):
        if awaited is not None:
            failed = any(line.event == "failed" for line in play.log[awaited[0] :])
            assert failed == awaited[1]
        entries = drawing.preview(play.position.state, play.position.ask(seat)).get("options", [])
        entry = dict(zip(play.position.options(seat), entries, strict=bool(entries))).get(choice)
        known = entry and "fails" in entry and choice != "withdraw" and "trap" not in entry
        awaited = (len(play.log), entry["fails"]) if known else None


def test_the_drop_as_things_stand_is_that_of_the_rule():
    """LP-8.2."""
    for play, seat, _ in decisions(3, {}):
        g = play.position.state
        found = drawing.outlook(g, seat)
        if g.phase == "mission":
            assert found["drop"] == morale_drop(g)
            assert not fails(g)
