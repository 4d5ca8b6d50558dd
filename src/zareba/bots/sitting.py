"""Who sat at a table, as a record keeps it: ``me``, ``me:Anna``, or the name of a bot."""

from __future__ import annotations

from collections.abc import Sequence

from zareba.engine import Speaker

from .levels import called

PERSON = "me"


def person(name: str) -> str:
    """How a record writes a person down."""
    return f"{PERSON}:{name}" if name else PERSON


def name_of(seat: str) -> str | None:
    """The person's name, empty where it was not said; None: a bot sat there."""
    kind, _, name = seat.partition(":")
    return name.strip() if kind == PERSON else None


def people(seats: Sequence[str], players: int, words: Speaker) -> list[str]:
    """What everybody was called: Anna, Player 2, Player 3 (Soldier); nobody, if it is not said."""
    if len(seats) != players:
        return []
    return [_called(number, seat, words) for number, seat in enumerate(seats)]


def _called(number: int, seat: str, words: Speaker) -> str:
    name, numbered = name_of(seat), words.text("seat", n=number + 1)
    if name is None:
        return words.text("seat-of-bot", seat=numbered, bot=called(words, seat))
    return name or numbered
