"""A campaign of kills: people play on while servers die in every way. Nothing that was acknowledged may be lost.

Half of it is at a server with SQLite: it is killed, the process that writes, both, a pause, a stop, a full disk. Half
is at two processes on a PostgreSQL: one killed, both, one paused for longer than its leases last, a restarted database.
"""

import asyncio
import json
import os
import random
import signal
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection

from bench.servers import Server, small_disk
from doubloon.server.store import open_to_read
from doubloon.server.store.check import check
from doubloon.server.table.events import Moved
from tests.server.player import Player
from tests.server.store.postgres import postgres, restart_postgres

PEOPLE = 12
DISK_MB = 400
MOST_SECONDS = 60.0  # until everyone plays on
_FULL_SECONDS = 1.5
_PAUSE_SECONDS = 4.0  # twice as long as a lease

Act = Callable[["Campaign"], Awaitable[None]]


class Stubborn(Player):
    """A player who asks again when the disk is full."""

    async def hear(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        asked = self.asked
        await super().hear(connection, message)
        refused = message["type"] == "refused" and message["why"]["id"].startswith("refused-disk")
        if refused and asked is not None and message["re"] == asked["id"]:
            self.asked = asked
            await asyncio.sleep(0.2)
            await connection.send(json.dumps(asked))


@dataclass
class Campaign:
    """Servers on one database, people who play at them, and what came of it."""

    name: str
    database: str
    servers: list[Server]
    disk: Path
    chance: random.Random
    players: list[Stubborn] = field(default_factory=list)
    seconds: dict[str, list[float]] = field(default_factory=dict)  # until everyone played on, by what was done
    starts: list[float] = field(default_factory=list)

    async def run(self, acts: dict[str, Act], kills: int, seconds: float, tell: Callable[[str], None]) -> None:
        """So many times, something happens, but not for longer than that."""
        end = time.monotonic() + seconds
        for server in self.servers:
            server.start()
        for server in self.servers:
            await server.ready()
        urls = [server.url for server in self.servers]
        self.players = [Stubborn(urls[seat % len(urls)], random.Random(seat)) for seat in range(PEOPLE)]
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.run())
            await self._everyone_plays()
            for number in range(kills):
                if time.monotonic() > end:
                    break
                kind = list(acts)[number % len(acts)]
                tell(f"{self.name}, {number + 1} of {kills}: {kind}; {self.acknowledged} moves were acknowledged")
                await asyncio.sleep(self.chance.uniform(0.0, 0.5))
                began = time.monotonic()
                await acts[kind](self)
                await self._everyone_plays()
                self.seconds.setdefault(kind, []).append(time.monotonic() - began)
            for player in self.players:
                player.stopped = True

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def _everyone_plays(self) -> None:
        """Wait until everyone has made a move."""
        before = [len(player.acknowledged) for player in self.players]
        end = time.monotonic() + MOST_SECONDS
        while any(len(player.acknowledged) <= made for player, made in zip(self.players, before, strict=True)):
            if time.monotonic() > end:
                raise TimeoutError("somebody does not play on")
            await asyncio.sleep(0.01)

    async def again(self, server: Server) -> None:
        """Start a server that has died."""
        server.start()
        self.starts.append(await server.ready())

    async def lost(self) -> int:
        """How many of the acknowledged moves are not in the database as they were acknowledged."""
        promised = {key: move for player in self.players for key, move in player.acknowledged.items()}
        store = await open_to_read(self.database)
        kept: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        for table in {table for table, _ in promised}:
            stored = await store.table(table)
            for row in stored.rows if stored else []:
                if isinstance(row.happening, Moved) and row.client_id:
                    kept[table, row.client_id] = (row.seq, row.happening.action)
        await store.close()
        return sum(kept.get(key) != move for key, move in promised.items())


async def _kill(campaign: Campaign) -> None:
    server = campaign.chance.choice(campaign.servers)
    server.kill()
    await campaign.again(server)


