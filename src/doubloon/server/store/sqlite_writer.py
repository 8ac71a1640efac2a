"""The writer of a SQLite database: one thread, one connection, one transaction for all that waits.

Each statement of a transaction hands Python's lock over and back: here are as few of them as can be.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from doubloon.server.store.port import Batch, Conflict, Listed
from doubloon.server.tables.events import to_json

Statement = tuple[str, Sequence[Any]]  # SQL and its values

DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "wal_autocheckpoint=8000")

_EVENT = '("table", seq, kind, actor, payload, at_ms, rules_version, client_id)'
_EVENTS = f"INSERT INTO events {_EVENT} VALUES "
_SNAPSHOTS = 'INSERT OR REPLACE INTO snapshots ("table", seq, data) VALUES '
_LISTED = (
    "WITH new (id, status, changed_ms, due_ms, summary) AS (VALUES {}) UPDATE tables SET status = new.status,"
    " changed_ms = new.changed_ms, due_ms = new.due_ms, summary = new.summary FROM new WHERE tables.id = new.id"
)


class SqliteWriter:
    """Writes batches; returns when they are on disk."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, group: list[Batch]) -> None:
        """Write a group of batches in one transaction; Conflict if any of them cannot be written."""
        events = [value for batch in group for row in batch.rows for value in _event(batch.table, row)]
        count = sum(len(batch.rows) for batch in group)
        snapshots = [value for batch in group for value in (batch.table, batch.rows[-1].seq, batch.snapshot)]
        statements: list[Statement] = [
            (_EVENTS + _places(8, count), events),
            (_SNAPSHOTS + _places(3, len(group)), snapshots),
        ]
        statements += _listings([batch.listed for batch in group if batch.listed is not None])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, statements)

    def _commit(self, statements: list[Statement]) -> None:
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in statements:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        except BaseException as error:
            connection.rollback()
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict(str(error)) from error
            raise

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._path, isolation_level=None, cached_statements=512)
        for line in DURABLE:
            self._connection.execute(f"PRAGMA {line}")
        return self._connection

    async def close(self) -> None:
        """Close the connection; nothing may be waiting any more."""
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()


def _places(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def _event(table: str, row: Any) -> tuple[Any, ...]:
    payload = to_json(row.happening)
    return table, row.seq, row.kind, row.actor, payload, row.at_ms, row.rules, row.client_id


def _listings(rows: list[Listed]) -> list[Statement]:
    if not rows:
        return []
    values = [value for row in rows for value in (row.id, row.status, row.changed_ms, row.due_ms, row.summary)]
    statements: list[Statement] = [(_LISTED.format(_places(5, len(rows))), values)]
    for row in rows:
        if row.people is not None:
            statements += _sitters(row.id, row.people)
    return statements


def _sitters(table: str, people: list[str]) -> list[Statement]:
    gone: Statement = ('DELETE FROM sitters WHERE "table" = ?', (table,))
    if not people:
        return [gone]
    values = [value for person in people for value in (table, person)]
    return [gone, (f'INSERT INTO sitters ("table", person) VALUES {_places(2, len(people))}', values)]
