"""Questions that leave a person nothing to decide: they are answered, and told, not asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zareba.engine import Ask, Domain, Play, drafting
from zareba.wording import Words

from .seats import Seats


class Settled:
    """Answers for people; nobody hands over the screen for them."""

    def __init__(
        self, play: Play, words: Words, seats: Seats, write: Callable[[str], None]
    ) -> None:
        self.play, self.words, self.seats, self.write = play, words, seats, write
        self._undone = 0  # what was taken back is asked again
        self._told: tuple[str, int] | None = None  # what was answered last, so that it is told once

    def answer(self, seat: int, undone: int) -> Any:
        """The answer for a seat; None: it is asked."""
        ask = self.play.position.ask(seat)
        assert ask is not None  # it is waited for
        again, self._undone = undone != self._undone, undone
        found = None if again else self._only(ask)
        if found is None:
            self._told = None
        elif not self.seats.several_people:
            self._tell(ask, found)
        return found

    def _only(self, ask: Ask) -> Any:
        """What everybody sees; a person alone with bots also has it where only he knows."""
        g = self.play.position.state
        if isinstance(ask, Domain) and len(drafting(ask).intents(g)) > 1:
            return None  # to go on is usual, and something else could be meant
        everybody = ask.idle(g)
        if everybody is not None or self.seats.several_people:
            return everybody
        return ask.only(g)

    def _tell(self, ask: Ask, choice: Any) -> None:
        if self._told == (ask.kind, ask.seat):
            return
        self._told = ask.kind, ask.seat
        position, g = self.play.position, self.play.position.state
        question, named = self.words.question(position, ask.seat), self.words.choice(ask, choice, g)
        self.write(self.words.text("answered-for-you", question=question, choice=named))
