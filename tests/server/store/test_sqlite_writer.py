"""The process that writes to SQLite: it may end at any moment, and signals to the server do not end it."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from doubloon.server.store import Batch, Conflict, open_store
from doubloon.server.store.sqlite import SqliteStore
from tests.server.store.test_contract import add, moved


def the_process(store: SqliteStore) -> int:
    assert store._writer._process is not None
    return store._writer._process._process.pid


@asynccontextmanager
async def a_table(folder: Path) -> AsyncIterator[tuple[SqliteStore, int]]:
    """A store with a table of two steps, and what to write to it under."""
    store = await open_store(f"sqlite:///{folder / 'test.db'}")
    assert isinstance(store, SqliteStore)
    fence = await add(store, "t")
    await store.append(Batch("t", [moved(2)], b"2", fence=fence))
    yield store, fence
    await store.close()


def test_another_process_takes_over_from_one_that_was_killed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_table(tmp_path) as (store, fence):
            first = the_process(store)
            os.kill(first, signal.SIGKILL)
            with pytest.raises(OSError, match="has ended"):
                await store.append(Batch("t", [moved(3)], b"3", fence=fence))
            await store.append(Batch("t", [moved(3)], b"3", fence=fence))
            assert the_process(store) != first
            kept = await store.table("t")
            assert kept is not None
            assert [row.seq for row in kept.rows] == [1, 2, 3]

    asyncio.run(story())


def test_it_goes_on_while_the_server_is_told_to_stop_and_ends_with_the_store(tmp_path: Path) -> None:
    async def story() -> int:
        async with a_table(tmp_path) as (store, fence):
            process = the_process(store)
            for number in (signal.SIGTERM, signal.SIGINT):
                os.kill(process, number)
            await store.append(Batch("t", [moved(3)], b"3", fence=fence))
            with pytest.raises(Conflict):
                await store.append(Batch("t", [moved(3)], b"again", fence=fence))
            assert the_process(store) == process
            return process

    process = asyncio.run(story())
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
