"""A soak: people play, leave and come back for so long; the server's memory and handles must stay level."""

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection

from bench.servers import Server, handles, memory_mb
from tests.server.player import Player

PEOPLE = 40
LINES = 12  # of the table that is printed
GROWTH = 1.10  # how much more memory the last third may have than the second
STRAY_HANDLES = 8  # that may be left when everyone has gone
THINKING_SECONDS = 0.2
LEAVES = 0.01  # how likely someone leaves after a message


class Restless(Player):
    """Plays at the pace of a person, and comes back again and again."""

    async def hear(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "ping":
            await connection.send(json.dumps({"type": "pong", "n": message["n"]}))
        await asyncio.sleep(self.chance.uniform(0, THINKING_SECONDS))
        await super().hear(connection, message)
        if self.chance.random() < LEAVES:
            raise ConnectionError("out for a moment")


@dataclass(frozen=True)
class Moment:
    """How a server is at a moment."""

    minutes: float
    moves: int
    memory_mb: float
    handles: int


def report(minutes: float, *, as_json: bool) -> bool:
    """Let people play, and print how the server was; whether it stayed level."""
    with tempfile.TemporaryDirectory() as folder, Console(stderr=True).status("starting") as status:
        server = Server(Path(folder) / "data", {})
        server.start()
        try:
            moments = asyncio.run(_soak(server, 60 * minutes, status.update))
            stop_seconds = server.stop()
        finally:
            server.end()
    faults = _faults(moments)
    if as_json:
        print(json.dumps([vars(moment) for moment in moments], indent=2))
    else:
        Console().print(_table(moments))
        print(f"It stopped within {stop_seconds:.1f} s.", *(faults or ["Memory and handles stayed level."]), sep="\n")
    return not faults


async def _soak(server: Server, seconds: float, tell: Callable[[str], None]) -> list[Moment]:
    await server.ready()
    players = [Restless(server.url, random.Random(seat)) for seat in range(PEOPLE)]
    began = time.monotonic()
    moments = [_look(server, players, began)]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.run())
        while time.monotonic() < began + seconds:
            await asyncio.sleep(min(5.0, seconds / (3 * LINES)))
            moments.append(_look(server, players, began))
            tell(f"{moments[-1].minutes:.1f} min, {moments[-1].memory_mb:.0f} MB, {moments[-1].handles} handles")
        for player in players:
            player.stopped = True
    await asyncio.sleep(2.0)
    return [*moments, _look(server, players, began)]


def _look(server: Server, players: list[Restless], began: float) -> Moment:
    moves = sum(len(player.acknowledged) for player in players)
    return Moment((time.monotonic() - began) / 60, moves, memory_mb(server.pid), handles(server.pid))


def _faults(moments: list[Moment]) -> list[str]:
    """What did not stay level. While games are brought to speed, in the first third, memory may grow."""
    third = len(moments) // 3
    before, after = (max(moment.memory_mb for moment in part) for part in (moments[third:-third], moments[-third:]))
    faults = []
    if after > GROWTH * before:
        faults.append(f"Memory grew from {before:.0f} to {after:.0f} MB.")
    if moments[-1].handles > moments[0].handles + STRAY_HANDLES:
        faults.append(f"{moments[-1].handles - moments[0].handles} handles are left when everyone has gone.")
    return faults


def _table(moments: list[Moment]) -> Table:
    table = Table("minutes", "moves", "memory, MB", "handles", title=f"{PEOPLE} people who leave and come back")
    for column in table.columns:
        column.justify = "right"
    shown = moments[:: max(1, len(moments) // LINES)]
    for moment in [*shown, *([] if shown[-1] is moments[-1] else [moments[-1]])]:
        table.add_row(f"{moment.minutes:.1f}", f"{moment.moves:,}", f"{moment.memory_mb:.0f}", str(moment.handles))
    return table
