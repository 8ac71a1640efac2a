"""Group commit: batches that wait at the same time share one transaction, and each is told when it is on disk."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from doubloon.server import metrics
from doubloon.server.futures import settle
from doubloon.server.store.port import Batch

MOST = 256  # batches in one transaction
APART_SECONDS = 0.002  # from one transaction to the next, for each batch of the first: the busier, the larger they are
MOST_APART_SECONDS = 0.016


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A batch that is not on disk yet."""

    batch: Batch
    done: asyncio.Future[None]
    since: float


class GroupCommit:
    """Takes all batches that wait into one transaction; one that fails is tried again by itself.

    A batch that cannot be written does not take others with it.
    """

    def __init__(self, write: Callable[[list[Batch]], Awaitable[None]]) -> None:
        self._write = write
        self._next = 0.0  # when the next transaction may begin
        self._waiting: deque[Waiting] = deque()
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def append(self, batch: Batch) -> "asyncio.Future[None]":
        """Done when the batch is on disk."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="group commit")
        waiting = Waiting(batch, asyncio.get_running_loop().create_future(), time.monotonic())
        self._waiting.append(waiting)
        self._wanted.set()
        return waiting.done

    async def close(self) -> None:
        """Stop; nothing may be waiting any more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wanted.wait()
            await asyncio.sleep(max(0.0, self._next - loop.time()))
            group = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            if not self._waiting:
                self._wanted.clear()
            self._next = loop.time() + min(MOST_APART_SECONDS, APART_SECONDS * len(group))
            try:
                await self._write([waiting.batch for waiting in group])
            except Exception as error:
                await self._one_by_one(group, error)
            else:
                metrics.COMMIT.observe(time.monotonic() - group[0].since)
                for waiting in group:
                    settle(waiting.done, None)

    async def _one_by_one(self, group: list[Waiting], error: Exception) -> None:
        if len(group) == 1:
            settle(group[0].done, error)
            return
        for waiting in group:
            try:
                await self._write([waiting.batch])
            except Exception as own:
                settle(waiting.done, own)
            else:
                settle(waiting.done, None)
