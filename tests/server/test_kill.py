"""`kill -9` at any moment loses no move that was acknowledged."""

import asyncio
import os
import random
import signal
import socket
import sys
from pathlib import Path

import pytest

from doubloon.server.store import Stored, open_store
from doubloon.server.table.events import Moved
from doubloon.server.table.fold import fold, snapshot_of
from tests.server.player import Player
from tests.server.running import WAIT

PLAYERS = 8
MOST_MOVES = 40  # that a server lives to see
ROOT = Path(__file__).parent.parent.parent


async def live_a_while(players: list[Player], chance: random.Random) -> None:
    """Wait for a random moment: some moves and a little more, or soon after the start."""
    if chance.random() < 0.2:
        await asyncio.sleep(chance.uniform(0, 0.3))
        return
    await moves_made(players, chance.randrange(1, MOST_MOVES))
    await asyncio.sleep(chance.uniform(0, 0.03))


async def moves_made(players: list[Player], moves: int) -> None:
    """Wait until so many more moves were acknowledged."""

    async def made() -> None:
        before = sum(len(player.acknowledged) for player in players)
        while sum(len(player.acknowledged) for player in players) < before + moves:
            await asyncio.sleep(0.002)

    await asyncio.wait_for(made(), WAIT)


async def kill_again_and_again(folder: Path, kills: int) -> list[Player]:
    """Let people play while their server is killed, and let each of them finish the move they are at."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.server.phoenix", str(folder), str(port)]
    servers = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    assert servers.stdout is not None
    chance = random.Random(7)
    players = [Player(f"http://127.0.0.1:{port}", random.Random(seed)) for seed in range(PLAYERS)]
    try:
        assert await servers.stdout.readline() == b"ready\n"  # however long the games take to compile
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.run())
            for _ in range(kills):
                serving = int(await asyncio.wait_for(servers.stdout.readline(), WAIT))
                await live_a_while(players, chance)
                os.kill(serving, signal.SIGKILL)
            await asyncio.wait_for(servers.stdout.readline(), WAIT)
            await asyncio.gather(*(moves_made([player], 1) for player in players))
            for player in players:
                player.stopped = True
    finally:
        servers.terminate()
        await servers.wait()
    return players


async def stored_tables(folder: Path, tables: set[str]) -> dict[str, Stored]:
    store = await open_store(f"sqlite:///{folder / 'doubloon.db'}")
    found = {table: await store.table(table) for table in tables}
    await store.close()
    return {table: stored for table, stored in found.items() if stored is not None}


@pytest.mark.parametrize("kills", [5, pytest.param(50, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost_by_kills(tmp_path: Path, kills: int) -> None:
    players = asyncio.run(kill_again_and_again(tmp_path, kills))
    acknowledged = {key: move for player in players for key, move in player.acknowledged.items()}
    assert len(acknowledged) > 5 * kills, "people played"
    tables = asyncio.run(stored_tables(tmp_path, {table for table, _ in acknowledged}))
    on_disk = {
        (table, row.client_id): (row.seq, row.happening.action)
        for table, stored in tables.items()
        for row in stored.rows
        if isinstance(row.happening, Moved) and row.client_id
    }
    assert {key: on_disk.get(key) for key in acknowledged} == acknowledged
    for stored in tables.values():
        assert [row.seq for row in stored.rows] == list(range(1, len(stored.rows) + 1))
        assert snapshot_of(fold(stored.rows)) == stored.snapshot
