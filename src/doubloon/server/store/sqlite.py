"""The store in a SQLite file with a write-ahead log: read in a thread pool, written by a process (sqlite_writer.py)."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy import Engine, Select, create_engine, event
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.sql.dml import UpdateBase

from doubloon.server.store.leases import Alone
from doubloon.server.store.migrate import migrate
from doubloon.server.store.sql import Rows, SqlStore
from doubloon.server.store.sqlite_process import DURABLE, Statement
from doubloon.server.store.sqlite_writer import SqliteWriter
from doubloon.server.store.writes import Write

READERS = 4  # threads: people who arrive do not wait for one long game to be read


class SqliteStore(SqlStore):
    """Keeps everything in a file that no other server uses."""

    def __init__(self, path: str) -> None:
        super().__init__(Alone())
        self._engine = _engine(path)
        self._readers = ThreadPoolExecutor(READERS, "sqlite reader")
        self._writer = SqliteWriter(path)

    @classmethod
    async def open(cls, path: str) -> "SqliteStore":
        """The store in that file, its schema brought up to date."""
        await asyncio.to_thread(_bring_up_to_date, path)
        return cls(path)

    async def _rows(self, *queries: Select[Any]) -> list[Rows]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, queries)

    def _read(self, queries: Sequence[Select[Any]]) -> list[Rows]:
        with self._engine.connect() as connection:
            return [connection.execute(query).all() for query in queries]

    async def _commit(self, made: list[Write]) -> None:
        await self._writer.write([_statement(*write) for write in made])

    async def close(self) -> None:
        await super().close()
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()


def _bring_up_to_date(path: str) -> None:
    engine = _engine(path)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


def _engine(path: str) -> Engine:
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
