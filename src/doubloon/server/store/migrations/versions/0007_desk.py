"""What people report to the host, and what the host tells everyone."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_settled", "reports", ["settled", "at_ms"])
    op.create_table(
        "notices",
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("at_ms", name="pk_notices"),
    )
