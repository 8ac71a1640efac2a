"""How games came out, by seat, and the ratings that follow from it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "outcomes",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_outcomes_table"), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sa.Column("decided", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_outcomes"),
    )
    op.create_index("ix_outcomes_ended_ms", "outcomes", ["ended_ms"])
    op.create_table(
        "places",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_places_table"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("pirate", sa.String, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("gave_up", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_places"),
    )
    op.create_index("ix_places_person", "places", ["person", "table"])
    op.create_table(
        "rated",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_rated_table"), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_rated"),
        sa.UniqueConstraint("table", name="uq_rated_table"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_ratings"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])
