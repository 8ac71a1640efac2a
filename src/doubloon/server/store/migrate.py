"""Schema migrations: bring a database up to date; Alembic knows from which version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

_FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Connection, version: str = "head") -> None:
    """Carry out the migrations that a database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, version)
