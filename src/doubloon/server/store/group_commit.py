"""Group commit: batches that wait at the same time share one transaction, and each is told when it is on disk."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from doubloon.server.futures import settle
from doubloon.server.store.port import Batch

MOST = 256  # batches in one transaction
APART_SECONDS = 0.002  # from one transaction to the next, for each batch of the first: the busier, the larger they are
MOST_APART_SECONDS = 0.016


class GroupCommit:
    """Takes all batches that wait into one transaction; one that fails is tried again by itself.

    A batch that cannot be written does not take others with it.
    """

    def __init__(self, write: Callable[[list[Batch]], Awaitable[None]]) -> None:
        self._write = write
        self._next = 0.0  # when the next transaction may begin
        self._waiting: asyncio.Queue[tuple[Batch, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def append(self, batch: Batch) -> None:
        """Return when the batch is on disk."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="group commit")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((batch, done))
        await done

    async def close(self) -> None:
        """Stop; nothing may be waiting any more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._waiting.get()]
            await asyncio.sleep(max(0.0, self._next - loop.time()))
            while not self._waiting.empty() and len(group) < MOST:
                group.append(self._waiting.get_nowait())
            self._next = loop.time() + min(MOST_APART_SECONDS, APART_SECONDS * len(group))
            try:
                await self._write([batch for batch, _ in group])
            except Exception as error:
                await self._one_by_one(group, error)
            else:
                for _, done in group:
                    settle(done, None)

    async def _one_by_one(self, group: list[tuple[Batch, asyncio.Future[None]]], error: Exception) -> None:
        if len(group) == 1:
            settle(group[0][1], error)
            return
        for batch, done in group:
            try:
                await self._write([batch])
            except Exception as own:
                settle(done, own)
            else:
                settle(done, None)
