"""The writer of a SQLite database: a process of its own writes all that waits in one transaction.

A thread would have to be given Python's lock for each statement, and the tables would wait for it meanwhile.
"""

import asyncio
import socket
import subprocess
import sys
from typing import Any

import msgspec

from doubloon.server.store import sqlite_process
from doubloon.server.store.port import Batch, Conflict, Listed
from doubloon.server.store.sqlite_process import SIZE_BYTES, Outcome, Statement, framed
from doubloon.server.tables.events import to_json

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

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
        self._process: WriterProcess | None = None

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
        outcome = await self._ask(statements)
        if outcome.conflict:
            raise Conflict(outcome.reason)
        if outcome.reason:
            raise OSError(f"SQLite could not write: {outcome.reason}")

    async def _ask(self, statements: list[Statement]) -> Outcome:
        self._process = self._process or await WriterProcess.start(self._path)
        try:
            return await self._process.ask(statements)
        except BaseException:
            self._process.kill()  # who knows what it was at: the next one begins afresh
            self._process = None
            raise

    async def close(self) -> None:
        """Let the process end; nothing may be waiting any more."""
        if self._process is not None:
            await self._process.close()


class WriterProcess:
    """The process, seen from the server: one question at a time."""

    def __init__(self, process: "subprocess.Popen[bytes]", streams: Streams) -> None:
        self._process = process
        self._answers, self._questions = streams

    @classmethod
    async def start(cls, path: str) -> "WriterProcess":
        """Start it, with one end of a pair of sockets as its standard input."""
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-P", sqlite_process.__file__, path]
            process = subprocess.Popen(command, stdin=theirs.fileno())
        return cls(process, await asyncio.open_unix_connection(sock=ours))

    async def ask(self, statements: list[Statement]) -> Outcome:
        """What came of a transaction."""
        self._questions.write(framed(statements))
        try:
            size = int.from_bytes(await self._answers.readexactly(SIZE_BYTES), "big")
            return msgspec.msgpack.decode(await self._answers.readexactly(size), type=Outcome)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise OSError("the process that writes to SQLite has ended") from error

    def kill(self) -> None:
        """End it at once."""
        self._questions.close()
        self._process.kill()
        self._process.wait()

    async def close(self) -> None:
        """Let it end by itself."""
        self._questions.close()
        await self._questions.wait_closed()
        await asyncio.to_thread(self._process.wait)


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
    gone: Statement = ('DELETE FROM sitters WHERE "table" = ?', [table])
    if not people:
        return [gone]
    values = [value for person in people for value in (table, person)]
    return [gone, (f'INSERT INTO sitters ("table", person) VALUES {_places(2, len(people))}', values)]
