"""One owner of a SQLite database: whoever opens it for writing holds a lock on a file beside it.

The lock is the system's (flock), so that it ends with its process, however that ends; what stands in the file only says
who holds it.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from doubloon.server.settings import BadSetting

PRIVATE = 0o600  # who can read the database can foresee dice


def owner_file(database: Path) -> Path:
    """The file that is locked."""
    return database.with_name(database.name + "-owner")


@dataclass
class Owned:
    """A database that no other process may open until it is let go."""

    database: Path
    _file: IO[str]

    def let_go(self) -> None:
        """Others may have it. The file stays: who waits for it must find the same one."""
        self._file.truncate(0)
        self._file.close()


def _lock(file: IO[str]) -> None:
    import fcntl  # Windows has none, where `serve` says in a sentence that it does not run

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def owner_of(database: Path) -> str | None:
    """Who has a database now, as they said; None if nobody has."""
    try:
        file = owner_file(database).open("r+", encoding="utf-8")
    except OSError:
        return None
    with file:
        try:
            _lock(file)
        except OSError:
            return file.read(300).strip() or "another process"
    return None


def own(database: Path, who: str) -> Owned:
    """Be the only one who writes there; BadSetting names who is it already."""
    place = owner_file(database)
    file = os.fdopen(os.open(place, os.O_RDWR | os.O_CREAT, PRIVATE), "r+", encoding="utf-8")
    try:
        _lock(file)
    except OSError as error:
        named = file.read(300).strip() or "another process"
        file.close()
        if isinstance(error, BlockingIOError):
            raise BadSetting(
                f"{database} belongs to {named}: one server at a time can have a SQLite database."
                " Stop that one first, or give this one a data folder of its own with --data"
            ) from None
        raise BadSetting(
            f"{place} cannot be locked ({error.strerror}): keep the database on a disk of this machine"
        ) from error
    file.truncate(0)
    file.write(f"{who} (process {os.getpid()})\n")
    file.flush()
    return Owned(database, file)
