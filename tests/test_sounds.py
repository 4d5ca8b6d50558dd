"""What a game's drawing lets sound is told in that game's log."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
TEXTS = Path(__file__).parents[1] / "src" / "zareba" / "games"
NAMED = re.compile(r"^  ([a-z_]+): \"(card|dice|march|shot)\",$", re.M)


@pytest.mark.parametrize("game", ["burnoose", "khartoum", "kriegspfad", "poilus"])
def test_every_event_that_sounds_is_told(game):
    sounding = [event for event, _ in NAMED.findall((GAMES / game / "sounds.ts").read_text())]
    told = (TEXTS / game / "text" / "en.ftl").read_text()
    missing = [
        event
        for event in sounding
        if not re.search(rf"^say-{event.replace('_', '-')}\b", told, re.M)
    ]

    assert len(sounding) >= 10
    assert missing == []