async def _kill_all(campaign: Campaign) -> None:
    for server in campaign.servers:
        server.kill()
    await asyncio.gather(*(campaign.again(server) for server in campaign.servers))


async def _kill_writer(campaign: Campaign) -> None:
    writer = campaign.servers[0].writer()
    if writer is not None:
        os.kill(writer, signal.SIGKILL)


async def _kill_both(campaign: Campaign) -> None:
    await _kill_writer(campaign)
    await _kill(campaign)


async def _pause(campaign: Campaign) -> None:
    server = campaign.chance.choice(campaign.servers)
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(campaign.chance.uniform(0.1, _PAUSE_SECONDS))
    os.kill(server.pid, signal.SIGCONT)


async def _fill_disk(campaign: Campaign) -> None:
    ballast = campaign.disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1 << 16)):
                pass
        except OSError:
            pass
    await asyncio.sleep(_FULL_SECONDS)
    ballast.unlink()


async def _restart_database(_campaign: Campaign) -> None:
    await asyncio.to_thread(restart_postgres)


async def _stop(campaign: Campaign) -> None:
    server = campaign.chance.choice(campaign.servers)
    await asyncio.to_thread(server.stop)
    await campaign.again(server)


SQLITE: dict[str, Act] = {
    "server": _kill,
    "writer": _kill_writer,
    "both": _kill_both,
    "pause": _pause,
    "SIGTERM": _stop,
    "full disk": _fill_disk,
}
POSTGRES: dict[str, Act] = {
    "one process": _kill,
    "both processes": _kill_all,
    "pause": _pause,
    "SIGTERM": _stop,
    "database": _restart_database,
}


def report(kills: int, minutes: float, *, as_json: bool) -> bool:
    """Carry both campaigns out and print what came of them; whether all is well."""
    rows: list[dict[str, Any]] = []
    well = True
    with tempfile.TemporaryDirectory() as folder, Console(stderr=True).status("starting") as status:
        for name, share in (("SQLite", kills - kills // 2), ("PostgreSQL", kills // 2)):
            if share:
                found = _campaign(name, share, 30 * minutes, Path(folder) / name, status.update)
                rows += found
                well = well and all(row["lost"] == 0 and row["faults"] == 0 for row in found)
    print(json.dumps(rows, indent=2)) if as_json else Console().print(_table(rows))
    return well


def _campaign(name: str, kills: int, seconds: float, folder: Path, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    with ExitStack() as stack:
        disk = folder / "data"
        mounted = stack.enter_context(small_disk(disk, DISK_MB))
        settings = {"DOUBLOON_DATABASE": postgres()} if name == "PostgreSQL" else {}
        database = settings.get("DOUBLOON_DATABASE", f"sqlite:///{disk / 'doubloon.db'}")
        servers = [Server(disk, settings) for _ in range(2 if settings else 1)]
        campaign = Campaign(name, database, servers, disk, random.Random(7))
        for server in servers:
            stack.callback(server.end)
        acts = POSTGRES if settings else {kind: act for kind, act in SQLITE.items() if mounted or act is not _fill_disk}
        asyncio.run(campaign.run(acts, kills, seconds, tell))
        for server in servers:
            server.stop()
        tell("reading the database")
        faults = asyncio.run(check(database, lambda _done, _of: None))
        lost = asyncio.run(campaign.lost())
    ends = {"acknowledged": campaign.acknowledged, "lost": lost, "faults": len(faults)}
    measured = {**campaign.seconds, "(a start alone)": campaign.starts}
    return [{"database": name, "what": kind, **_figures(taken), **ends} for kind, taken in measured.items() if taken]


def _figures(seconds: list[float]) -> dict[str, Any]:
    return {"times": len(seconds), "median": round(statistics.median(seconds), 2), "longest": round(max(seconds), 2)}


def _table(rows: list[dict[str, Any]]) -> Table:
    heads = ("database", "what", "times", "median", "longest", "kept", "lost", "faults")
    table = Table(*heads, title="Kills: seconds until all have moved again; acknowledged moves that were kept and lost")
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    return table
