"""What a drawing of the board gets, and the sums shown before a fight."""

import random

import msgspec
import pytest
from fluent.syntax import parse

from zareba.engine import Play, Setting, find_game
from zareba.games.khartoum.face import board, sums
from zareba.games.khartoum.rules.asks import PayForDefence
from zareba.wording import LANGUAGES, Words

GAME = find_game("khartoum")
SETTING = Setting.of(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_name_of_the_drawing_exists(language):
    drawn = board.facts_for_drawing(SETTING.facts, Words(language, GAME, SETTING.facts))

    assert not [text for text in drawn["words"].values() if text.startswith("draw-")]
    assert len(drawn["zones"]) == 21
    assert all(zone["name"] != zone["id"] for zone in drawn["zones"])
    assert all(unit["name"] != name for name, unit in drawn["units"].items())
    msgspec.json.encode(drawn)


def test_no_word_of_the_drawing_is_left_unused():
    text = (board.__file__).replace("face/board.py", "text/en.ftl")
    with open(text, encoding="utf-8") as file:
        entries = parse(file.read()).body
    names = [e.id.name.removeprefix("draw-") for e in entries if hasattr(e, "id")]
    drawn = [e.id.name for e in entries if hasattr(e, "id") and e.id.name.startswith("draw-")]

    assert names
    assert sorted(drawn) == sorted(f"draw-{word}" for word in board.DRAWN_WORDS)


def test_a_preview_has_one_sum_for_each_option_and_all_36_throws():
    seen = set()
    for seed in range(60):
        play, rng = Play(SETTING, secret=f"{seed:064x}"), random.Random(seed)
        while not play.position.over:
            ask, options = play.position.ask(), play.position.options()
            found = sums.preview(play.position.state, ask)
            if found:
                seen.add(type(ask).__name__)
                assert len(found["options"]) == len(options)
                for foreseen in filter(None, found["options"]):
                    assert foreseen["modifier"] == sum(value for _, value in foreseen["terms"])
                    if "ways" in foreseen:
                        assert sum(foreseen["ways"].values()) == 36
            play.choose(rng.choice(options))
    assert seen >= {"Target", "RaidInfantry", "SortieInfantry", "ZoneToDefend", "UnitToPost"}


def test_the_total_foreseen_for_a_defence_is_the_total_that_comes():
    """LK-7.2.4: also when the payment moves the resources into another band."""
    checked = 0
    for seed in range(40):
        play, rng = Play(SETTING, secret=f"{seed:064x}"), random.Random(seed)
        advice = GAME.advice
        while not play.position.over and checked < 60:
            g, ask, options = play.position.state, play.position.ask(), play.position.options()
            choice = advice.advise(g, ask, options, rng)
            if isinstance(ask, PayForDefence):
                choice = rng.choice(options)
                foreseen = sums.preview(g, ask)["options"][options.index(choice)]
                heard = len(play.log)
                play.choose(choice)
                line = next(x for x in play.log[heard:] if x.event == "defence_total")
                assert line.facts["total"] == foreseen["total"]
                assert line.facts["row"] == foreseen["row"]
                checked += 1
            else:
                play.choose(choice)
    assert checked >= 30


def test_a_preview_changes_nothing():
    play, rng = Play(SETTING, secret="7" * 64), random.Random(7)
    while not play.position.over:
        before = play.position.digest()
        sums.preview(play.position.state, play.position.ask())
        assert play.position.digest() == before
        play.choose(rng.choice(play.position.options()))
