"""Whom people have among their friends."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String, sa.ForeignKey("people.id", name="fk_friends_person"), nullable=False),
        sa.Column("friend", sa.String, sa.ForeignKey("people.id", name="fk_friends_friend"), nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
