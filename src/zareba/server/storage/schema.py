"""The tables of the database; migrations/ says how they came to be."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_1_name)s",
    }
)
ID = sa.String(32)
game_table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("head", sa.Text, nullable=False),  # what was fixed when the table was made
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("has_bots", sa.Boolean, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),  # for lists, so that no game must be replayed
    sa.Column("changed", sa.String(32), nullable=False, index=True),
)
entry_table = sa.Table(
    "entry",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("digest", sa.String(16), nullable=False),
    sa.Column("ident", sa.String(48)),  # made by the client: a resend is found by it
    sa.Column("time", sa.String(32), nullable=False),
    sa.UniqueConstraint("table_id", "ident"),
)
door_table = sa.Table(
    "door",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True, index=True),
    sa.Column("role", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: not a seat
)
snapshot_table = sa.Table(
    "snapshot",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
# A finished game looked at again, packed: figures only, for the words are made from the record.
review_table = sa.Table(
    "review",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("view", sa.String(8), primary_key=True),  # of the seats, or with open hands
    sa.Column("made", sa.String(32), nullable=False, index=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
# What the operator has stopped for a while: a table, or all of them (an empty id).
hold_table = sa.Table(
    "hold",
    metadata,
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("since", sa.String(32), nullable=False),
)
# Who is connected where: told to the other processes, gone with them.
process_table = sa.Table(
    "process",
    metadata,
    sa.Column("run", sa.String(16), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),  # last sign of life, seconds since 1970
)
presence_table = sa.Table(
    "presence",
    metadata,
    sa.Column("run", sa.String(16), primary_key=True),
    sa.Column("table_id", ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)
