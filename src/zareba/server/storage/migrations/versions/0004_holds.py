"""what the operator has stopped for a while"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "hold",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_hold")),
    )


def downgrade() -> None:
    op.drop_table("hold")
