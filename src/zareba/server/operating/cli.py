"""``zareba serve``: tables for the browser."""

from __future__ import annotations

import contextlib
import logging
import re
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import click
import uvicorn
from msgspec.structs import replace

from zareba.server.http.app import create_app
from zareba.server.running.callers import bad_network
from zareba.server.running.granted import allow_many_files
from zareba.server.running.heap import Heap
from zareba.server.running.logs import set_up_logs
from zareba.server.running.settings import NO_LIMITS, Settings, default_db
from zareba.server.running.shares import Share
from zareba.server.sockets.connections import guarded_protocols
from zareba.server.storage.storage import database_url
from zareba.server.storage.upgrading import BadDatabase
from zareba.server.views.phrasebook import read_words
from zareba.server.wire.protocol import MESSAGE_BYTES

from .backup import check_database
from .doorway import Doorway, can_be_several
from .overlays import find_overlays
from .serving import Serving

NOT_STARTED = 3  # as uvicorn says it


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option("--port", default=8467, show_default=True, help="Port to listen at.")
@click.option(
    "--db",
    default=None,
    metavar="URL",
    help="sqlite:///FILE or postgresql+psycopg://...; default: SQLite in your data directory.",
)
@click.option(
    "--data",
    "overlay",
    type=click.Path(path_type=Path),
    help="Directory with data files that replace the built-in ones, or with one for each game.",
)
@click.option("--open/--no-open", "open_page", default=False, help="Open the page in a browser.")
@click.option(
    "--workers",
    "processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes that serve tables behind the one port.",
)
@click.option("--bots", "workers", type=click.IntRange(1), help="Processes for bots and odds.")
@click.option("--bot-beat", type=float, help="Bots answer at multiples of this many seconds.")
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Address or network of a proxy whose X-Forwarded-For is believed; may be repeated.",
)
@click.option("--metrics", metavar="HOST:PORT", help="Metrics at an address of their own.")
@click.option("--no-limits", is_flag=True, help="No rate limits: for tests on this machine only.")
@click.option("--log", "level", default="warning", type=click.Choice(["info", "warning"]))
def serve(
    host: str,
    port: int,
    db: str | None,
    overlay: Path | None,
    open_page: bool,
    processes: int,
    workers: int | None,
    bot_beat: float | None,
    proxies: tuple[str, ...],
    metrics: str | None,
    no_limits: bool,
    level: str,
) -> None:
    """Run a table server on this machine."""
    url = db or default_db()
    _check_given(url, proxies, metrics)
    given: dict[str, Any] = {"db": url, "host": host, "port": port, "warm": True}
    given |= {"data": find_overlays(overlay)} if overlay is not None else {}
    given |= NO_LIMITS if no_limits else {}
    given |= {"metrics": metrics or ""}
    given |= {"trusted_proxies": list(proxies)}
    given |= {"bot_workers": workers} if workers else {}
    given |= {"bot_beat": bot_beat} if bot_beat is not None else {}
    set_up_logs(True, logging.INFO if level == "info" else logging.WARNING)
    address = f"http://{_shown(host)}:{port}/"
    click.echo(f"Zareba: {address}  (Ctrl+C stops it)", err=True)
    settings = Settings(**given)
    allow_many_files()
    if processes == 1:
        _run_one(settings, address if open_page else "")
    else:
        _run_several(settings, processes, address if open_page else "")


def _check_given(url: str, proxies: tuple[str, ...], metrics: str | None) -> None:
    """Addresses that are none, and a database that cannot be used: said before anything begins."""
    try:
        database_url(url)
    except Exception as error:
        raise click.BadParameter(str(error), param_hint="--db") from None
    for proxy in proxies:
        if why := bad_network(proxy):
            raise click.BadParameter(why, param_hint="--trusted-proxy")
    if metrics and not re.fullmatch(r".+:\d{1,5}", metrics):
        raise click.BadParameter("HOST:PORT, as in 127.0.0.1:9467", param_hint="--metrics")
    try:
        check_database(url)
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None


def _run_one(settings: Settings, page: str) -> None:
    _open(page)
    server = Serving(_config(settings))
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise SystemExit(NOT_STARTED)


def _run_several(settings: Settings, processes: int, page: str) -> None:
    if not can_be_several():
        raise click.BadParameter("only one on this system", param_hint="--workers")
    read_words()  # once for all of them: what is not changed they share
    Heap().settle()
    config = partial(_config_of, settings, processes)
    try:
        door = Doorway(settings.host, settings.port, processes, config)
    except OSError as error:
        raise click.ClickException(f"port {settings.port}: {error}") from None
    door.begin()  # before there is any thread
    _open(page)
    door.run()


def _config_of(settings: Settings, processes: int, number: int) -> uvicorn.Config:
    """Of one of several; each tells its numbers at a port of its own."""
    place, _, first = settings.metrics.rpartition(":")
    metrics = f"{place}:{int(first) + number}" if settings.metrics else ""
    return _config(replace(settings, share=Share(number, processes), metrics=metrics))


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,  # its lines are ours, as JSON
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        **guarded_protocols(settings),
        ws_max_size=4 * MESSAGE_BYTES,
        ws_ping_interval=25.0,
        timeout_graceful_shutdown=5,
    )


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _open(page: str) -> None:
    """In a browser, as soon as it is there; empty: not at all."""
    if page:
        threading.Thread(target=_open_when_ready, args=(page,), daemon=True).start()


def _open_when_ready(address: str, seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}api/health", timeout=2).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
            continue
        webbrowser.open(address)
        return
