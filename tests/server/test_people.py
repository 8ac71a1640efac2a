"""Who a cookie stands for, and for how long."""

import asyncio

import pytest

from doubloon.server.people import People
from doubloon.server.people.registry import DAY_MS
from doubloon.server.store import MemoryStore
from tests.server.running import HandClock


@pytest.mark.parametrize(("days", "good"), [(89.9, True), (90, False), (1000, False)])
def test_a_cookie_expires(days: float, good: bool) -> None:
    async def run() -> bool:
        clock = HandClock()
        people = People(MemoryStore(), "k" * 32, 90, clock)
        ann = people.guest("Ann")
        cookie = await people.admit(ann)
        clock.now += days * DAY_MS / 1000
        return await people.of_cookie(cookie) == ann

    assert asyncio.run(run()) is good


def test_a_cookie_of_another_server_is_nobodys() -> None:
    async def run() -> object:
        store, clock = MemoryStore(), HandClock()
        people = People(store, "k" * 32, 90, clock)
        cookie = await people.admit(people.guest("Ann"))
        return await People(store, "j" * 32, 90, clock).of_cookie(cookie)

    assert asyncio.run(run()) is None
