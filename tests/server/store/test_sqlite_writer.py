"""The process that writes to SQLite: it may end at any moment, and signals to the server do not end it."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from doubloon.server.store import Batch, Conflict, open_store
from doubloon.server.store.sql import SqlStore
from doubloon.server.store.sqlite_writer import SqliteWriter
from tests.server.store.test_contract import add, moved


def the_process(store: SqlStore) -> int:
    assert isinstance(store._sqlite, SqliteWriter)
    assert store._sqlite._process is not None
    return store._sqlite._process._process.pid


def test_another_process_takes_over_from_one_that_was_killed(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
        fence = await add(store, "t")
        await store.append(Batch("t", [moved(2)], b"2", fence=fence))
        first = the_process(store)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(OSError, match="has ended"):
            await store.append(Batch("t", [moved(3)], b"3", fence=fence))
        await store.append(Batch("t", [moved(3)], b"3", fence=fence))
        assert the_process(store) != first
        kept = await store.table("t")
        assert kept is not None
        assert [row.seq for row in kept.rows] == [1, 2, 3]
        await store.close()

    asyncio.run(story())


def test_it_goes_on_while_the_server_is_told_to_stop_and_ends_with_the_store(tmp_path: Path) -> None:
    async def story() -> int:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")
        fence = await add(store, "t")
        await store.append(Batch("t", [moved(2)], b"2", fence=fence))
        process = the_process(store)
        for number in (signal.SIGTERM, signal.SIGINT):
            os.kill(process, number)
        await store.append(Batch("t", [moved(3)], b"3", fence=fence))
        with pytest.raises(Conflict):
            await store.append(Batch("t", [moved(3)], b"again", fence=fence))
        assert the_process(store) == process
        await store.close()
        return process

    process = asyncio.run(story())
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
