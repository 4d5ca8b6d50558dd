"""A table in words, as the terminal has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zareba.engine import Domain
from zareba.wording import Words

if TYPE_CHECKING:
    from .match import Match


def shown(match: Match, seat: int, language: str) -> str:
    """What a seat sees and is asked, its choices by number; at the end what came of it."""
    position, setting = match.position, match.setting
    words = Words(language, setting.game, setting.facts)
    lines = words.board(position.seen_by(seat), setting.facts)
    if position.over:
        lines += [*words.epilogue(position.state), words.result(position.state.result)]
    elif position.ask(seat) is not None:
        lines += ["", *words.situation(position, seat), words.question(position, seat)]
        choices = match.offer(seat).choices
        lines += [f"{n}: {_named(match, c, seat, words)}" for n, c in enumerate(choices)]
    return "\n".join(lines)


def _named(match: Match, choice: Any, seat: int, words: Words) -> str:
    position = match.position
    if not isinstance(position.ask(seat), Domain):
        return words.option(position, choice, seat)
    tried = words.tried(position, seat, position.tried(seat, choice))
    return "; ".join(tried) or str(choice)
