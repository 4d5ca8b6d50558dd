"""Free answers in a terminal: words, offers by number, data or a file become a draft to take."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from zareba.engine import Domain, Intent, Play, drafting
from zareba.wording import Words

from .answers import ENDS, Keys, lines
from .paper import printable

MOST_DIGITS = 9


class Drafts:
    """The draft of an answer to one question of one seat."""

    def __init__(self, play: Play, words: Words, write: Callable[[str], None]) -> None:
        self.play, self.words, self.write = play, words, write
        pairs = words.text("spoken-words").split(", ")
        self.tongue = dict(pair.split("=") for pair in pairs)  # a reader's own words
        self.keys = Keys()
        self.draft: Any = None
        self.refused = False  # was the last thing proposed for it not allowed?

    def show_limits(self, ask: Domain, seat: int) -> None:
        """Within what an answer must lie, what is offered, and the words for everything else."""
        position = self.play.position
        for line in self.words.limits(position, seat):
            self.write(f"  {line}")
        keys = self.keyed(ask)
        for line in lines([(key, self.words.intent(position, i, seat)) for key, i in keys]):
            self.write(line)
        help_line = f"words-for-{type(ask).__name__}"
        if self.words.has(help_line):
            self.write(self.words.text(help_line))
        self.show(seat, None)

    def offers(self, ask: Domain) -> list[Intent]:
        """What is offered at once; variations of one company are left to words."""
        found = drafting(ask).intents(self.play.position.state)
        return [i for i in found if not any("intent" in about for about in i.values())]

    def keyed(self, ask: Domain) -> list[tuple[str, Intent]]:
        """What is offered with its keys, as everywhere: they stay, a way out comes last at 0."""
        offers, g = self.offers(ask), self.play.position.state
        ends = [intent for intent in offers if any(end in intent for end in ENDS)]
        named = {repr(i): i for i in offers if [i] != ends}
        if len(ends) == 1:
            named[ENDS[0]] = ends[0]

        def number(name: str) -> int | None:
            return self.words.game.phrases.number(g, ask, named[name])

        keys = self.keys.of(ask, [*named], ask.seat, number=number)
        return [(key, named[name]) for key, name in keys]

    def possible(self, ask: Domain, seat: int) -> list[tuple[str, Any]]:
        """The draft and the offers that are whole answers, with their names."""
        position = self.play.position
        found = []
        if self.draft is not None and position.tried(seat, self.draft, None).refusal is None:
            found.append((self.words.text("your-draft"), self.draft))
        for intent in self.offers(ask):
            tried = position.tried(seat, None, intent)
            if tried.refusal is None and tried.choice is not None:
                found.append((self.words.intent(position, intent, seat), tried.choice))
        return found

    def show(self, seat: int, intent: Intent | None) -> None:
        """What the draft comes to now, and whether it may be taken."""
        tried = self.play.position.tried(seat, self.draft, intent)
        refused = tried.refusal
        self.refused = intent is not None and refused is not None
        if intent is None or refused is None:  # what is not allowed leaves the draft as it was
            self.draft = tried.choice
        for line in self.words.tried(self.play.position, seat, tried):
            self.write(f"  {line}")
        if refused is not None and (intent is not None or tried.choice is not None):
            self.write(self.words.text("illegal", why=self.words.refusal(refused)))
        elif refused is None:
            self.write(self.words.text("draft-ready"))

    def remind(self, seat: int) -> bool:
        """After a refusal the older draft is shown before it can be taken."""
        if not self.refused:
            return False
        self.write(self.words.text("draft-older"))
        self.show(seat, None)
        return True

    def propose(self, ask: Domain, typed: str, seat: int) -> bool:
        """An offer by its number, a file or words become the draft; False: they say nothing."""
        offers = dict(self.keyed(ask))
        if typed in ("drop", self.words.text("command-drop")):
            self.draft = None
            self.show(seat, None)
            return True
        if is_count(typed) and offers:
            if typed not in offers:
                return False
            self.show(seat, offers[typed])
            return True
        if typed.endswith(".json"):
            self.take_file(Path(typed), seat)
            return True
        spoken = " ".join(self.tongue.get(word.lower(), word) for word in typed.split())
        intent = drafting(ask).spoken(self.play.position.state, spoken)
        if intent is None:
            return False
        self.show(seat, intent)
        return True

    def take_file(self, place: Path, seat: int) -> None:
        """A file as the draft of an answer, such as an army; if it is none, nothing changes."""
        try:
            written = place.read_text(encoding="utf-8")
        except (OSError, ValueError):
            self.write(self.words.text("file-unreadable", file=printable(str(place))))
            return
        tried = self.play.position.tried(seat, written, None)
        if tried.refusal is not None:
            self.write(self.words.text("illegal", why=self.words.refusal(tried.refusal)))
            return
        self.draft = tried.choice
        self.show(seat, None)


def is_count(typed: str) -> bool:
    """Digits as one types them: no superscripts, no other scripts, no thousands of them."""
    return typed.isascii() and typed.isdecimal() and len(typed) <= MOST_DIGITS


def is_data(typed: str) -> bool:
    return typed[:1] == "[" or typed[:1].isdecimal()


def read_data(typed: str) -> Any:
    """An answer as data: JSON, or numbers in a row; what is neither is an answer to nothing."""
    try:
        return json.loads(typed if typed.startswith("[") else f"[{','.join(typed.split())}]")
    except (ValueError, RecursionError):
        return typed
