"""What has happened at a table, told to each reader from where he last looked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from zareba.engine import Line, Play
from zareba.wording import Words


@dataclass(frozen=True)
class Said:
    """A line of the log, or the choice of a seat, in words."""

    text: str
    at: int  # after so many choices
    to: int | None = None  # only this seat may read it
    by: int | None = None  # this seat knows it anyway
    of_house: bool = False  # it stays when choices are taken back


class Story:
    """The log with people's and bots' choices in between; every reader has his own bookmark."""

    def __init__(self, play: Play, words: Words) -> None:
        self.play, self.words = play, words
        self.said: list[Said] = []
        self._heard = len(play.log) if play.record.choices else 0  # nothing is told twice
        self._bookmarks: dict[int | None, int] = {}
        self._row: list[Line] = []  # the lines that the last thing said is made of

    def listen(self) -> None:
        """Take up what the log says since."""
        story = self.play.setting.game.story
        new = self.play.log[self._heard :]
        for last, line in zip([None, *new], new, strict=False):
            if line.event in story.chapters and self.said:
                self.said.append(Said("", line.at, to=line.to))
            if last is not None and line.event in story.rows and self._goes_on(last, line):
                continue
            self._row = [line]
            told, of_house = self.words.line(line), line.of_house
            # Who takes back freely has just been told so.
            by = line.facts.get("seat") if of_house and line.facts.get("how") == "free" else None
            self.said.append(Said(told, line.at, to=line.to, by=by, of_house=of_house))
        self._heard = len(self.play.log)

    def _goes_on(self, last: Line, line: Line) -> bool:
        """You draw: a, b, c: the same of another thing in the line that was just taken up."""
        texts = [self.words.line(one, with_rule=False) for one in (last, line)]
        heads = [text.partition(": ")[0] for text in texts]
        if (last.event, last.rule, last.to, heads[0]) != (line.event, line.rule, line.to, heads[1]):
            return False
        self._row.append(line)
        joined = f"{heads[0]}: {', '.join(self._things())} [{line.rule}]"
        self.said.append(replace(self.said.pop(), text=joined))
        return True

    def _things(self) -> Iterator[str]:
        """What the lines of a row are of, like things together: 2 cavalry, carabinier."""
        things = [self.words.line(one, with_rule=False).partition(": ")[2] for one in self._row]
        for thing, n in Counter(things).items():
            line = self._row[things.index(thing)]
            yield thing if n == 1 else self._counted(thing, line, n)

    def _counted(self, thing: str, line: Line, n: int) -> str:
        """In the plural, where it is the name of something the line tells of."""
        for name, value in line.facts.items():
            kind = self.words.vocabulary.get(name)
            if kind is not None and self.words.name(kind, value) == thing:
                return self.words.counted(kind, value, n)
        return f"{n} × {thing}"

    def tells(self, seat: int, heard: int) -> bool:
        """Does the log say what was chosen, or will it when the seat has answered the rest?"""
        echoes, new = self.play.setting.game.story.echoes, self.play.log[heard:]
        if new or self.play.position.over:
            return any(line.event in echoes for line in new)
        return self.play.position.waiting_for()[0] == seat

    def chosen(self, seat: int, text: str) -> None:
        """A choice just made that everybody may know, before what came of it."""
        self.said.append(Said(text, len(self.play.record.choices), by=seat))

    def news(self, reader: int | None) -> Iterator[str]:
        """What *reader* (None: anybody) has not been told yet, as far as he may know it."""
        self.listen()
        since = self._bookmarks.get(reader, 0)
        self._bookmarks[reader] = len(self.said)
        for said in self.said[since:]:
            if said.to in (None, reader) and (said.by is None or said.by != reader):
                yield said.text

    def rest(self) -> Iterator[str]:
        """At the end: what somebody has not been told, for the eyes of all."""
        self._bookmarks[None] = min(self._bookmarks.values(), default=0)
        yield from self.news(None)

    def taken_back(self) -> None:
        """What came of the last choices has not happened; that they were made is told to all."""
        made = len(self.play.record.choices)
        stays = [said.of_house or said.at <= made for said in self.said]
        self._bookmarks = {who: sum(stays[:n]) for who, n in self._bookmarks.items()}
        self.said = [said for said, kept in zip(self.said, stays, strict=True) if kept]
        self._heard = len(self.play.log) - 1
