"""Recovery: a server with tables in play is stopped, or killed. How long until it serves, and until a move is on disk?

On PostgreSQL who was killed keeps its tables until its lease ends: two seconds here, ten where nothing else is set.
"""

import asyncio
import json
import statistics
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.exceptions import WebSocketException

from bench.servers import PATIENCE_SECONDS, Server, processor_seconds
from tests.server.running import Guest
from tests.server.store.postgres import postgres

GAMES = ("kraken", "casket", "nozoku")
TABLES = 60
DAYS = {"kind": "days", "amount": 3}
HOWS = ("SIGTERM", "kill -9")
_WARM_SECONDS = 2.0  # until what a start leaves for later is done


@dataclass(frozen=True)
class Recovery:
    """Seconds from the end of one server process on."""

    ready: float
    moved: float
    processor: float  # of the new process, until it was ready


def report(times: int, *, as_json: bool) -> bool:
    """Measure both databases, and print what came of it."""
    rows = [row for database in ("SQLite", "PostgreSQL") for row in _measured(database, times)]
    if as_json:
        print(json.dumps(rows, indent=2))
        return True
    table = Table("database", "how", "ready, s", "longest", "move, s", "longest", "processor, s")
    for row in rows:
        table.add_row(*(value if isinstance(value, str) else f"{value:.2f}" for value in row.values()))
    Console().print(table)
    return True


def _measured(database: str, times: int) -> list[dict[str, Any]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = Server(folder / "data", {"DOUBLOON_DATABASE": postgres()} if database == "PostgreSQL" else {})
        stack.callback(server.end)
        server.start()
        asyncio.run(server.ready())
        ann = Guest(server.url)
        stack.callback(ann.close)
        ann.post("/api/guests", name="Ann")
        tables = [ann.table(GAMES[number % len(GAMES)], bots=1, pace=DAYS) for number in range(TABLES)]
        return [_row(database, how, [_once(server, how, ann, tables[0]) for _ in range(times)]) for how in HOWS]


def _once(server: Server, how: str, ann: Guest, table: str) -> Recovery:
    time.sleep(_WARM_SECONDS)
    began = time.monotonic()
    if how == "SIGTERM":
        server.stop()
    else:
        server.kill()
    server.start()
    asyncio.run(server.ready())
    ready, processor = time.monotonic() - began, processor_seconds(server.pid)
    _move(ann, table)
    return Recovery(ready, time.monotonic() - began, processor)


def _move(ann: Guest, table: str) -> None:
    """Come back to a table, and make a move; on PostgreSQL, a lease of who died may have to end first."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            with ann.socket(table) as socket:
                socket.my_turn()
                assert socket.move()["type"] == "step"
                return
        except (OSError, WebSocketException, KeyError):
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def _row(database: str, how: str, taken: list[Recovery]) -> dict[str, Any]:
    ready, moved = [one.ready for one in taken], [one.moved for one in taken]
    return {
        "database": database,
        "how": how,
        "ready": statistics.median(ready),
        "ready_longest": max(ready),
        "moved": statistics.median(moved),
        "moved_longest": max(moved),
        "processor": statistics.median(one.processor for one in taken),
    }
