"""Limits: a rate limiter by token buckets. One fills up with time, and whatever is done takes a drop."""

from collections.abc import Hashable

from doubloon.server import metrics
from doubloon.server.clock import Clock
from doubloon.server.refusals import Refusal

TOO_MANY_BUCKETS = 20_000


class Limit:
    """So many per second in the long run, `burst` of them at once; each key (a person, an address) for itself."""

    def __init__(self, name: str, rate: float, burst: float, clock: Clock) -> None:
        self.name = name
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}  # drops left, and when that was

    def allows(self, key: Hashable) -> bool:
        """Whether it may be done once more; counts if so."""
        now = self._clock.seconds()
        left, then = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            metrics.LIMITED.labels(self.name).inc()
            return False
        self._left[key] = (left - 1, now)
        if len(self._left) > TOO_MANY_BUCKETS:
            self._forget(now)
        return True

    def check(self, key: Hashable) -> None:
        """Refusal if it may not be done now."""
        if not self.allows(key):
            raise Refusal("refused-too-often", status=429, limit=self.name, seconds=max(1, round(1 / self.rate)))

    def _forget(self, now: float) -> None:
        """Full buckets need not be kept."""
        self._left = {
            key: (left, then)
            for key, (left, then) in self._left.items()
            if left + (now - then) * self.rate < self.burst
        }


def per_minute(name: str, count: int, clock: Clock) -> Limit:
    """A limit of so many per minute."""
    return Limit(name, count / 60, count, clock)


def per_hour(name: str, count: int, clock: Clock) -> Limit:
    """A limit of so many per hour."""
    return Limit(name, count / 3600, count, clock)
