"""What people see and say: the table in words, hints, the end, signals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zareba.engine import Said, Speaker

from .facts import Facts
from .rules import Bid
from .state import SEATS, State


def board(
    view: dict[str, Any], facts: Facts, words: Speaker, details: bool = False
) -> Iterator[str]:
    """The table line by line, from what a seat may see: of the other hand only its size."""
    yield words.text("board-round", round=view["round"])
    for seat in SEATS:
        hand = view["hand"][seat]
        yield words.text(
            "board-seat",
            seat=words.name("player", seat),
            score=view["score"][seat],
            pawn=view["pawn"][seat],
            hand=", ".join(map(str, sorted(hand))) if isinstance(hand, list) else f"{hand} × ?",
        )
    if details:  # what can be counted at a real table
        yield words.text("board-played", cards=", ".join(map(str, view["played"])) or "–")


def situation(g: State, ask: Any, words: Speaker) -> Iterator[str]:
    """Above a question: how it stands."""
    yield words.text("now-score", mine=g.score[ask.seat], theirs=g.score[1 - ask.seat])


def hint(g: State, ask: Any, choice: Any, words: Speaker) -> str:
    """Beside an option: how many cards that may still be out are higher."""
    if not isinstance(ask, Bid):
        return ""
    known = {*g.hand[ask.seat], *g.played}
    higher = sum(card > choice for card in g.facts.cards if card not in known)
    return words.text("hint-higher", n=higher)


def epilogue(g: State, words: Speaker) -> Iterator[str]:
    """At the end: where the pawns stand."""
    for seat in SEATS:
        yield words.text("end-pawn", seat=words.name("player", seat), n=g.pawn[seat])


# ------------------------------------------------------------------------------------ table talk
def signals(_g: State, _seat: int) -> list[Said]:
    return [("well_bid",), ("ouch",)]


def sentence(_facts: Facts, said: Sequence[str], words: Speaker) -> str:
    return words.text(f"signal-{said[0]}")
