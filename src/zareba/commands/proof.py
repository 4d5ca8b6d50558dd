"""What a record proves, what a kept head adds to that, and what stays unproven: in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from zareba.engine import BadRecord, Record, Salt
from zareba.engine.chain import chain


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


def proven(record: Record, found: int | None) -> Iterator[str]:
    """By the record alone, and by a head that was kept (*found*: its place in the chain)."""
    yield "Every choice was legal and led to the positions and the result that are recorded."
    yield (
        "No die and no card was changed: all follow from the secret and the salt,"
        f" and the secret fits the commitment {record.commitment}."
    )
    for mine in record.lucks():
        yield from _salts(mine.salts)
    if record.branches:
        moments = ", ".join(str(branch.at) for branch in record.branches)
        yield f"It is a what-if: chance begins anew after choice {moments}."
    if found is not None:
        yield f"By the head: {_until(record, found)}"


def _until(record: Record, found: int) -> str:
    if found == len(chain(record)) - 1:
        return "nothing was changed, added or left out since that page; what is here is all of it."
    return f"up to step {found} nothing was changed, added or left out; not what came later."


def _salts(salts: Iterable[Salt]) -> Iterator[str]:
    kinds = {
        "shown as promised": [s for s in salts if s.commitment and s.salt],
        "promised, not shown in time and left out": [s for s in salts if not s.salt],
        "given openly, so that who sat down later could know it": [
            s for s in salts if not s.commitment
        ],
    }
    for what, those in kinds.items():
        if those:
            yield f"Salt of player {', '.join(str(s.seat + 1) for s in those)}: {what}."


def unproven(record: Record, found: int | None) -> Iterator[str]:
    if found is None:
        yield (
            "That this is the game that was played, all of it, with all that was taken back: who"
            " knows the secret can write another. Compare commitment and head with what a player's"
            " page has kept (--head)."
        )
    if any(mine.salt and not mine.salts for mine in record.lucks()):
        yield "That nobody chose the dice by their salt: it was not promised before (older tables)."
    if not any(mine.salt for mine in record.lucks()):
        yield "That the dice were not chosen when the table was made: no player added salt."
    if not record.result:
        yield "How it ended: the game is not over here, or its end was cut off."
    yield "Who sat where, and that nobody knew the dice: who runs a server can know them."
