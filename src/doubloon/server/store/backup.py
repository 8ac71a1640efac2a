"""`doubloon db backup`: a copy of the database, taken while the server runs, complete and of one moment."""

import sqlite3
from contextlib import closing
from pathlib import Path

from doubloon.server.settings import BadSetting, Settings
from doubloon.server.store.owner import PRIVATE
from doubloon.server.store.pg_tools import dump
from doubloon.server.store.place import SQLITE, file_of, place_of


def back_up(settings: Settings, file: Path) -> None:
    """Copy the database to a new file, by its own means: SQLite's, or pg_dump."""
    place = place_of(settings.database_url)
    source = file_of(place) if place.drivername == SQLITE else None
    if source is not None and not source.is_file():
        raise BadSetting(f"there is no database at {source}; --data or DOUBLOON_DATA names the server's folder")
    if file.exists():
        raise BadSetting(f"{file} exists already; choose another name")
    file.touch(PRIVATE)
    try:
        if source is None:
            dump(place, file)
        else:
            copy_sqlite(source, file)
    except BaseException:
        file.unlink()
        raise


def copy_sqlite(source: Path, file: Path) -> None:
    """Copy a SQLite database, also one that is being written to; BadSetting if it cannot be read."""
    address = f"{source.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as running, closing(sqlite3.connect(file)) as copy:
            running.backup(copy)
    except sqlite3.Error as error:
        raise BadSetting(f"{source} cannot be copied to {file}: {error}") from error
