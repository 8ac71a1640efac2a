"""The store in a SQLite file with a write-ahead log: read in a thread pool, written by a process (sqlite_writer.py)."""

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from errno import ENOENT
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, Select, create_engine, event
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.sql.dml import UpdateBase

from doubloon.server.settings import BadSetting
from doubloon.server.store.leases import Alone
from doubloon.server.store.migrate import migrate
from doubloon.server.store.owner import PRIVATE, Owned, own
from doubloon.server.store.room import has_room
from doubloon.server.store.sql import SqlStore
from doubloon.server.store.sqlite_process import DURABLE, Statement
from doubloon.server.store.sqlite_writer import SqliteWriter
from doubloon.server.store.statements import Rows, Write
from doubloon.server.store.unavailable import FULL, CannotWrite
from doubloon.server.store.wal import damage

READERS = 4  # threads: people who arrive do not wait for one long game to be read


class SqliteStore(SqlStore):
    """Keeps everything in a file that no other server uses."""

    def __init__(self, path: Path, owned: Owned | None = None) -> None:
        super().__init__(Alone())
        self._path = path
        self._owned = owned
        self._engine = _engine(path)
        self._readers = ThreadPoolExecutor(READERS, "sqlite reader")
        self._writer = SqliteWriter(str(path))

    @classmethod
    async def open(cls, path: Path, who: str) -> "SqliteStore":
        """The store in that file, its schema brought up to date; `who` is what others are told that want it too."""
        owned = own(path, who or "another process")
        try:
            await asyncio.to_thread(_check_log, path)
            await asyncio.to_thread(bring_up_to_date, path)
        except BaseException:
            owned.let_go()
            raise
        return cls(path, owned)

    @classmethod
    async def open_to_read(cls, path: Path) -> "SqliteStore":
        """The same for who only reads, beside its owner."""
        if not path.is_file():
            raise FileNotFoundError(ENOENT, "there is none")
        return cls(path)

    async def _rows(self, *queries: Select[Any]) -> list[Rows]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, queries)

    def _read(self, queries: Sequence[Select[Any]]) -> list[Rows]:
        with self._engine.connect() as connection:
            return [connection.execute(query).all() for query in queries]

    async def _commit(self, made: list[Write]) -> None:
        try:
            await self._writer.write([_statement(*write) for write in made])
        except CannotWrite as error:
            self.note(error.trouble, str(error))
            raise
        self.note("")

    async def has_room(self) -> bool:
        room = await asyncio.to_thread(has_room, self._path)
        self.note("" if room else FULL, "a file beside the database could not be written")
        return room

    async def close(self) -> None:
        await super().close()
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        if self._owned is not None:
            self._owned.let_go()


def _check_log(path: Path) -> None:
    """BadSetting if acknowledged moves stand in a log that SQLite would drop without a word."""
    found = damage(path)
    if found is not None:
        raise BadSetting(
            f"{found}; nothing was changed: `doubloon db backup FILE` saves what can be read, and"
            " `doubloon db restore FILE` begins with that or with an older backup"
        )


def bring_up_to_date(path: Path) -> None:
    """Make the file if there is none, which only its owner can read, and give it the schema of this version."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))  # what SQLite puts beside it gets the same mode
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(PRIVATE)
    engine = _engine(path)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin)
    return engine


def _durable(connection: Any, _record: Any) -> None:
    """What is committed is on disk; readers do not wait for the writer. Transactions begin where we say."""
    connection.isolation_level = None
    for line in DURABLE:
        connection.execute(f"PRAGMA {line}")


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


@cache
def _text(statement: UpdateBase) -> tuple[str, tuple[str, ...]]:
    """A statement as SQLite knows it, and the names of its values in order."""
    compiled = statement.compile(dialect=dialect())
    return str(compiled), tuple(compiled.positiontup or ())


def _statement(statement: UpdateBase, rows: list[dict[str, Any]]) -> Statement:
    text, names = _text(statement)
    return text, [[row[name] for name in names] for row in rows]
