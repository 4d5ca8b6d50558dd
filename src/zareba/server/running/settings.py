"""How a server is run, and its limits."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from .shares import Share


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every number that whoever runs a server may want to change."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8467
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_beat: float = 0.3  # bots answer at multiples of it, so that their thinking tells little
    most_playouts: int = 2_000  # of mc:N
    warm: bool = False  # begin the workers at once, not with their first job
    most_odds: int = 4  # computed at the same time
    snapshot_every: int = 25  # choices
    idle_seconds: float = 600.0  # a table nobody looks at leaves the memory
    # Limits, each as (at once, each second).
    messages: tuple[float, float] = (60.0, 20.0)  # of one socket
    chat: tuple[float, float] = (5.0, 0.5)  # of one socket
    tries: tuple[float, float] = (40.0, 12.0)  # of one socket
    requests: tuple[float, float] = (120.0, 20.0)  # of one address
    creations: tuple[float, float] = (30.0, 0.5)  # new tables of one address
    patience: int = 200  # refused messages before a socket is closed
    most_sockets: int = 5_000
    reserved_sockets: int = 1_000  # of these, for who holds a seat
    most_sockets_each: int = 200  # of one address; a quarter of them for who holds a seat
    most_connections_each: int = 400  # of one address
    request_seconds: float = 20.0  # for the headers and the body of a request
    trusted_proxies: list[str] = []  # addresses and networks whose X-Forwarded-For is believed
    metrics: str = ""  # HOST:PORT of the metrics; empty: /metrics of the server itself
    answer_letters: int = 64_000  # of the answers told to the bots of one table
    most_spectators: int = 200  # of one table
    most_entries: int = 20_000  # of one table
    most_marks: int = 20  # of one seat on the plan pad
    reveal_seconds: float = 20.0  # for showing salt when all have sat down; then it is left out
    away_seconds: float = 60.0  # before the host may let a bot play for somebody
    record_bytes: int = 1_000_000
    most_imports: int = 8  # at the same time
    most_imports_each: int = 3  # of one address
    table_megabytes: int = 400  # tables nobody looks at leave the memory beyond that, oldest first
    packed_megabytes: int = 64  # of those, to bring them back without a replay
    log_json: bool = True
    data: dict[str, str] = {}  # by game: the directory of files that replace built-in ones
    share: Share = Share()  # of the tables, where several processes are behind one door
    static: str = ""  # directory of the browser client; empty: the built-in one


def default_db() -> str:
    """SQLite in the user's data directory."""
    place = Path(platformdirs.user_data_dir("zareba", appauthor=False))
    place.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{place / 'tables.db'}"


NO_LIMITS: dict[str, Any] = {
    "most_imports_each": 8,
    "messages": (1e9, 1e9),
    "requests": (1e9, 1e9),
    "creations": (1e9, 1e9),
    "chat": (1e9, 1e9),
    "tries": (1e9, 1e9),
    "most_sockets_each": 1_000_000,
    "most_connections_each": 1_000_000,
}
