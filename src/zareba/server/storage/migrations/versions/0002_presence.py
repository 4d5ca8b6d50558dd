"""who is connected, across processes"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("run", sa.String(length=16), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("run", name=op.f("pk_process")),
    )
    op.create_table(
        "presence",
        sa.Column("run", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("run", "table_id", "seat", name=op.f("pk_presence")),
    )


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("process")
