"""The settings in which bots are measured and their judgement is fitted, by game."""

from __future__ import annotations

import msgspec

from zareba.engine import Setting, find_game


class Occasion(msgspec.Struct, frozen=True):
    """A way to play a game: how many, with which options."""

    name: str
    players: int
    options: dict[str, bool | str] = {}
    against: str = ""  # the level of the opponent; empty: all win or lose together


def _sole(number: int, **options: bool | str) -> Occasion:
    chosen = [f"{name}={str(value).lower()}" for name, value in options.items()]
    return Occasion(" ".join([str(number), *chosen]), number, options)


_FRONT: dict[str, bool | str] = {"ruleset": "expansion", "difficulty": "front"}
OCCASIONS: dict[str, tuple[Occasion, ...]] = {
    "khartoum": tuple(_sole(1, level=level) for level in ("normal", "cub", "king")),
    "poilus": (*(_sole(n) for n in (3, 1, 2, 4, 5)), _sole(3, **_FRONT)),
    "burnoose": (
        *(_sole(n) for n in (3, 1, 2, 4)),
        _sole(3, automata_after_every_player=True),
    ),
    "kriegspfad": tuple(
        msgspec.structs.replace(_sole(2, scenario=scenario, size="150"), against="soldier")
        for scenario in ("open_battle", "raid", "siege", "ambush")
    ),
}  # the first is the one that forms and lists show


def occasions(game: str) -> tuple[Occasion, ...]:
    """Those of a game; one that has none listed is played as it comes."""
    usual = (Occasion(str(find_game(game).players[0]), find_game(game).players[0]),)
    return OCCASIONS.get(game, usual)


def setting_of(game: str, occasion: Occasion) -> Setting:
    return Setting.of(find_game(game), occasion.players, occasion.options)
