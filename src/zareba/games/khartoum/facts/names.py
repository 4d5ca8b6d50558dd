"""The words that stand in the data, as messages: zone-white4, unit-sudanese, ..."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from zareba.engine.data import Label, messages

from . import schema
from .tables import GUNBOAT

Labels = Iterator[tuple[str, Label]]


def names_of(files: schema.Files, options: Mapping[str, Label]) -> dict[str, dict[str, str]]:
    """Message id -> language -> text; *options*: of cards that leave a choice."""
    parts = (
        _on_the_map(files.map), _on_counters(files.units), _in_tables(files.tables),
        _on_cards(files.events),
    )  # fmt: skip
    return messages({name: label for part in parts for name, label in part} | dict(options))


def _on_the_map(file: schema.MapFile) -> Labels:
    for zone in file.zone:
        yield f"zone-{zone.id}", zone.name
    for path in file.path:
        yield f"banner-{path.color}", path.label


def _on_counters(file: schema.UnitsFile) -> Labels:
    pieces: list[schema.Troop | schema.Gun | schema.Leader]
    pieces = [*file.troop, *file.gun, *file.leader]
    for piece in pieces:
        yield f"unit-{piece.id}", piece.label
    yield f"unit-{GUNBOAT}", file.gunboat.label
    for level, facts in file.difficulty.items():
        yield f"level-{level}", facts.label


def _in_tables(file: schema.TablesFile) -> Labels:
    for action in file.action:
        yield f"action-{action.id}", action.label
    for row in (*file.aot1, *file.aot2, *file.aot3):
        yield f"row-{row.id}", row.label
    for grade in file.performance:
        yield f"grade-{grade.turn}", grade.text


def _on_cards(file: schema.EventsFile) -> Labels:
    for card in file.card:
        yield f"card-{card.id}", card.title
        yield f"cardtext-{card.id}", card.text
        for effect in card.effects:
            for option in effect.options:
                yield f"cardoption-{card.id}-{option.id}", option.label
