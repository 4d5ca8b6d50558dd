"""Check a record of Zareba without Zareba: one file, the standard library, written from records.md.

    python verify.py RECORD [--head HEAD] [--draws DRAWS]

Without the rules of the game it cannot say which choice was legal.  It checks everything else: that
the secret fits the commitment, what was promised and shown as salt, the chain of all that happened,
and, with the file that `zareba verify RECORD --draws DRAWS` writes, every die and every card.
"""

import argparse
import hashlib
import hmac
import itertools
import json
import re
import sys
from collections.abc import Generator, Iterator
from typing import Any

DIGEST = re.compile("[0-9a-f]{64}")
BLOCK, FEWEST = 512, 128  # bits


class Wrong(Exception):
    pass


def demand(condition: object, complaint: str) -> None:
    if not condition:
        raise Wrong(complaint)


def sha(label: str, *parts: bytes) -> bytes:
    whole = hashlib.sha256(label.encode("ascii") + b"\x00")
    for part in parts:
        whole.update(part)
    return whole.digest()


# ------------------------------------------------------------------------------------------- chance
def blocks(key: bytes) -> Iterator[int]:
    """512 bits after 512 bits."""
    number = 0
    while True:
        made = hashlib.blake2b(
            number.to_bytes(8, byteorder="big"), key=key, person=b"zareba chance", digest_size=64
        )
        yield int.from_bytes(made.digest(), byteorder="big")
        number += 1


def stream(key: bytes) -> Generator[int, int, None]:
    """Send it n, and it gives one of n; what it gives first means nothing."""
    source, pool, bits = blocks(key), 0, 0
    n = yield 0
    while True:
        if bits < FEWEST:
            pool, bits = next(source), BLOCK
        pool, drawn = divmod(pool, n)
        bits -= len(f"{n:b}")
        n = yield drawn


def begun(secret: str, salt: str) -> Generator[int, int, None]:
    luck = stream(sha("zareba key", bytes.fromhex(secret), b"\x00", salt.encode("utf-8")))
    next(luck)
    return luck


def check_draws(record: dict[str, Any], draws: list[Any]) -> None:
    luck, branches = begun(record["secret"], record["salt"]), record.get("branches", [])
    for place, (kind, size, *found) in enumerate((*event, None)[:3] for event in draws):
        if kind == "branch":
            luck = begun(branches[size]["secret"], branches[size]["salt"])
            continue
        if kind == "shuffle":
            expected = [luck.send(n) for n in range(size, 1, -1)]
        else:
            expected = luck.send(size) + {"die": 1, "draw": 0}[kind]
        demand(
            [expected] == found, f"draw {place + 1}: {kind} {size} gives {expected}, not {found}"
        )


# ------------------------------------------------------------------------------------- what it says
def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    demand(len(dict(pairs)) == len(pairs), "a field stands there twice")
    return dict(pairs)


def check_luck(table: dict[str, Any], players: int) -> None:
    """Of the record itself, or of a branch."""
    demand(DIGEST.fullmatch(table["secret"]), "no secret of 64 digits")
    promise = sha("zareba commitment", bytes.fromhex(table["secret"])).hex()
    demand(promise == table["commitment"], "the secret does not fit the commitment")
    salts, written = table.get("salts", []), []
    for salt in salts:
        seat, shown, promised = salt["seat"], salt.get("salt", ""), salt.get("commitment", "")
        demand(seat in range(players), "salt of no seat")
        if promised and shown:
            parts = (bytes.fromhex(promise), b"\x00%d\x00" % seat, shown.encode("utf-8"))
            demand(sha("zareba salt", *parts).hex() == promised, f"seat {seat} showed other salt")
        written.append(f"{seat}:{shown}" if shown else f"{seat}:?{promised}")
    order = [salt["seat"] for salt in salts]
    demand(all(a < b for a, b in itertools.pairwise(order)), "salts out of order")
    demand(not salts or "|".join(written) == table["salt"], "the salt is not that of the seats")


def check_frame(record: dict[str, Any]) -> None:
    choices, result = record["choices"], record.get("result", "")
    if record["format"] > 1:
        demand(len(record["trail"]) == len(choices), "not one fingerprint for each choice")
    latest, last = 0, len(choices) - bool(result)
    for branch in record.get("branches", []):
        demand(latest <= branch["at"] <= last, "a branch where the game has no moment for it")
        demand(branch.get("seat") in (None, *range(record["players"])), "a branch for no seat")
        latest = branch["at"]


# -------------------------------------------------------------------------------------------- chain
def history(record: dict[str, Any]) -> list[Any]:
    """What happened, in order: the line as it is, and before that what was taken back from it."""
    line: list[Any] = record["choices"]
    after: list[Any] = []
    for undone in reversed(record.get("undone", [])):
        at = undone["at"]
        demand(0 <= at <= len(line), "taken back to a moment that was not")
        after = [
            ["undo", at, undone["seat"], undone["how"]],
            *(["choice", *choice] for choice in line[at:]),
            *after,
        ]
        line = line[:at] + undone["choices"]
    return [*(["choice", *choice] for choice in line), *after]


def chain(record: dict[str, Any]) -> list[str]:
    branches = record.get("branches", [])
    newest = (branches or [record])[-1]
    key = sha("zareba chain", bytes.fromhex(newest["secret"]))
    turnings = [
        [b["at"], b["commitment"], b.get("salt", ""), b.get("seat"), b.get("deal", 1)]
        for b in branches
    ]
    fixed = [record[name] for name in ("game", "players", "options", "commitment", "salt")]
    events = [["begin", *fixed, turnings], *history(record)]
    if record.get("result"):
        events.append(["end", record["result"]])
    heads = [""]
    for event in events:
        text = json.dumps(event, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        link = hmac.new(key, (heads[-1] + text).encode("ascii"), hashlib.sha256)
        heads.append(link.hexdigest())
    return heads[1:]


def check(record: dict[str, Any], head: str | None = None, draws: list[Any] | None = None) -> str:
    """The last head of a record in which everything fits; raises Wrong."""
    for table in (record, *record.get("branches", [])):
        check_luck(table, record["players"])
    check_frame(record)
    heads = chain(record)
    demand(head is None or head in heads, f"no moment of this game has the head {head}")
    if draws is not None:
        check_draws(record, draws)
    return heads[-1]


def main() -> None:
    asked = argparse.ArgumentParser(description="Check a record of Zareba without Zareba.")
    asked.add_argument("record")
    asked.add_argument("--head")
    asked.add_argument("--draws")
    given = asked.parse_args()
    try:
        with open(given.record, encoding="utf-8") as file:
            record = json.load(file, object_pairs_hook=once)
        draws = None
        if given.draws:
            with open(given.draws, encoding="utf-8") as file:
                draws = json.load(file)
        head = check(record, given.head, draws)
    except (Wrong, OSError, LookupError, TypeError, ValueError, RecursionError) as error:
        sys.exit(f"{given.record}: wrong: {error or type(error).__name__}")
    told = "dice and chain" if draws is not None else "chain"
    print(f"{given.record}: secret, salt, {told} fit. Head: {head}")


if __name__ == "__main__":
    main()
