"""Health tells the truth: a full disk, a damaged, locked or absent database."""

import contextlib
import resource
import sqlite3

import pytest
import sqlalchemy as sa

from server.tables import PATIENCE, serving
from zareba.server.storage.probing import Health

pytestmark = pytest.mark.anyio
ADDRESSES = ("/health/ready", "/api/health")


@pytest.fixture
def lite(tmp_path):
    return tmp_path / "tables.db"


@contextlib.asynccontextmanager
async def watched(db):
    async with serving(db) as server:
        server.house.health.EVERY = 0.0
        yield server


async def told(server, address="/health/ready"):
    answer = await server.http.get(address)
    return answer.status_code, answer.json()["why"]


@pytest.mark.both_databases
async def test_a_server_that_can_write_is_ready(db):
    async with watched(db) as server:
        await server.table()
        for address in ADDRESSES:
            assert await told(server, address) == (200, "")
        assert "zareba_ready 1.0" in (await server.http.get("/metrics")).text


async def test_the_probe_leaves_nothing_behind(db):
    async with watched(db) as server:
        await told(server)
        storage = server.house.storage
        assert await storage.read(lambda c: list(c.execute(sa.text("SELECT * FROM process")))) == []


async def test_a_locked_database_is_not_ready_and_recovers(lite):
    async with watched(f"sqlite:///{lite}") as server:
        server.house.health.PATIENCE = 0.2
        other = sqlite3.connect(lite, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for address in ADDRESSES:
            assert await told(server, address) == (503, "database: locked, or it does not answer")
        assert (await server.http.get("/health/live")).status_code == 200
        other.execute("ROLLBACK")
        other.close()
        server.house.health.PATIENCE = 20
        assert await told(server) == (200, "")


async def test_a_damaged_database_is_not_ready(lite):
    async with watched(f"sqlite:///{lite}") as server:
        await server.table()
        await server.house.storage.write(lambda c: None)
        server.house.storage.engine.dispose()
        with lite.open("r+b") as file:
            file.write(b"\xff" * 4096)
        for place in (lite.with_name("tables.db-wal"), lite.with_name("tables.db-shm")):
            place.unlink(missing_ok=True)
        status, why = await told(server)
        lite.unlink()  # the house closes over an empty one

        assert status == 503
        assert why == "database: file is not a database"


async def test_a_full_disk_is_not_ready_and_recovers(lite, capsys):
    async with watched(f"sqlite:///{lite}") as server:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))  # no file may grow
        try:
            status, why = await told(server)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

        assert status == 503
        assert why.startswith("database: disk")
        assert await told(server) == (200, "")
        server.house.health.LEAST_FREE = 10**18
        assert (await told(server))[1].startswith("disk: ")


async def test_a_postgres_that_is_down_is_not_ready(lite, monkeypatch):
    monkeypatch.setattr(Health, "PATIENCE", PATIENCE)  # here the machine may do other things
    async with watched(f"sqlite:///{lite}") as server:
        storage = server.house.storage
        ours, storage.is_postgres = storage.engine, True
        storage.engine = sa.create_engine("postgresql+psycopg://nobody:secret@127.0.0.1:9/none")
        status, why = await told(server)
        storage.engine, storage.is_postgres = ours, False

        assert (status, why) == (503, "database: OperationalError")


async def test_many_who_ask_cause_one_write(lite):
    async with serving(f"sqlite:///{lite}") as server:
        writes, real = [], server.house.storage.write

        async def counted(work):
            writes.append(work)
            return await real(work)

        server.house.storage.write = counted
        assert [await told(server) for _ in range(20)] == [(200, "")] * 20
        assert len(writes) == 1
