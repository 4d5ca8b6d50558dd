"""finished games looked at again, kept with their tables"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("view", sa.String(length=8), nullable=False),
        sa.Column("made", sa.String(length=32), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_review_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "view", name=op.f("pk_review")),
    )
    with op.batch_alter_table("review", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_review_made"), ["made"], unique=False)


def downgrade() -> None:
    op.drop_table("review")
