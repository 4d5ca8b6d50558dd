"""A reader who watches: what he saw last, and so what he is to be told with the next view."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from zareba.server.ledger.ledger import Ledger
from zareba.server.ledger.runs import between
from zareba.server.wire import protocol as p

from .films import SET_UP
from .guiding import is_prepared
from .rendering import Renderer


class Shown(NamedTuple):
    """A view: through whose eyes, after how many choices, and after how many entries."""

    seat: int | None
    at: int
    seq: int


class Watching:
    """What one reader wants to be told, and from where on."""

    def __init__(self, films: bool = False) -> None:
        self.films = films  # what leads from view to view
        self.retold = False  # what has led to the moment looked at
        self._shown: Shown | None = None

    def begin(self, seat: int | None, at: int | None, seq: int) -> None:
        """What a client saw last on an earlier socket."""
        self._shown = None if at is None else Shown(seat, at, seq)

    def with_film(self, view: p.View, renderer: Renderer) -> p.View:
        """A view, and what has led there."""
        shown, retold = self._shown, self.retold and not view.live
        self._shown = Shown(view.seat, view.at, view.seq) if view.live else None
        self.retold = False
        ledger = renderer.ledger
        since = view.at - 1 if retold and view.at > view.first else None
        if self.films and view.live:
            since = _since(shown, view, ledger)
        if ledger.play is None or renderer.frozen or since is None:
            return view
        unseen = between(ledger.runs, since, view.at)
        film = renderer.films.film(ledger.play, view.seat, since, view.at, retold, unseen)
        if film and view.live and ledger.head.prepared:
            film = _without_preparation(film, ledger)
        return msgspec.structs.replace(view, film=film)


def _without_preparation(film: p.Film, ledger: Ledger) -> p.Film:
    """Nobody waits for what the house has made for everybody, such as where units begin."""
    beats = [
        beat if is_prepared(ledger, beat.at) else msgspec.structs.replace(beat, pause="none")
        for beat in film.beats
    ]
    return msgspec.structs.replace(film, beats=beats)


def _since(shown: Shown | None, view: p.View, ledger: Ledger) -> int | None:
    """From which moment on the way to a live view is new to its reader; None: from none."""
    if shown is None:
        return SET_UP if view.at == 0 and _tells_its_set_up(ledger) else None
    undone = any(cut > shown.seq for cut, _ in ledger.cuts)
    return shown.at if shown.seat == view.seat and not undone else None


def _tells_its_set_up(ledger: Ledger) -> bool:
    """Not a what-if: the dice of the game it has left laid it out, and its cards are not these."""
    return ledger.play is not None and not ledger.play.record.branches
