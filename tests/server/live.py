"""Tables of all games in one database, begun by one program and gone on with by another.

``python -m server.live begin|go_on DATABASE FILE``: FILE keeps what everybody saw.
"""

import asyncio
import json
import random
import sys
from pathlib import Path

from server.tables import serving
from zareba.engine import games
from zareba.server.tables.changes import answer

FIRST, MORE = 9, 6  # choices before and after the restart


def choice_of(seat, choice):
    async def make(ledger):
        return answer(ledger, seat, ledger.asked[seat], choice)

    return make


async def some_choices(table, number, seed=0):
    luck = random.Random(seed)
    for _ in range(number):
        play = table.ledger.play
        if play.position.over:
            return
        seat = play.position.waiting_for()[0]
        await table.change(choice_of(seat, play.position.sample(luck, seat)))


def seen(table):
    """The table as everybody sees it, as it comes back from JSON."""
    ledger = table.ledger
    position = ledger.play.position
    views = [position.seen_by(seat) for seat in (None, *range(ledger.head.players))]
    log = [(line.event, line.rule, line.facts, line.to) for line in ledger.play.log]
    return json.loads(json.dumps({"choices": ledger.choices, "views": views, "log": log}))


async def begun(server, game):
    """A table of the game that is not over after its first choices."""
    for attempt in range(30):
        made = await server.table(game, sit=False)
        for seat in range(made.made["table"]["players"]):
            await made.join(seat, f"Person {seat}")
        table = await server.house.get(made.id)
        await some_choices(table, FIRST, attempt)
        if table.ledger.status == "playing":
            return table
    raise AssertionError(f"every game of {game} was over at once")


async def begin(server):
    tables = {game: await begun(server, game) for game in games()}
    return {table.id: {"game": game, "seen": seen(table)} for game, table in tables.items()}


async def go_on(server, kept):
    for name, what in kept.items():
        table = await server.house.get(name)
        assert table.frozen is None, (what["game"], table.frozen.why)
        now, then = seen(table), what["seen"]
        assert now["choices"] == then["choices"] == FIRST
        assert now["log"] == then["log"]
        for view, old in zip(now["views"], then["views"], strict=True):
            assert {field: view[field] for field in old} == old
        await some_choices(table, MORE)
        assert table.ledger.choices == FIRST + MORE or table.ledger.status == "over"


async def main(phase, database, file):
    async with serving(f"sqlite:///{database}") as server:
        if phase == "begin":
            file.write_text(json.dumps(await begin(server)))
            return
        kept = json.loads(file.read_text())
        await go_on(server, kept)
        print(*(what["game"] for what in kept.values()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
