"""Limits: a bucket that fills with time."""

import pytest

from doubloon.server import limits
from doubloon.server.limits import Limit
from doubloon.server.refusals import Refusal
from tests.server.running import HandClock


def test_a_burst_is_allowed_and_then_the_rate() -> None:
    clock = HandClock()
    limit = Limit("talk", rate=0.5, burst=3, clock=clock)
    assert [limit.allows("ann") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("bo")
    clock.now += 1.9
    assert not limit.allows("ann")
    clock.now += 0.2
    assert [limit.allows("ann") for _ in range(2)] == [True, False]
    with pytest.raises(Refusal, match="limit talk") as refused:
        limit.check("ann")
    assert refused.value.status == 429


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TOO_MANY_BUCKETS", 10)
    clock = HandClock()
    limit = Limit("requests", rate=1, burst=1, clock=clock)
    for key in range(10):
        limit.allows(key)
    clock.now += 5
    limit.allows("new")
    assert len(limit._left) == 1
