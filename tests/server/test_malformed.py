"""Ten thousand messages that make no sense: nothing changes, nothing crashes, the game goes on."""

import json
import random
import string

import pytest

from server.tables import serving, two_seats

pytestmark = pytest.mark.anyio
MESSAGES = 10_000
KINDS = [
    "hello", "choose", "undo", "consent", "withdraw", "look", "sit", "language", "say", "odds",
    "describe", "measure", "ping", "view", "done", "x",
]  # fmt: skip
FIELDS = [
    "id", "seat", "question", "choice", "at", "yes", "text", "language", "protocol", "secrets",
    "log", "chat", "seq", "type", "what",
]  # fmt: skip
STRANGE = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**70, 10**30, 1.5, -0.0, 1e308, "", "0",
    "x" * 300, "\x00", "\u202e", "😀", "'; DROP TABLE entry; --", "<script>", "../..", [], {},
    [[]], [[[[[[]]]]]], {"a": {"b": []}}, [None], [1, 2, 3], ["left"], {"type": "choose"},
    "__class__", "left", "right", "roll",
]  # fmt: skip


def nonsense(rng, valid):
    """Valid messages damaged, and pure noise."""
    way = rng.randrange(8)
    if way == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(60)))
    if way == 1:
        text = json.dumps(valid)
        return text[: rng.randrange(len(text))]
    if way == 2:
        text = list(json.dumps(valid))
        text[rng.randrange(len(text))] = rng.choice(string.printable)
        return "".join(text)
    if way == 3:
        depth = rng.randrange(1, 3000)
        nested = "[" * depth + "]" * depth * rng.randrange(2)
        return json.dumps({**valid, "seat": 0, "choice": "?"}).replace('"?"', nested)
    if way == 4:
        return json.dumps(rng.choice(STRANGE))
    message = dict(valid) if way < 7 else {}
    for _ in range(rng.randrange(1, 4)):
        field = rng.choice(FIELDS)
        if rng.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = rng.choice(KINDS if field == "type" else STRANGE)
    return json.dumps(message)


async def test_ten_thousand_malformed_messages(tmp_path, duel):
    rng = random.Random(1884)
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    async with serving(db, patience=10**9) as server:
        table = await two_seats(server)
        failures = []
        server.house.report = lambda where, error: failures.append((where, error))
        async with server.socket(table.id, table.seats[0]) as ann:
            question = await ann.question()
            before = (await server.house.get(table.id)).ledger
            start = before.play.position.digest()
            for number in range(MESSAGES):
                valid = {
                    "type": "choose", "id": f"m{number}", "seat": 1,
                    "question": question["number"], "choice": question["options"][0]["choice"],
                }  # fmt: skip
                text = nonsense(rng, valid)
                if is_a_move(text, ann):
                    continue
                await ann.send_raw(text)
                if number % 50 == 0:
                    await ann.settle()
                    ann.seen.clear()
            await ann.settle()
            after = (await server.house.get(table.id)).ledger

            assert failures == []
            assert after.play.position.digest() == start
            assert [e.kind for e in await server.house.storage.entries(table.id)].count(
                "choice"
            ) == 0
            assert (await ann.choose())["type"] == "done"


def is_a_move(text, ann):
    """By chance a message may be all right; a move or chat would be obeyed."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if not isinstance(message, dict) or message.get("seat") not in (0, False):
        return isinstance(message, dict) and message.get("type") == "sit"
    if message.get("type") == "choose":
        return type(message.get("choice")) is int
    return message.get("type") in ("say", "undo")


async def test_binary_noise_and_broken_text(tmp_path, duel):
    rng = random.Random(7)
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}", patience=10**9) as server:
        table = await two_seats(server)
        async with server.socket(table.id, table.seats[0]) as ann:
            for _ in range(300):
                await ann.up.put({"type": "websocket.receive", "bytes": rng.randbytes(40)})
            await ann.send_raw("\ud800")
            await ann.settle()

            assert (await ann.choose())["type"] == "done"
            refused = [m for m in ann.seen if m["type"] == "refused"]
            assert {m["code"] for m in refused} == {"malformed"}
            assert len(refused) == 301


async def test_first_messages_that_make_no_sense_close_the_socket_only(tmp_path, duel):
    rng = random.Random(3)
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        table = await two_seats(server)
        hello = {"type": "hello", "id": "a", "protocol": 1, "secrets": table.seats}
        for _ in range(200):
            client = server.socket(table.id)
            await client.begin()
            await client.send_raw(nonsense(rng, hello))
            message = await client.next()
            assert message["type"] in ("refused", "welcome")
            await client.leave()
        async with server.socket(table.id, table.seats[0]) as ann:
            assert (await ann.choose())["type"] == "done"
        assert server.house.sockets == 0
