"""Thinkers: the thread pool in which bots choose. Compiled rules let go of Python's lock: the event loop goes on."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from doubloon.server import metrics

Result = TypeVar("Result")


class Thinkers:
    """A few threads that all tables share."""

    def __init__(self, count: int) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="thinker")

    async def think(self, work: Callable[[], Result]) -> Result:
        """The result of some work, done in a thread."""
        with metrics.THINKING.time():
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Let go of the threads; a thought that is being thought is finished."""
        self._pool.shutdown(wait=False, cancel_futures=True)
