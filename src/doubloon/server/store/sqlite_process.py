"""The process that writes to a SQLite database: statements come in, and an answer goes out when they are on disk.

The server starts this file by itself: it needs none of the server's modules, and outlives it for no longer than a
transaction takes.
"""

import signal
import socket
import sqlite3
import sys
from contextlib import suppress
from io import BufferedIOBase
from typing import Any

import msgspec

DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "wal_autocheckpoint=8000")
SIZE_BYTES = 4  # of a message, before it

Statement = tuple[str, list[list[Any]]]  # SQL, and the values of each row that it is carried out for


class Outcome(msgspec.Struct):
    """What came of a transaction: done, unless there is a reason why nothing was written."""

    reason: str = ""
    conflict: bool = False  # it would have broken a constraint
    code: int = 0  # SQLite's, of another reason


def serve(path: str, server: socket.socket) -> None:
    """Write until the server is gone."""
    statements: msgspec.msgpack.Decoder[list[Statement]] = msgspec.msgpack.Decoder(list[Statement])
    connection = connect(path)
    with suppress(ConnectionError), server.makefile("rwb") as messages:
        while (message := _next_message(messages)) is not None:
            messages.write(framed(commit(connection, statements.decode(message))))
            messages.flush()


def _next_message(messages: BufferedIOBase) -> bytes | None:
    """The next message; None if the server has ended, perhaps in the middle of it."""
    size = int.from_bytes(messages.read(SIZE_BYTES), "big")
    message = messages.read(size)
    return message if message and len(message) == size else None


def connect(path: str) -> sqlite3.Connection:
    """A connection on which what is committed is on disk."""
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=512)
    for line in DURABLE:
        connection.execute(f"PRAGMA {line}")
    return connection


def commit(connection: sqlite3.Connection, statements: list[Statement]) -> Outcome:
    """Carry statements out in one transaction, all or none."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for sql, rows in statements:
            connection.executemany(sql, rows)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        connection.rollback()
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the kind of error, without its details
        return Outcome(str(error) or repr(error), isinstance(error, sqlite3.IntegrityError), code)
    return Outcome()


def framed(message: Any) -> bytes:
    """A message between the server and this process."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(SIZE_BYTES, "big") + content


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):  # the server, which gets these too, still has things to write
        signal.signal(number, signal.SIG_IGN)
    serve(sys.argv[1], socket.socket(fileno=sys.stdin.fileno()))
