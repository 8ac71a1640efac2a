"""Several server processes on one PostgreSQL: who has a table, who takes it over, and who cannot write any more."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from doubloon.server.store import Batch, Conflict, open_store
from doubloon.server.store.leases import Elsewhere
from doubloon.server.store.postgres import PostgresStore
from tests.server.store.postgres import end_lease, needs_postgres, postgres, set_clock_back
from tests.server.store.test_contract import add, moved

LEASE_SECONDS = 60.0
pytestmark = needs_postgres


def with_two(test: Callable[[PostgresStore, PostgresStore], Awaitable[None]], seconds: float = LEASE_SECONDS) -> None:
    """Run a test with the stores of two processes, which begin at the same time."""

    async def run(url: str) -> None:
        addresses = ("http://one", "http://two")
        one, two = await asyncio.gather(*(open_store(url, address, seconds) for address in addresses))
        assert isinstance(one, PostgresStore)
        assert isinstance(two, PostgresStore)
        await test(one, two)
        await one.close()
        await two.close()

    asyncio.run(run(postgres()))


async def end_lease_of(store: PostgresStore, address: str) -> None:
    url = store.engine.url.render_as_string(hide_password=False)
    await asyncio.to_thread(end_lease, url, address)


async def fall_silent(store: PostgresStore, address: str) -> None:
    """Be stopped for longer than a lease lasts."""
    heart = store.leases._heart
    assert heart is not None
    heart.cancel()
    await end_lease_of(store, address)


def test_a_table_belongs_to_who_claimed_it_and_others_are_told_where() -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await add(one, "t")
        assert (await one.leases.holder("t"), await two.leases.holder("t")) == (None, "http://one")
        with pytest.raises(Elsewhere) as told:
            await two.leases.claim("t")
        assert told.value.address == "http://one"

    with_two(test)


def test_a_lease_is_renewed_while_its_process_is_alive() -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await add(one, "t")
        await end_lease_of(one, "http://one")
        while await two.leases.holder("t") != "http://one":  # which beats on
            await asyncio.sleep(0.01)

    with_two(test, seconds=3.0)


def test_who_was_silent_for_too_long_cannot_write_once_the_table_is_taken() -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        old = await add(one, "t")
        await one.append(Batch("t", [moved(2)], b"2", fence=old))
        await fall_silent(one, "http://one")
        await one.append(Batch("t", [moved(3)], b"3", fence=old))  # nobody has taken it yet
        new = await two.leases.claim("t")
        assert new > old
        with pytest.raises(Conflict, match="another server process has taken t"):
            await one.append(Batch("t", [moved(4)], b"late", fence=old))
        assert await one.leases.lost({"t": old}) == ["t"]
        await one.leases.release("t", old)  # what was lost cannot be given away
        await two.append(Batch("t", [moved(4)], b"4", fence=new))
        stored = await two.table("t")
        assert stored is not None
        assert ([row.seq for row in stored.rows], stored.snapshot) == ([1, 2, 3, 4], b"4")

    with_two(test)


def test_only_one_of_many_who_claim_a_table_at_once_gets_it() -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        fence = await add(one, "t")
        await one.leases.release("t", fence)
        claims = (one.leases.claim("t"), two.leases.claim("t"))
        results = await asyncio.gather(*claims, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Elsewhere", "int"]

    with_two(test)


def test_a_process_that_stops_releases_its_tables_and_wakes_the_others() -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await add(one, "t")
        woken = asyncio.create_task(two.leases.pause(600))
        await asyncio.sleep(0)  # it listens
        await one.close()
        await asyncio.wait_for(woken, 60)
        assert await two.leases.claim("t") > 1

    with_two(test)


def test_a_row_of_a_table_that_nobody_knows_is_claimed_by_nobody() -> None:
    async def test(one: PostgresStore, _two: PostgresStore) -> None:
        assert await one.leases.claim("nowhere") == 0
        with pytest.raises(Conflict):
            await one.append(Batch("nowhere", [moved(1)], b""))

    with_two(test)


def test_a_database_whose_clock_was_set_back_does_not_keep_a_dead_process_alive() -> None:
    async def test(one: PostgresStore, two: PostgresStore) -> None:
        await add(one, "t")
        url = one.engine.url.render_as_string(hide_password=False)
        await set_clock_back(url, "http://one")
        assert await two.leases.holder("t") is None
        fence = await two.leases.claim("t")
        with pytest.raises(Conflict):
            await one.append(Batch("t", [moved(2)], b"2", fence=fence - 1))

    with_two(test)
