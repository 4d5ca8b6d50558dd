"""Several processes behind one port: each table lives in one of them, and any of them may fall."""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest

from server.processes import Process, running
from server.tables import PATIENCE
from support import again
from zareba.server.operating.doorway import wanted
from zareba.server.running.shares import Share, owner_of

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]


@pytest.mark.parametrize(
    ("beginning", "table"),
    [
        (b"GET /api/tables/0a1b2c/socket HTTP/1.1\r\nHost: x", "0a1b2c"),
        (b"POST /api/tables/0a1b2c/seats/0 HTTP/1.1\r\n", "0a1b2c"),
        (b"GET /api/tables/0a1b2c?language=de HTTP/1.1\r\n", "0a1b2c"),
        (b"GET /api/tables HTTP/1.1\r\n", ""),
        (b"POST /api/tables HTTP/1.1\r\n", ""),
        (b"GET /static/api/tables/0a1b2c/x HTTP/1.1\r\n", ""),
        (b"GET /api/tables/" + b"a" * 400 + b"/ HTTP/1.1\r\n", ""),
        (b"\x16\x03\x01\x02", ""),
        (b"", ""),
    ],
)
def test_the_door_reads_which_table_is_wanted(beginning, table):
    assert wanted(beginning) == table


def test_a_table_is_made_where_it_will_be_served():
    shares = [Share(number, 3) for number in range(3)]
    for share in shares:
        made = [share.new_id() for _ in range(20)]
        assert {owner_of(table, 3) for table in made} == {share.number}
        assert not any(other.owns(table) for other in shares if other != share for table in made)
    assert Share().owns("anything")


def served_by(process):
    """The processes behind the door."""
    mine = Path(f"/proc/{process.popen.pid}/cmdline").read_bytes()
    kin = Path(f"/proc/{process.popen.pid}/task/{process.popen.pid}/children").read_text().split()
    with contextlib.suppress(OSError):
        return [int(x) for x in kin if Path(f"/proc/{x}/cmdline").read_bytes() == mine]
    return []


async def until(found):
    end = time.monotonic() + PATIENCE
    while not found() and time.monotonic() < end:
        await asyncio.sleep(0.1)
    assert found()


async def welcomed(process, table, *secrets):
    """A client, and which process it talks with."""
    client = process.client(table, *secrets)
    await client.connect()
    welcome = await client.next()
    while welcome["type"] != "welcome":
        welcome = await client.next()
    return client, welcome["run"]


@pytest.fixture
def behind_one_door(tmp_path):
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}", None, "--workers", "2")
    with running(process):
        yield process


async def test_all_who_look_at_a_table_are_brought_to_the_same_process(behind_one_door):
    process, runs = behind_one_door, {}
    for _ in range(6):
        table, secret = process.table()
        player, mine = await welcomed(process, table, secret)
        watcher, theirs = await welcomed(process, table)
        assert mine == theirs
        runs[owner_of(table, 2)] = mine
        assert await player.choose(random.Random(1))
        while watcher.view is None or watcher.view["seq"] < player.answered[-1]:
            await watcher.next()
        await player.close()
        await watcher.close()
    assert len(set(runs.values())) == len(runs) == 2


async def test_a_process_that_falls_is_replaced_and_nothing_is_lost(behind_one_door):
    process, luck = behind_one_door, random.Random(2)
    # not Khartoum, which may fall within four choices made by chance
    tables = [process.table(game="burnoose", players=1) for _ in range(4)]
    clients = [process.client(table, secret) for table, secret in tables]
    for client in clients:
        for _ in range(3):
            await client.choose(luck)
    before = served_by(process)
    assert len(before) == 2

    os.kill(before[0], signal.SIGKILL)
    for client in clients:
        await client.choose(luck)
    await until(lambda: len(served_by(process)) == 2 and before[0] not in served_by(process))

    for client in clients:
        await client.choose(luck)
        assert len(client.answered) == 5
        assert client.answered == sorted(set(client.answered))
        await client.close()
    assert sum(client.reconnects for client in clients) >= 1


@pytest.mark.parametrize("how", ["kill", pytest.param("terminate", marks=again)])
async def test_no_process_outlives_the_door(behind_one_door, how):
    process = behind_one_door
    behind = served_by(process)
    assert len(behind) == 2
    getattr(process.popen, how)()
    process.popen.wait(PATIENCE)

    await until(lambda: not any(_lives(pid) for pid in behind))


def _lives(pid):
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False
