"""The flags that people sail under."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("flag", sa.String, nullable=False, server_default=""))
