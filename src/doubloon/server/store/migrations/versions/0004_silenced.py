"""People whom the host let say nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
