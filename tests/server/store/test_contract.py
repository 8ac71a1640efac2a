"""What every store must do: the one in memory and the one in a database pass the same tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from doubloon.server.person import ACCOUNT, GUEST, PROGRAM, Person
from doubloon.server.store import Batch, Conflict, LoginTaken, MemoryStore, Session, Store, open_store
from doubloon.server.table.events import Moved, Opened, Row
from doubloon.server.table.listing import Listed
from doubloon.server.terms import Pace
from tests.server.store.postgres import needs_postgres, postgres

Test = Callable[[Store], Awaitable[None]]
OPENED = Opened("kraken", 2, {"round_limit": 3}, "host", pace=Pace("days", 2), public=True, talk=False)


@asynccontextmanager
async def a_store(url: str) -> AsyncIterator[Store]:
    store: Store = await open_store(url) if url else MemoryStore()
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgres", marks=needs_postgres)])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    async def run(url: str, test: Test) -> None:
        async with a_store(url) as store:
            await test(store)

    if request.param == "postgres":
        url = postgres()
    else:
        url = f"sqlite:///{tmp_path / 'test.db'}" if request.param == "sqlite" else ""
    return lambda test: asyncio.run(run(url, test))


def listed(table: str, **changes: object) -> Listed:
    row = Listed(table, "kraken", "open", True, "host", 100, None, ["ann"], "{}")
    return msgspec.structs.replace(row, **changes)


def moved(seq: int, client_id: str | None = None, actor: str = "ann") -> Row:
    return Row(seq, Moved(0, {"do": "attack", "seat": 1}, 2**64 - 1), actor, 1000 + seq, "1", client_id)


async def add(store: Store, table: str, **changes: object) -> int:
    """A new table, and the fencing number to write under."""
    await store.add_table(b"s" * 32, Batch(table, [Row(1, OPENED, "host", 1)], b"one", listed(table, **changes)))
    return await store.leases.claim(table)


def test_a_table_is_read_as_it_was_written(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await add(store, "t")
        await store.append(Batch("t", [moved(2, "a"), moved(3)], b"three", fence=fence))
        stored = await store.table("t")
        assert stored is not None
        assert stored.rows == [Row(1, OPENED, "host", 1), moved(2, "a"), moved(3)]
        assert (stored.secret, stored.snapshot) == (b"s" * 32, b"three")
        assert await store.table("other") is None

    with_store(test)


def test_a_number_or_a_message_is_written_once_and_a_conflict_writes_nothing(
    with_store: Callable[[Test], None],
) -> None:
    async def test(store: Store) -> None:
        fence = await add(store, "t")
        await store.append(Batch("t", [moved(2, "a")], b"two", fence=fence))
        for again in (moved(2), moved(3, "a")):
            with pytest.raises(Conflict):
                await store.append(Batch("t", [again], b"wrong", fence=fence))
        with pytest.raises(Conflict):
            await add(store, "t")
        await store.append(Batch("t", [moved(3, "a", "bo"), moved(4), moved(5)], b"five", fence=fence))
        stored = await store.table("t")
        assert stored is not None
        assert ([row.seq for row in stored.rows], stored.snapshot) == ([1, 2, 3, 4, 5], b"five")

    with_store(test)


def test_batches_that_wait_together_do_not_take_each_other_down(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fences = {table: await add(store, table) for table in "abc"}
        batches = [Batch(table, [moved(2)], b"2", fence=fence) for table, fence in fences.items()]
        batches.append(Batch("b", [moved(2)], b"wrong", fence=fences["b"]))
        results = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), type(None), Conflict]
        for table in "abc":
            stored = await store.table(table)
            assert stored is not None
            assert (len(stored.rows), stored.snapshot) == (2, b"2")

    with_store(test)


def test_many_who_write_at_once_are_all_served(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fences = await asyncio.gather(*(add(store, f"t{number}") for number in range(50)))
        people = [store.add_person(Person(f"p{number}", "Ann", GUEST, 1)) for number in range(50)]
        moves = [store.append(Batch(f"t{number}", [moved(2)], b"2", fence=fences[number])) for number in range(50)]
        await asyncio.gather(*people, *moves)
        assert await store.person("p49") is not None
        stored = await store.table("t49")
        assert stored is not None
        assert stored.snapshot == b"2"

    with_store(test)


def test_lists_show_what_is_open_whose_it_is_and_what_is_due(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await add(store, "new", changed_ms=300)
        await add(store, "old", changed_ms=200, people=["bo"])
        await add(store, "hidden", public=False, host="bo")
        fence = await add(store, "begun", people=["ann", "bo"])
        playing = listed("begun", status="playing", due_ms=50, people=["bo"])
        await store.append(Batch("begun", [moved(2)], b"", playing, fence))
        assert [row.id for row in await store.open_tables(0, 10)] == ["new", "old"]
        assert [row.id for row in await store.open_tables(250, 10)] == ["new"]
        assert [row.id for row in await store.open_tables(0, 1)] == ["new"]
        assert {row.id for row in await store.tables_of("bo", 10)} == {"old", "hidden", "begun"}
        assert {row.id for row in await store.tables_of("ann", 10)} == {"new", "hidden"}
        assert [row.id for row in await store.running_tables(0, 10)] == ["begun"]
        assert await store.running_tables(101, 10) == []
        assert (await store.due_tables(49), await store.due_tables(50)) == ([], ["begun"])
        over = listed("begun", status="over", due_ms=50, people=None)
        await store.append(Batch("begun", [moved(3)], b"", over, fence))
        assert await store.due_tables(50) == []
        assert {row.id for row in await store.tables_of("bo", 10)} == {"old", "hidden", "begun"}, "nobody got up"

    with_store(test)


def test_people_are_found_and_logins_are_unique(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        ann = Person("a", "Ann", GUEST, 1)
        await store.add_person(ann)
        await store.add_person(Person("r", "Robo", PROGRAM, 2, owner="a"))
        account = msgspec.structs.replace(ann, kind=ACCOUNT, login="ann", password="hash")
        await store.change_person(account)
        assert await store.person("a") == await store.person_by_login("ann") == account
        assert await store.person("b") is None
        assert await store.person_by_login("bo") is None
        assert [program.name for program in await store.programs_of("a")] == ["Robo"]
        with pytest.raises(LoginTaken):
            await store.add_person(Person("b", "Bo", ACCOUNT, 1, "ann", "hash"))

    with_store(test)


def test_sessions_end_one_by_one_or_all_of_a_person(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for person in "ab":
            await store.add_person(Person(person, person, GUEST, 1))
        for key, person in (("1", "a"), ("2", "a"), ("3", "b")):
            await store.add_session(Session(key, person, 1, None if key == "3" else 10))
        assert await store.session("1") == Session("1", "a", 1, 10)
        await store.end_session("1")
        assert await store.session("1") is None
        assert await store.session("2") is not None
        await store.end_sessions_of("a")
        assert await store.session("2") is None
        assert await store.session("3") == Session("3", "b", 1, None)
        assert await store.is_well()

    with_store(test)


def test_sessions_that_have_expired_are_forgotten_and_tokens_stay(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.add_person(Person("a", "Ann", GUEST, 1))
        for key, expires_ms in (("past", 10), ("now", 20), ("later", 21), ("token", None)):
            await store.add_session(Session(key, "a", 1, expires_ms))
        await store.forget_sessions(20)
        left = [key for key in ("past", "now", "later", "token") if await store.session(key) is not None]
        assert left == ["later", "token"]

    with_store(test)


def test_a_table_can_be_released_and_claimed_again(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        fence = await add(store, "t")
        await store.leases.release("t", fence)
        again = await store.leases.claim("t")
        await store.append(Batch("t", [moved(2)], b"2", fence=again))
        assert await store.leases.holder("t") is None
        assert await store.leases.lost({"t": again}) == []

    with_store(test)
