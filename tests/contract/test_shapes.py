"""What a game sends to its drawing has the declared shape: every fact, view and preview."""

import contextlib
import importlib
import itertools
import random
from typing import Any

import msgspec
import pytest

from support import EACH_SETTING, some_choice
from zareba.engine import Game, Play, Setting, arranging, games
from zareba.engine.chance import secret_from
from zareba.engine.shapes import view_of
from zareba.games.kriegspfad.face import measuring, shapes
from zareba.games.kriegspfad.field.troops import elements_of
from zareba.wording import LANGUAGES, Words

FOUGHT = 4  # rounds
DECISIONS = 150  # of a game played by its own heuristics


def face(game: Game, name: str) -> Any:
    """What the game's face calls so; nothing is sent where there is no such thing."""
    for module in ("shapes", "board", "drawing"):
        with contextlib.suppress(ModuleNotFoundError):
            found = importlib.import_module(f"zareba.games.{game.name}.face.{module}")
            if hasattr(found, name):
                return getattr(found, name)
    return lambda *_: {}


def sent(payload: Any, shape: Any) -> None:
    """As it comes out of the wire."""
    msgspec.json.decode(msgspec.json.encode(payload), type=shape)


@pytest.mark.parametrize("setting", EACH_SETTING)
def test_facts_have_their_shape(setting: Setting) -> None:
    shape, drawn = face(setting.game, "Facts"), setting.game.board.drawing
    for language in LANGUAGES:
        words = Words(language, setting.game, setting.facts)
        sent(drawn(setting.facts, words), shape)


@pytest.mark.parametrize("setting", EACH_SETTING)
def test_views_and_previews_have_their_shape(setting: Setting) -> None:
    """For every seat and for a spectator, as the server puts them together."""
    game, rng = setting.game, random.Random(7)
    shape, state = face(game, "Preview"), view_of(game.state)
    outlook, preview = game.board.outlook, game.board.preview
    play = Play(setting, secret_from("shapes"))
    for _ in range(DECISIONS):
        position = play.position
        if position.over:
            break
        for seat in (None, *range(setting.players)):
            sent(position.state.seen_by(seat), state)
            ask = None if seat is None else position.ask(seat)
            foreseen = preview(position.state, ask) if ask else {}
            sent(outlook(position.state, seat) | foreseen, shape)
            if ask is not None and arranging(ask) is not None:
                sent(position.tried(seat, None).drawing, face(game, "Arranged"))
        seat = rng.choice(position.waiting_for())
        play.choose(some_choice(position, seat, game, rng, 1.0), seat)


def test_measures_have_their_shape() -> None:
    """KP-0.2: of every unit, and from each to every other."""
    setting = Setting.of(games()["kriegspfad"], 2, {"scenario": "raid", "size": "150"})
    words, rng = Words("en", setting.game, setting.facts), random.Random(7)
    play = Play(setting, secret_from("shapes"))
    while not play.position.over and play.position.state.round < FOUGHT:
        seat = rng.choice(play.position.waiting_for())
        play.choose(some_choice(play.position, seat, setting.game, rng, 1.0), seat)
    g = play.position.state
    first = [elements[0] for u in range(len(g.side)) if (elements := elements_of(g, u))]
    assert len(first) > 1
    for e, o in itertools.permutations(first, 2):
        sent(measuring.measure(g, {"from": e, "to": o}, words), shapes.Measure)
    for e in first:
        sent(measuring.measure(g, {"unit": g.unit[e]}, words), shapes.UnitMeasure)
