"""What is checked in a soak.  Each check can fail: its test shows a server that makes it."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from zareba.engine import BadRecord, Play, Record
from zareba.engine.chain import chain
from zareba.server.ledger.entries import Chosen, Entry, Head
from zareba.server.ledger.folding import fold
from zareba.server.views.rendering import QUESTION_FIELDS, Renderer

from .faults import CUT, DISK, LOCK, RESTART
from .notes import Acknowledged, Fault, Held, Memory, Notes, Said

WARM_UP = 0.3  # of the time a server lives: its memory may still grow
FEWEST_SAMPLES = 8
MAY_GROW, MAY_GROW_BY = 24.0, 0.10  # MB after the warm-up, or a share, whichever is more
GRACE = 45.0  # seconds after a fault in which the log may still speak of it
KINDS = {"choose": "choice", "say": "chat"}  # messages and the entries they become
CONSENTS = ("consent", "no_undo", "undo")
# What a database that is away makes a server say, and nothing else.
OF_DATABASE = ("failed", "presence_failed", "health", "listen_lost", "fanout_failed")
ERRORS = ("OperationalError", "InterfaceError", "DBAPIError", "TimeoutError", "AdminShutdown")
EXPLAINS = {DISK: OF_DATABASE, LOCK: OF_DATABASE, CUT: OF_DATABASE, RESTART: OF_DATABASE}
# What tells of the machine only; counted.  A late bot has played by plain advice.
HELD, LATE = "loop_held", "Late"
LONG = 1_000  # characters of a line
UNCOMPARED = ("log", "film", "type")
OF_CHANCE = ("secret", "salt")


# ------------------------------------------------------------------------------------ acknowledged
def lost(acknowledged: Iterable[Acknowledged], entries: Sequence[Entry]) -> list[str]:
    """What was acknowledged and is not kept, as it was said."""
    places, found = {entry.seq: entry for entry in entries}, []
    for one in acknowledged:
        entry = places.get(one.seq)
        if entry is None:
            found.append(f"{one.kind} {one.seq} is not there")
        elif entry.ident != one.ident:
            found.append(f"{one.kind} {one.seq}: another message has its place")
        elif isinstance(entry, Chosen) and (entry.seat, entry.choice) != (one.seat, one.choice):
            found.append(f"choice {one.seq}: {entry.choice!r} instead of {one.choice!r}")
    return found


def kept_though_refused(
    table: str, refused: set[tuple[str, str]], entries: Iterable[Entry]
) -> list[str]:
    """What the server said would change nothing."""
    return [
        f"{entry.kind} {entry.seq} was refused"
        for entry in entries
        if entry.ident and (table, entry.ident) in refused
    ]


# ------------------------------------------------------------------------------------------- views
def differences(held: Held, head: Head, entries: Sequence[Entry]) -> list[str]:
    """Between what a client holds and the same moment folded from what is kept."""
    view = held.view
    try:
        ledger = fold(head, [entry for entry in entries if entry.seq <= view["seq"]])
        drawn = Renderer(ledger).view(view["seat"], held.language, held.held, [])
    except Exception as error:  # whatever it is: what is kept makes no table
        return [f"what is kept cannot be read: {error or type(error).__name__}"]
    if drawn is None:
        return ["there is no game"]
    made = json.loads(msgspec.json.encode(drawn))
    pairs = {name: (view[name], made[name]) for name in view if name not in UNCOMPARED}
    pairs["log"] = (held.lines, made["log"]["lines"])
    if view["ending"] and made["ending"]:  # a what-if shows them when its origin is over
        pairs["ending"] = (_without_chance(view["ending"]), _without_chance(made["ending"]))
    return [f"{name}: {_short(a)} / {_short(b)}" for name, (a, b) in pairs.items() if a != b]


def _seen(play: Play, seat: int | None) -> tuple[dict[str, Any], list[tuple[str, int]]]:
    """The table through these eyes, and what happened."""
    seen = json.loads(msgspec.json.encode(play.position.seen_by(seat)))
    state = {name: value for name, value in seen.items() if name not in QUESTION_FIELDS}
    return state, [(line.event, line.at) for line in play.lines(seat) if not line.of_house]


def replayed_otherwise(held: Held, record: str) -> list[str]:
    """By the engine alone, from the record that was exported: the position and its events."""
    try:
        play = Play.resume(Record.read(record))
    except BadRecord as error:
        return [str(error)]
    state, events = _seen(play, held.view["seat"])
    shown = [(line["event"], line["at"]) for line in held.lines if line["rule"]]
    pairs = {"state": (held.view["state"], state), "events": (shown, events)}
    return [f"{name}: {_short(a)} / {_short(b)}" for name, (a, b) in pairs.items() if a != b]


def _without_chance(ending: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in ending.items() if name not in OF_CHANCE}


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else f"{text[:200]}…"  # noqa: PLR2004 - of one line


def both_ends(line: str) -> str:
    """Of a long line of the log: what failed, and the innermost calls of its traceback."""
    return line if len(line) <= LONG else f"{line[: LONG // 4]} … {line[-LONG:]}"


# ----------------------------------------------------------------------------------------- records
def second_verifier() -> ModuleType | None:
    """docs/verify.py of a checkout, which shares no code with us; not there where it is not."""
    place = Path(__file__).parents[5] / "docs" / "verify.py"
    if not place.is_file():
        return None
    spec = importlib.util.spec_from_file_location("zareba_second_verifier", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def untrue(text: str, heads: Iterable[str], second: ModuleType | None) -> list[str]:
    """What either program finds wrong with a record, and heads shown that are not in its chain."""
    found, draws = [], None
    try:
        record = Record.read(text)
        record.verify()
        draws, links = record.draws(), set(chain(record))
        found += [f"head {head[:12]} is not in its chain" for head in heads if head not in links]
    except BadRecord as error:
        found.append(f"verify: {error}")
    if second is not None:
        try:
            second.check(json.loads(text), None, draws)
        except (second.Wrong, LookupError, TypeError, ValueError) as error:
            found.append(f"verify.py: {error or type(error).__name__}")
    return found


# ------------------------------------------------------------------------------------------ memory
class Growth(NamedTuple):
    """Of the server that lived longest, after its warm-up."""

    first: float  # MB at the beginning of what was looked at
    grown: float  # MB, by the line of least squares
    seconds: float
    may: float  # MB

    @property
    def is_flat(self) -> bool:
        return self.grown <= self.may


def growth(samples: Sequence[Memory]) -> Growth | None:
    """None: no server lived long enough to say anything."""
    lives: dict[int, list[Memory]] = {}
    for sample in samples:
        lives.setdefault(sample.life, []).append(sample)
    life = max(lives.values(), key=lambda life: life[-1].when - life[0].when, default=[])
    if not life:
        return None
    begin = life[0].when + WARM_UP * (life[-1].when - life[0].when)
    looked_at = [sample for sample in life if sample.when >= begin]
    if len(looked_at) < FEWEST_SAMPLES:
        return None
    times, sizes = [x.when for x in looked_at], [x.megabytes for x in looked_at]
    middle, mean = sum(times) / len(times), sum(sizes) / len(sizes)
    spread = sum((t - middle) ** 2 for t in times)
    slope = sum((t - middle) * (s - mean) for t, s in zip(times, sizes, strict=True)) / spread
    seconds = times[-1] - times[0]
    first = mean - slope * (middle - times[0])
    return Growth(first, slope * seconds, seconds, max(MAY_GROW, MAY_GROW_BY * first))


# --------------------------------------------------------------------------------------------- log
def unexplained(lines: Iterable[Said], faults: Sequence[Fault]) -> list[str]:
    """What the server said that no fault explains."""
    return [line.text for line in lines if not _is_explained(line, faults)]


def _is_explained(line: Said, faults: Sequence[Fault]) -> bool:
    try:
        told = json.loads(line.text)
    except ValueError:
        return line.text.startswith("Zareba: ")  # where it serves
    event, error = told.get("event", ""), told.get("error", "")
    if event == HELD or (error == LATE and "bot" in told.get("where", "")):
        return True
    if error and error not in ERRORS:
        return False
    return any(
        event in EXPLAINS.get(fault.kind, ())
        and fault.begun <= line.when <= (fault.ended or line.when) + GRACE
        for fault in faults
    )


def counted(notes: Notes, what: str) -> int:
    """How many lines of the log tell of it."""
    return sum(f'"event": "{what}"' in x.text or f'"error": "{what}"' in x.text for x in notes.log)
