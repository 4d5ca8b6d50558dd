"""What a record proves, what a kept head adds to that, and what stays unproven: in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from zareba.engine import BadRecord, Record, Salt, Undone
from zareba.engine.chain import chain
from zareba.engine.record import Replayed
from zareba.wording import Words

from .wrong import in_words


def moment_of(record: Record, head: str) -> int:
    """Which link of the chain has this head; refuses one that no page of this game has shown."""
    heads = chain(record)
    if head not in heads:
        raise BadRecord(
            f"no moment of this game has the head {head}: it is not the game that was played"
            " there, or a part of it was changed, added or left out",
            "record-head",
            head=head,
        )
    return heads.index(head)


def proven(record: Record, found: int | None, words: Words) -> Iterator[str]:
    """By the record alone, and by a head that was kept (*found*: its place in the chain)."""
    yield words.text("proof-legal")
    yield words.text("proof-dice", commitment=record.commitment)
    for mine in record.lucks():
        yield from _salts(mine.salts, words)
    if record.branches:
        moments = ", ".join(str(branch.at) for branch in record.branches)
        yield words.text("proof-what-if", moments=moments)
    if found is not None:
        whole = found == len(chain(record)) - 1
        yield words.text("proof-head-all" if whole else "proof-head-until", n=found)


def _salts(salts: Iterable[Salt], words: Words) -> Iterator[str]:
    kinds = {
        "proof-salt-shown": [s for s in salts if s.commitment and s.salt],
        "proof-salt-late": [s for s in salts if not s.salt],
        "proof-salt-open": [s for s in salts if not s.commitment],
    }
    for message, those in kinds.items():
        if those:
            yield words.text(message, who=_named(those))


def _named(salts: Iterable[Salt]) -> str:
    return ", ".join(str(salt.seat + 1) for salt in salts)


def unproven(record: Record, found: int | None, words: Words) -> Iterator[str]:
    lucks = record.lucks()
    for message, holds in (
        ("proof-not-the-game", found is None),
        ("proof-not-promised", any(mine.salt and not mine.salts for mine in lucks)),
        ("proof-no-salt", not any(mine.salt for mine in lucks)),
        ("proof-no-end", not record.result),
        ("proof-not-who", True),
    ):
        if holds:
            yield words.text(message)


def not_compared(record: Record, done: Replayed, words: Words) -> Iterator[str]:
    """What an examination could not compare, and what was other than it is here."""
    if record.format == 1:
        yield words.text("proof-format-1")
        return
    for why in record.differences(done.setting):
        yield words.text("proof-no-difference", what=in_words(why, words.language))
    alike = sum(a == b for a, b in zip(record.trail, done.trail, strict=False))
    if alike < len(done.trail):
        yield words.text("proof-not-compared", n=len(done.trail) - alike, all=len(done.trail))


def taken_back(undone: Undone, chance: bool, words: Words) -> str:
    return words.text(
        "proof-taken-back",
        at=undone.at,
        seat=undone.seat + 1,
        n=len(undone.choices),
        how=undone.how,
        chance="yes" if chance else "no",
    )
