"""What has led to a view: the beats since the one a reader saw last, as that reader may see them.

They are made once for everybody who sees the same, and without words: the log has those.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from zareba.engine import Beat, Board, Pause, Play, Position, Still, Story, Table, beats, stills
from zareba.server.wire import protocol as p

MOST_CHOICES = 8  # of one film: who has missed more looks back, or does without
NO_OUTLOOK = Board().outlook
SET_UP = -1  # before the first moment
NOBODY = -1  # has chosen what the set-up shows

Fields = dict[str, Any]


class _Drawn(NamedTuple):
    """A beat as one seat sees it."""

    lines: int
    pause: Pause
    state: Fields
    preview: Fields


class _Take(NamedTuple):
    """What has followed a choice; it is good as long as that choice stands."""

    before: Position | None  # None: it was set up
    choice: Any
    stills: list[Still]
    beats: dict[int | None, list[Beat]]  # by who may read all its lines
    drawn: dict[int | None, list[_Drawn]]
    foreseen: dict[tuple[int, int | None], Fields]  # by the state of a still, and by eyes

    def told(self, seat: int | None, story: Story) -> list[Beat]:
        """Its beats; made once where nothing was whispered."""
        eyes = seat if any(still.line.to is not None for still in self.stills) else None
        if eyes not in self.beats:
            self.beats[eyes] = list(beats(self.stills, eyes, story))
        return self.beats[eyes]

    def outlook(self, board: Board, beat: Beat, seat: int | None) -> Fields:
        """What can be foreseen at a beat; made once where it is the same for everybody."""
        key = id(beat.state), None if board.for_all else seat
        if key not in self.foreseen:
            self.foreseen[key] = board.outlook(beat.state, seat)
        return self.foreseen[key]


class Films:
    """The films of one table."""

    def __init__(self) -> None:
        self._takes: dict[int, _Take] = {}
        self._shown: Position | None = None  # where the films lead to that are kept
        self._films: dict[tuple[Any, ...], p.Film | None] = {}

    def film(
        self,
        play: Play,
        seat: int | None,
        since: int,
        at: int,
        whole: bool = False,
        between: Collection[int] = (),
    ) -> p.Film | None:
        """From the moment *since* to *at*; None: nothing has been told, or it is too much.

        Since SET_UP it begins with how the table was laid out.  Moments *between* were never shown
        to anybody: they count only for what was said there.
        """
        if not 0 < at - since - len(between) <= MOST_CHOICES:
            return None
        eyes = None if _same_for_all(play) else seat
        key, position = (eyes, since, whole, len(play.log)), play.position_at(at)
        if self._shown is not position:
            self._shown, self._films = position, {}
            self._takes = {n: take for n, take in self._takes.items() if since < n <= at}
        if key not in self._films:
            self._films[key] = self._film(play, eyes, since, at, whole, between)
        return self._films[key]

    def _film(
        self,
        play: Play,
        seat: int | None,
        since: int,
        at: int,
        whole: bool,
        between: Collection[int],
    ) -> p.Film | None:
        whole = whole or since == SET_UP
        log, told = _told(play, seat, since)
        was: Fields = {} if whole else play.position_at(since).state.seen_now(seat)
        foreseen: Fields = {}
        made: list[p.Beat] = []
        for moment in range(since + 1, at + 1):
            places = told.get(moment, [])
            by = play.record.choices[moment - 1][0] if moment else NOBODY
            if moment in between and not places:
                continue
            for beat in self._beats(play, seat, moment, last=moment == at):
                log = places[beat.lines - 1] if beat.lines else log
                places = places[beat.lines :]
                state, preview = changes(was, beat.state), changes(foreseen, beat.preview)
                made.append(p.Beat(moment, log, by, beat.pause, state, preview))
                was, foreseen = beat.state, beat.preview
        return p.Film(None if whole else since, made) if made else None

    def _beats(self, play: Play, seat: int | None, at: int, last: bool) -> Iterator[_Drawn]:
        """Of one choice; where nothing was said of it, the table as it is then.

        Before the next choice the table is shown as that finds it.
        """
        take, game = self._take(play, at), play.setting.game
        if seat not in take.drawn:
            # of a table that is not laid out yet nothing can be foreseen
            looks_ahead = game.story.foreseen and at > 0
            take.drawn[seat] = [
                _Drawn(
                    b.lines,
                    b.pause if at else "all",
                    b.state.seen_now(seat),
                    take.outlook(game.board, b, seat) if looks_ahead else {},
                )
                for b in take.told(seat, game.story)
            ]
        told = take.drawn[seat]
        yield from told
        now, before = play.position_at(at).state, take.before
        silent = before is not None and not told and _differs(now, before.state, seat)
        if silent or not last:
            foreseen = told[-1].preview if told else {}
            yield _Drawn(0, "others" if silent else "none", now.seen_now(seat), foreseen)

    def _take(self, play: Play, at: int) -> _Take:
        choice = play.record.choices[at - 1] if at else None
        kept = self._takes.get(at)
        if kept is None or kept.choice is not choice:  # each choice is an object of its own
            before = play.position_at(at - 1) if at else None
            kept = self._takes[at] = _Take(before, choice, stills(play, at), {}, {}, {})
        return kept


def _same_for_all(play: Play) -> bool:
    """Nobody has a hand, nothing was whispered: everybody gets the same film."""
    game, state = play.setting.game, play.position.state
    own = game.board.outlook is not NO_OUTLOOK and not game.board.for_all
    return state.same_for_all and not play.whispered and not (game.story.foreseen and own)


def _differs(now: Table, before: Table, seat: int | None) -> bool:
    return bool(now.seen_now(seat) != before.seen_now(seat))


def _told(play: Play, seat: int | None, since: int) -> tuple[int, dict[int, list[int]]]:
    """How many lines a seat had read at a moment; by later moments, after each line of the game."""
    lines = play.lines(seat)
    known = len(lines)
    while known and lines[known - 1].at > since:
        known -= 1
    found: dict[int, list[int]] = {}
    for number, line in enumerate(lines[known:], known + 1):
        if not line.of_house:
            found.setdefault(line.at, []).append(number)
    return known, found


def changes(before: Fields, after: Fields) -> Fields:
    return {name: x for name, x in after.items() if name not in before or before[name] != x}
