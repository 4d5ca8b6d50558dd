"""The printed facts: what stands in data/duel.toml, and what the options make of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from zareba.engine import DataFiles
from zareba.engine.data import Sourced

FILES = ("duel.toml",)


class DuelFile(Sourced, frozen=True):
    """data/duel.toml, and where it comes from (`prov`); a misspelt field is a clear error."""

    cards: int
    hand: int
    rounds: int
    step: int


@dataclass(frozen=True, slots=True)
class Facts:
    cards: tuple[int, ...]
    hand: int
    rounds: int
    step: int
    lucky: bool
    numbers: Mapping[str, int]  # what texts say in figures: { $rounds }


def read_facts(data: DataFiles, options: Mapping[str, bool | str]) -> Facts:
    file = data.typed("duel.toml", DuelFile)
    if 2 * file.hand + file.rounds > file.cards:
        raise data.fail("duel.toml", "cards", "too few for two hands and a card for each round")
    return Facts(
        cards=tuple(range(1, file.cards + 1)),
        hand=file.hand,
        rounds=file.rounds,
        step=file.step,
        lucky=bool(options["lucky"]),
        numbers={"cards": file.cards, "hand": file.hand, "rounds": file.rounds, "step": file.step},
    )
