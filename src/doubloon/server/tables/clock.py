"""The clock: a port, so that tests need not wait."""

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


class SystemClock:
    """The machine's clock."""

    def ms(self) -> int:
        return time.time_ns() // 1_000_000

    def seconds(self) -> float:
        return time.monotonic()
