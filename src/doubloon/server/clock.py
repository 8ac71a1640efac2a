"""The clock: a port, so that tests need not wait."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

SLEW = 100  # the time of day is corrected by one part in so many

NS_PER_MS = 1_000_000


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


def since_start_ns() -> int:
    """A time that goes on evenly, where the system can tell also while the machine sleeps."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)


class SystemClock:
    """The machine's clock. Where somebody sets it, the time of day does not jump but drifts there: clocks of players,
    idle tables and cookies count what has really passed.
    """

    def __init__(self, day_ns: Callable[[], int] = time.time_ns, even_ns: Callable[[], int] = since_start_ns) -> None:
        self._day_ns = day_ns
        self._even_ns = even_ns
        self._told, self._then = day_ns(), even_ns()

    def ms(self) -> int:
        even = self._even_ns()
        passed = even - self._then
        self._told += passed
        self._then = even
        most = passed // SLEW
        self._told += max(-most, min(most, self._day_ns() - self._told))
        return self._told // NS_PER_MS

    def seconds(self) -> float:
        return time.monotonic()

    async def wait(self, event: asyncio.Event, until: float) -> bool:
        try:
            await asyncio.wait_for(event.wait(), max(0.0, until - self.seconds()))
        except TimeoutError:
            return False
        return True


SYSTEM_CLOCK = SystemClock()
