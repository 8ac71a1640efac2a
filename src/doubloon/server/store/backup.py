"""`doubloon db backup`: a copy of the database, taken while the server runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from doubloon.server.settings import BadSetting, Settings


def back_up(settings: Settings, file: Path) -> None:
    """Copy the SQLite database to a new file, by SQLite's own means."""
    url = make_url(settings.database_url)
    if not url.drivername.startswith("sqlite") or not url.database:
        raise BadSetting(f"{url.get_backend_name()} has its own way to make backups; this one is for SQLite")
    source = Path(url.database)
    if not source.is_file():
        raise BadSetting(f"there is no database at {source}; --data or DOUBLOON_DATA names the server's folder")
    if file.exists():
        raise BadSetting(f"{file} exists already; choose another name")
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as running, closing(sqlite3.connect(file)) as copy:
        running.backup(copy)
    file.chmod(0o600)
