"""The writer of a SQLite database: a process of its own writes all that waits in one transaction.

A thread would have to be given Python's lock for each statement, and the tables would wait for it meanwhile.
"""

import asyncio
import socket
import sqlite3
import subprocess
import sys

import msgspec

from doubloon.server.store import sqlite_process
from doubloon.server.store.conflict import Conflict
from doubloon.server.store.sqlite_process import SIZE_BYTES, Outcome, Statement, framed
from doubloon.server.store.unavailable import BROKEN, FULL, CannotWrite

_TROUBLES = {sqlite3.SQLITE_FULL: FULL} | dict.fromkeys(
    (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_CORRUPT), BROKEN
)

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class SqliteWriter:
    """Writes; returns when it is on disk."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._process: WriterProcess | None = None
        self._turn = asyncio.Lock()  # one question at a time, in the order in which they came

    async def write(self, statements: list[Statement]) -> None:
        """Carry statements out in one transaction; Conflict if a constraint would break."""
        # Who asked may give up, as a request does when its caller is gone; what was begun is brought to its end.
        outcome = await asyncio.shield(self._ask_in_turn(statements))
        if outcome.conflict:
            raise Conflict(outcome.reason)
        if outcome.reason:
            reason = f"SQLite could not write: {outcome.reason}"
            trouble = _TROUBLES.get(outcome.code)
            raise CannotWrite(trouble, reason) if trouble else OSError(reason)

    async def _ask_in_turn(self, statements: list[Statement]) -> Outcome:
        async with self._turn:
            return await self._ask(statements)

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
