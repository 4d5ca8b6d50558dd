"""Exercises: a moment of a real game, its question, and what each choice is worth."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import PathParameter

from zareba.analysis.drill import Put, collection, put, told
from zareba.engine import as_choice
from zareba.server.jobs.workers import Kind, Undone
from zareba.server.views.rendering import QUESTION_FIELDS
from zareba.server.wire import api
from zareba.server.wire.declined import Declined
from zareba.wording import Words

from .heads import InLanguage, TheGame, TheHouse

MOST_KEPT = 64  # in words; one that is gone is made again
LOG_LINES = 12
Number = Annotated[int, PathParameter(ge=1, le=1_000)]


# ------------------------------------------------------------------------------- in the processes
def shown(game: str, number: int, language: str) -> api.DrillView | None:
    """None: by the rules of today it is no exercise any more."""
    exercises = collection(game)
    found = put(exercises[number - 1])
    if found is None:
        return None
    setting, position, seat = found.play.setting, found.play.position, found.exercise.seat
    words = Words(language, setting.game, setting.facts)
    board, seen, g = setting.game.board, position.seen_by(seat), position.state
    state = {name: value for name, value in seen.items() if name not in QUESTION_FIELDS}
    exercise = found.exercise
    made = words.text("drill-made", n=exercise.playouts, date=exercise.date)
    return api.DrillView(
        game=game, number=number, of=len(exercises), title=words.text("game-title"),
        seat=seat, players=setting.players, text=words.prompt(found.ask, g), rule=seen["rule"],
        kind=found.ask.kind, made=made, state=msgspec.to_builtins(state),
        fields={name: getattr(found.ask, name) for name in found.ask.__struct_fields__},
        facts=board.drawing(setting.facts, words),
        preview=board.outlook(g, seat) | board.preview(g, found.ask),
        situation=list(words.situation(position, seat)),
        board=list(words.board(seen, setting.facts, False)),
        log=[words.line(line, False) for line in found.play.lines(seat)[-LOG_LINES:]],
        options=[_option(words, found, option) for option in position.options(seat)],
    )  # fmt: skip


def _option(words: Words, found: Put, option: Any) -> api.DrillOption:
    answers, position = found.exercise.answers, found.play.position
    known = next((a for a in answers if as_choice(a.choice) == option), None)
    return api.DrillOption(
        choice=option,
        text=words.choice(found.ask, option, position.state),
        hint=words.hint(position, option, found.exercise.seat),
        worth=None if known is None else known.worth,
        error=0.0 if known is None else known.error,
        best=known is answers[0],
        told=told(words, found.play.setting.game, found, option),
    )


DRILL = Kind("drill", shown, patience=1.0, deadline=120.0, quick=True)


# ---------------------------------------------------------------------------------- in the server
_KEPT: dict[tuple[str, int, str], api.DrillView] = {}


@get("/api/games/{game:str}/drills/{number:int}")
async def one_drill(
    house: TheHouse, found_game: TheGame, number: Number, language: InLanguage = "en"
) -> api.DrillView:
    """An exercise, with what each choice is worth."""
    game = found_game.name
    if number > len(collection(game)):
        raise Declined("no-table")
    key = (game, number, language)
    if key not in _KEPT:
        try:
            view = await house.workers.run(DRILL, *key, owners=(f"drill {game} {number}",))
        except Undone:
            raise Declined("busy") from None
        if view is None:
            raise Declined("no-table")
        while len(_KEPT) >= MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        _KEPT[key] = view
    return _KEPT[key]


HANDLERS = [one_drill]
