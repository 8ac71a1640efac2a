"""The first schema: people, sessions, tables, their events and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("login", sa.String),
        sa.Column("password", sa.String),
        sa.Column("owner", sa.String, sa.ForeignKey("people.id", name="fk_people_owner")),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "sessions",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", name="fk_sessions_person"), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("expires_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("key", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.Column("due_ms", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_due_ms", "tables", ["due_ms"])
    op.create_index("ix_tables_status", "tables", ["status", "changed_ms"])
    op.create_table(
        "sitters",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_sitters_table"), nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_sitters"),
    )
    op.create_index("ix_sitters_person", "sitters", ["person"])
    op.create_table(
        "events",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_events_table"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("rules_version", sa.String, nullable=False),
        sa.Column("client_id", sa.String),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_events"),
        sa.UniqueConstraint("table", "actor", "client_id", name="uq_events_table"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_snapshots_table"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
