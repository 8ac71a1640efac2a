"""What was told is kept with each row, and of a game that is over all that it was, for when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("events", sa.Column("told", sa.Text))
    op.create_table(
        "records",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_records_table"), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_records"),
    )
