"""Reviews kept with their tables: figures only, packed; the words are made from the record."""

from __future__ import annotations

import zlib

import msgspec
import sqlalchemy as sa

from zareba.analysis.review import Step
from zareba.engine import Record, UnreadableChoice, as_choice

from .schema import review_table
from .storage import Storage

MOST_KEPT = 5_000  # reviews of one database; the oldest go, and can be made again
MOST_BYTES = 2_000_000  # of one, packed


class Kept(msgspec.Struct, frozen=True):
    """What was found; *about* is the game it is about, choice by choice."""

    about: str
    steps: list[Step]


def about(record: Record) -> str:
    """The same for the same game only, under the same rules and data."""
    last = record.trail[-1] if record.trail else ""
    return f"{record.rules_version} {record.data_hash} {len(record.choices)} {last}"


def _packed(kept: Kept) -> bytes:
    return zlib.compress(msgspec.json.encode(kept))


def _unpacked(body: bytes) -> Kept | None:
    """None: it is damaged, or was written by a version that reckoned otherwise."""
    try:
        kept = msgspec.json.decode(zlib.decompress(body), type=Kept)
        return msgspec.structs.replace(kept, steps=[_with_choices(step) for step in kept.steps])
    except (zlib.error, msgspec.MsgspecError, UnreadableChoice):
        return None


def _with_choices(step: Step) -> Step:
    better = None if step.better is None else as_choice(step.better)
    return msgspec.structs.replace(step, choice=as_choice(step.choice), better=better)


async def keep(storage: Storage, table: str, view: str, kept: Kept, made: str) -> None:
    """In the place of what was kept before; one that is too large is not."""
    body = _packed(kept)
    if len(body) > MOST_BYTES:
        return
    columns = review_table.c
    same = (columns.table_id == table) & (columns.view == view)
    row = {"table_id": table, "view": view, "made": made, "body": body}
    newest = sa.select(columns.made).order_by(columns.made.desc()).offset(MOST_KEPT).limit(1)

    def work(connection: sa.Connection) -> None:
        connection.execute(review_table.delete().where(same))
        connection.execute(review_table.insert(), row)
        if (oldest := connection.execute(newest).scalar()) is not None:
            connection.execute(review_table.delete().where(columns.made <= oldest))

    await storage.write(work)


async def kept_of(storage: Storage, table: str, view: str) -> Kept | None:
    columns = review_table.c
    wanted = sa.select(columns.body).where(columns.table_id == table, columns.view == view)
    body = await storage.read(lambda connection: connection.execute(wanted).scalar())
    return None if body is None else _unpacked(body)
