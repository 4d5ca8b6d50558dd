"""``again``: a run of questions answered as the last time, in one command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zareba.engine import Domain, Intent, Line, Play, Tried, as_choice, offered_again
from zareba.wording import Words


class Again:
    """What a seat arranged the last time, offered once more."""

    def __init__(self, play: Play, words: Words) -> None:
        self.play, self.words = play, words
        self._given = (0, 0)  # choices before and after the last one

    def lines(self, seat: int) -> Iterator[str]:
        """What the command would do, where there is something to do."""
        play = self.play
        intent, tried = self._offered(seat)
        if intent is None or tried is None:
            return
        command = self.words.text("command-again")
        yield f"  {command}  {self.words.intent(play.position, intent, seat)}"
        yield from (f"    {line}" for line in self.words.tried(play.position, seat, tried))

    def give(self, seat: int, take: Callable[[Any, int], None]) -> bool:
        """Every answer but the one that ends the run: that is for the person to say."""
        play = self.play
        _, tried = self._offered(seat)
        if tried is None:
            return False
        before = len(play.record.choices)
        for answer in tried.answers[:-1]:
            take(answer, seat)
        made = len(play.record.choices)
        self._given = before, made
        alone = {"how": "alone"} if play.setting.players == 1 else {}
        play.log.append(Line("arranged_again", "", {"seat": seat, **alone}, None, made))
        return True

    def _offered(self, seat: int) -> tuple[Intent | None, Tried | None]:
        """What was done the last time and how it would be done now, where that does anything."""
        position = self.play.position
        intent = offered_again(position, seat, self.play.lines(seat))
        tried = position.tried(seat, None, intent) if intent is not None else None
        return (intent, tried) if tried is not None and tried.answers[:-1] else (None, None)

    def taken_whole(self, last: int | None) -> int | None:
        """How many choices remain when the one after *last* is taken back, and all of its run."""
        before, made = self._given
        return before if last == made - 1 else last

    def named(self, seat: int, choice: Any) -> str:
        """A choice that was just taken back; where it would be long, what is asked again."""
        position = self.play.position
        ask, g = position.ask(seat), position.state
        assert ask is not None  # it is asked again
        if isinstance(ask, Domain):
            return self.words.prompt(ask, g)
        return self.words.choice(ask, as_choice(choice), g)

    def taken_back(self) -> None:
        """What was given has gone, or other choices have come after it."""
        self._given = (0, 0)
