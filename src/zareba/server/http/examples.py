"""Examples of play and pictures for the rules: made when somebody asks, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import PathParameter

from zareba.engine import Game, Setting, find_game
from zareba.engine.example import Asked, Example, Frame, examples_of, frames_of
from zareba.server.jobs.workers import Kind, Undone
from zareba.server.views.films import changes
from zareba.server.views.phrasebook import line_in_words
from zareba.server.wire import api
from zareba.server.wire.declined import Declined
from zareba.wording import Words
from zareba.wording.examples import Told, part, title, told

from .heads import InLanguage, TheGame, TheHouse
from .lean import Lean

MOST_KEPT = 96  # in words; one that is gone is made again
Fields = dict[str, Any]
Name = Annotated[str, PathParameter(max_length=40)]


def names_at(words: Words, number: str) -> list[api.ExampleName]:
    """The examples that stand beside a rule."""
    found = examples_of(words.game).values()
    return [
        api.ExampleName(example.id, title(words, example), bool(example.parts))
        for example in found
        if example.place == number
    ]


# ------------------------------------------------------------------------------- in the processes
def shown(game: str, name: str, language: str) -> api.ExampleView:
    found = find_game(game)
    example = examples_of(found)[name]
    setting = Setting.of(found, example.players, example.options)
    words = Words(language, found, setting.facts)
    frames = frames_of(found, example)
    return api.ExampleView(
        game=game,
        name=name,
        title=title(words, example),
        seat=example.seat,
        players=setting.players,
        facts=found.board.drawing(setting.facts, words),
        frames=list(_frames(found, example, words, frames)),
        parts=[
            api.ExamplePart(ref, part(words, example, number))
            for number, ref in enumerate(example.parts, 1)
        ],
        about=example.measure,
        measured=found.board.measure(frames[0].state, example.measure, words)
        if example.measure
        else {},
    )


def _frames(
    game: Game, example: Example, words: Words, frames: list[Frame]
) -> Iterator[api.ExampleFrame]:
    was: Fields = {}
    foreseen: Fields = {}
    for number, frame in enumerate(frames, 1):
        g, asked = frame.state, frame.asked
        state = msgspec.to_builtins(g.seen_by(example.seat))
        preview = dict(foreseen)
        if number == 1 or asked is not None or game.story.foreseen:
            preview |= game.board.outlook(g, example.seat)
        if asked is not None:
            preview |= game.board.preview(g, asked.ask)
        text = told(words, example, number, frame)
        yield api.ExampleFrame(
            caption=text.caption,
            asked=_asked(asked, text) if asked else None,
            lines=[line_in_words(line, words) for line in frame.lines],
            state=changes(was, state),
            preview=changes(foreseen, preview),
            words=list(words.board(g.seen_by(example.seat), g.facts)),
        )
        was, foreseen = state, preview


def _asked(asked: Asked, text: Told) -> api.ExampleAsked:
    ask = asked.ask
    fields = {name: getattr(ask, name) for name in ask.__struct_fields__}
    kind = ask.kind.rpartition(".")[2]
    return api.ExampleAsked(text.question, asked.rule, kind, fields, asked.choice, text.answer)


EXAMPLE = Kind("example", shown, patience=2.0, deadline=60.0, quick=True)


# ---------------------------------------------------------------------------------- in the server
_KEPT: dict[tuple[str, str, str], api.ExampleView] = {}


@get("/api/games/{game:str}/examples/{name:str}", middleware=[Lean()])
async def one_example(
    house: TheHouse, found_game: TheGame, name: Name, language: InLanguage = "en"
) -> api.ExampleView:
    """An example of play or a picture, as the rules show it."""
    if name not in examples_of(found_game):
        raise Declined("no-table")
    key = (found_game.name, name, language)
    if key not in _KEPT:
        try:
            view = await house.workers.run(EXAMPLE, *key, owners=(f"example {key[0]} {name}",))
        except Undone:
            raise Declined("busy") from None
        while len(_KEPT) >= MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        _KEPT[key] = view
    return _KEPT[key]


HANDLERS = [one_example]
