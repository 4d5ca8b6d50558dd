"""Words for readers, made once for all tables of a game under the same options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from zareba.engine import GRAVE, Ask, Game, Line, Setting, games
from zareba.server.wire.parts import LogLine
from zareba.wording import LANGUAGES, Words


@lru_cache(maxsize=8)
def house_words(language: str) -> Words:
    """The words of the house alone."""
    return Words(language)


MOST_LABELS = 20_000  # kept; they are made again when they are needed


class Phrasebook:
    """Words for one table's game, with the labels it has already made."""

    def __init__(self, game: Game, facts: Any) -> None:
        self.game, self.facts = game, facts
        self._words: dict[str, Words] = {}
        self._labels: dict[tuple[str, type[Ask], tuple[Any, ...], Any], str] = {}
        self._sentences: dict[tuple[str, ...], str] = {}

    def words(self, language: str) -> Words:
        if language not in self._words:
            self._words[language] = Words(language, self.game, self.facts)
        return self._words[language]

    def label(self, language: str, ask: Ask, choice: Any, g: Any = None) -> str:
        """An option in words; with the state, by what lies on the table."""
        if g is not None:
            called = self.game.phrases.called(g, ask, choice, self.words(language))
            if called:
                return called
        about = tuple(getattr(ask, field) for field in ask.__struct_fields__[1:])  # not the seat
        key = (language, type(ask), about, choice)
        if key not in self._labels:
            if len(self._labels) >= MOST_LABELS:
                self._labels.clear()
            self._labels[key] = self.words(language).choice(ask, choice)
        return self._labels[key]

    def sentence(self, language: str, said: Sequence[str]) -> str:
        """A signal of the game's table talk."""
        key, talk = (language, *said), self.game.talk
        if talk is None:
            return " ".join(said)
        if key not in self._sentences:
            self._sentences[key] = talk.sentence(self.facts, said, self.words(language))
        return self._sentences[key]


_SHARED: dict[tuple[Game, str, Path | None], Phrasebook] = {}


def phrasebook_for(setting: Setting) -> Phrasebook:
    """One set of words for all tables of a game under the same options, with the same data."""
    key = (setting.game, repr(sorted(setting.options.items())), setting.overlay)
    if key not in _SHARED:
        _SHARED[key] = Phrasebook(setting.game, setting.facts)
    return _SHARED[key]


@lru_cache(maxsize=32)
def game_words(game: Game, language: str) -> Words:
    """The words of a game without its facts: titles and options."""
    return Words(language, game)


def opening_in_words(
    awaited: Sequence[int], people: Sequence[str], words: Words, seconds: float
) -> str:
    """Whose salt the dice wait for, and what becomes of who does not show it."""
    if not awaited:
        return ""
    names = ", ".join(people[seat] or words.text("seat", n=seat + 1) for seat in awaited)
    return words.text("opening", people=names, seconds=round(seconds))


def line_in_words(line: Line, words: Words) -> LogLine:
    text = words.line(line, with_rule=False)
    head = line.event == words.chapter
    private = line.to is not None
    grave = words.weight(line) >= GRAVE
    return LogLine(text, line.rule, line.event, line.facts, line.at, private, head, grave)


def read_words() -> None:
    """Read all games in all languages, so that nobody waits for that later."""
    for game in games().values():
        for language in LANGUAGES:
            phrasebook_for(Setting.of(game)).words(language)


def problem_text(language: str, code: str, rule: str = "") -> str:
    return house_words(language).text(f"refused-{code}", rule=rule)
