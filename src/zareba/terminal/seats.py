"""Who sits at a table: people, with or without a name, and bots; as a command or a save says it."""

from __future__ import annotations

from collections.abc import Sequence

from zareba.bots import PERSON, Bot, UnknownBot, make_bot, name_of, people
from zareba.engine import BadOption, Game
from zareba.wording import Words


def wrong_number(given: int, players: int) -> BadOption:
    sentence = f"--seats names {given} players, {players} play"
    return BadOption(sentence, "seats", given=given, players=players)


class Seats:
    """People and bots by seat; ``written`` is how a save keeps them."""

    def __init__(self, written: Sequence[str], game: Game) -> None:
        self.written = [text.strip() for text in written]
        self.bots: dict[int, Bot] = {}
        self.people: dict[int, str] = {}  # their names; empty: not said
        for seat, text in enumerate(self.written):
            name = name_of(text)
            if name is None:
                self.bots[seat] = make_bot(text, game)
            else:
                self.people[seat] = name

    @classmethod
    def read(cls, text: str, players: int, game: Game) -> Seats:
        """``me,me:Anna,soldier``: one for every player."""
        return cls.of(text.split(","), players, game)

    @classmethod
    def of(cls, written: Sequence[str], players: int, game: Game) -> Seats:
        """As a save keeps them; a name may hold a comma."""
        if len(written) != players:
            raise wrong_number(len(written), players)
        return cls(written, game)

    @classmethod
    def all_people(cls, players: int, game: Game) -> Seats:
        return cls([PERSON] * players, game)

    @classmethod
    def one_person(cls, players: int, game: Game) -> Seats:
        """The first seat is a person's: nobody is shown a hand that may have been a bot's."""
        others = players - 1
        try:
            return cls([PERSON, *["soldier"] * others], game)
        except UnknownBot:  # this game has no rules of thumb
            return cls([PERSON, *["recruit"] * others], game)

    @property
    def several_people(self) -> bool:
        return len(self.people) > 1

    def names(self, words: Words) -> list[str]:
        """What everybody is called: Anna, Player 2, Player 3."""
        return [
            self.people.get(seat) or words.text("seat", n=seat + 1)
            for seat in range(len(self.written))
        ]

    def introduced(self, words: Words) -> list[str]:
        """The same with what bots are: Anna, Player 2, Player 3 (Soldier)."""
        return people(self.written, len(self.written), words)
