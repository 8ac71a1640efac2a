"""The time of day does not jump where somebody sets the system's clock."""

import pytest

from doubloon.server.clock import SystemClock

HOUR_NS = 3_600_000_000_000
MINUTE_NS = 60_000_000_000


class Machine:
    """A machine's two times, which a test moves."""

    def __init__(self) -> None:
        self.day = 1_800_000_000_000_000_000
        self.even = 5_000_000_000

    def passes(self, ns: int) -> None:
        self.day += ns
        self.even += ns


@pytest.mark.parametrize("jump", [100 * 24 * HOUR_NS, HOUR_NS, -HOUR_NS, -100 * 24 * HOUR_NS])
def test_a_clock_that_is_set_changes_no_time_by_more_than_a_hundredth(jump: int) -> None:
    machine = Machine()
    clock = SystemClock(lambda: machine.day, lambda: machine.even)
    before = clock.ms()
    machine.day += jump
    assert clock.ms() == before
    for _ in range(60):
        machine.passes(MINUTE_NS)
        clock.ms()
    passed = clock.ms() - before
    assert abs(passed - 3_600_000) <= 36_000
    assert passed != 3_600_000, "it goes towards what was set"


def test_a_small_correction_is_made_within_minutes() -> None:
    machine = Machine()
    clock = SystemClock(lambda: machine.day, lambda: machine.even)
    machine.day += 500_000_000
    for _ in range(60):
        machine.passes(1_000_000_000)
        clock.ms()
    assert clock.ms() == machine.day // 1_000_000


def test_it_never_goes_back() -> None:
    machine = Machine()
    clock = SystemClock(lambda: machine.day, lambda: machine.even)
    machine.day -= HOUR_NS
    told = []
    for _ in range(100):
        machine.passes(7_000_000)
        told.append(clock.ms())
    assert told == sorted(told)
