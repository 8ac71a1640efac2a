"""Server processes that share a database, and which tables each of them has."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("alive_until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_leases_table"), nullable=False),
        sa.Column("server", sa.String),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
    )
    op.create_index("ix_leases_server", "leases", ["server"])
    op.create_index("ix_sessions_expires_ms", "sessions", ["expires_ms"])
