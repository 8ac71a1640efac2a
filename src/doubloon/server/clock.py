"""The clock: a port, so that tests need not wait."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def ms(self) -> int:
        """The time of day, for what is kept and shown: milliseconds since 1970."""
        ...

    def seconds(self) -> float:
        """A time that never jumps, for how long something took."""
        ...

    async def wait(self, event: asyncio.Event, until: float) -> bool:
        """Wait for an event, but not longer than until `seconds` says so; whether it came."""
        ...


class SystemClock:
    """The machine's clock."""

    def ms(self) -> int:
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        return time.monotonic()

    async def wait(self, event: asyncio.Event, until: float) -> bool:
        try:
            await asyncio.wait_for(event.wait(), max(0.0, until - self.seconds()))
        except TimeoutError:
            return False
        return True


SYSTEM_CLOCK = SystemClock()
