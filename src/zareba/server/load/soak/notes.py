"""What happened in a soak, as its people and its faults write it down; what is checked in the end.

Everything is bounded: of views and records a sample is kept, chosen by the seed.
"""

from __future__ import annotations

import random
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")
MOST_VIEWS, MOST_RECORDS = 120, 60
MOST_FINDINGS = 20  # of a check
MOST_HEADS = 20  # of a table
MOST_LINES = 5_000  # of the server's log


class Acknowledged(NamedTuple):
    """What the server has answered with ``done``."""

    seq: int
    ident: str
    kind: str
    seat: int
    choice: Any = None


class Held(NamedTuple):
    """What a client holds: its last view, with the log as it has put it together."""

    table: str
    language: str
    held: list[int]  # seats
    view: dict[str, Any]
    lines: list[dict[str, Any]]


class Finding(NamedTuple):
    """Something that must not be."""

    check: str
    what: str


@dataclass
class Fault:
    """Something that was done to the server."""

    kind: str
    begun: float  # seconds of the run
    ended: float = 0.0  # 0: it goes on
    recovered: float = 0.0  # until a choice was acknowledged again
    detail: str = ""


class Said(NamedTuple):
    """A line of the server's log, and when it came."""

    when: float
    text: str


class Memory(NamedTuple):
    when: float
    megabytes: float
    tables: int
    life: int  # which server, counted from 0: after a kill another one begins


class Sample(Generic[T]):
    """At most so many of all that comes, each with the same chance."""

    def __init__(self, most: int, luck: random.Random) -> None:
        self.most, self.luck, self.seen = most, luck, 0
        self.kept: list[T] = []

    def add(self, one: T) -> None:
        self.seen += 1
        if len(self.kept) < self.most:
            self.kept.append(one)
        elif (place := self.luck.randrange(self.seen)) < self.most:
            self.kept[place] = one


@dataclass
class Notes:
    """One run."""

    seed: int
    began: float = field(default_factory=time.monotonic)
    acknowledged: dict[str, list[Acknowledged]] = field(default_factory=dict)  # by table
    refused: set[tuple[str, str]] = field(default_factory=set)  # table, message
    refusals: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    heads: dict[str, deque[str]] = field(
        default_factory=lambda: defaultdict(lambda: deque(maxlen=MOST_HEADS))
    )
    faults: list[Fault] = field(default_factory=list)
    log: deque[Said] = field(default_factory=lambda: deque(maxlen=MOST_LINES))
    said: int = 0
    memory: list[Memory] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    last_done: float = 0.0
    tell: Callable[[str], None] = lambda _text: None

    def __post_init__(self) -> None:
        self.views: Sample[Held] = Sample(MOST_VIEWS, random.Random(f"views {self.seed}"))
        self.records: Sample[tuple[str, str]] = Sample(
            MOST_RECORDS, random.Random(f"records {self.seed}")
        )

    @property
    def now(self) -> float:
        """Seconds since it began, by a clock that does not jump."""
        return time.monotonic() - self.began

    @property
    def calm_since(self) -> float:
        """When the last fault was over."""
        last = self.faults[-1] if self.faults else None
        return 0.0 if last is None else last.ended or self.now

    def find(self, check: str, what: str) -> None:
        if sum(found.check == check for found in self.findings) < MOST_FINDINGS:
            self.findings.append(Finding(check, what))
            self.tell(f"{self.now / 60:.1f} min: FOUND {check}: {what[:300]}")

    def say(self, text: str) -> None:
        self.said += 1
        self.log.append(Said(self.now, text))

    def acknowledge(self, table: str, one: Acknowledged) -> None:
        self.acknowledged.setdefault(table, []).append(one)
        self.done[one.kind] += 1
        self.last_done = self.now

    def refuse(self, table: str, ident: str, code: str) -> None:
        self.refused.add((table, ident))
        self.refusals[code] += 1
