"""How games came out is kept, and who moved by it: in every store alike."""

from collections.abc import Callable

import msgspec
import pytest

from doubloon.server.store import Batch, Conflict, Store
from doubloon.server.store.results import Rating
from doubloon.server.table.outcome import Outcome, Place
from tests.server.store.test_contract import Test, add, listed, moved, with_store

__all__ = ["with_store"]
WithStore = Callable[[Test], None]


def place(seat: int, person: str, rank: int, bot: str = "") -> Place:
    return Place(seat, person, bot, "", rank, 2.5, rank == 1, gave_up=False)


def ended(table: str, ended_ms: int = 1, **changes: object) -> Outcome:
    both = [place(0, "ann", 1), place(1, "bo", 2)]
    outcome = Outcome(table, "kraken", ended_ms, decided=True, spectators=True, rated=True, places=both)
    return msgspec.structs.replace(outcome, **changes)


async def end(store: Store, outcome: Outcome) -> None:
    """A table whose game ends so."""
    fence = await add(store, outcome.table)
    over = listed(outcome.table, status="over")
    await store.append(Batch(outcome.table, [moved(2)], b"2", over, fence, outcome))


def test_an_outcome_is_kept_with_the_row_that_ends_the_game(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await end(store, ended("t"))
        assert await store.results.outcome("t") == ended("t")
        assert await store.results.outcome("other") is None
        fence = await add(store, "u")
        await store.append(Batch("u", [moved(2)], b"2", fence=fence))
        with pytest.raises(Conflict):  # nothing of it is written where the row cannot be
            await store.append(Batch("u", [moved(2)], b"2", fence=fence, outcome=ended("u")))
        assert await store.results.outcome("u") is None

    with_store(test)


def test_what_ended_before_outcomes_were_kept_is_found_and_added_once(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        fence = await add(store, "old")
        await store.append(Batch("old", [moved(2)], b"2", listed("old", status="over"), fence))
        await add(store, "open")
        assert await store.results.missing() == ["old"]
        await store.results.add(ended("old", places=[]))
        await store.results.add(ended("old", places=[]))
        assert await store.results.missing() == []
        assert await store.results.lines_of("ann") == []

    with_store(test)


def test_games_of_a_person_are_read_by_their_ends(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        for table, ended_ms in (("b", 2), ("a", 1), ("c", 3)):
            await end(store, ended(table, ended_ms))
        await end(store, ended("d", 4, places=[place(0, "bo", 1), place(1, "", 2, "mate")]))
        assert [line.table for line in await store.results.lines_of("ann")] == ["a", "b", "c"]
        assert [game.table for game in await store.results.games_of("ann", 3, 10)] == ["b", "a"]
        newest = await store.results.games_of("bo", 10, 1)
        assert newest == [ended("d", 4, places=[place(0, "bo", 1), place(1, "", 2, "mate")])]

    with_store(test)


def test_ratings_move_once_by_each_game_in_the_order_of_its_number(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        results = store.results
        for table, ended_ms, counts in (("two", 2, True), ("one", 1, True), ("fun", 3, False)):
            await end(store, ended(table, ended_ms, rated=counts))
        assert await results.waiting() == ["one", "two"]
        assert await results.last_number("kraken") == 0
        assert not await results.has_moved("one")
        await results.rate(ended("one"), 1, {"ann": Rating(26.0, 8.0, 1), "bo": Rating(24.0, 8.0, 1)})
        for table, number in (("two", 1), ("one", 2)):
            with pytest.raises(Conflict):
                await results.rate(ended(table), number, {"ann": Rating(99.0, 1.0, 9)})
        await results.rate(ended("two"), 2, {"ann": Rating(27.0, 7.0, 2)})
        assert (await results.has_moved("one"), await results.last_number("kraken")) == (True, 2)
        assert await results.waiting() == []
        assert await results.ratings("kraken", ["ann", "cy"]) == {"ann": Rating(27.0, 7.0, 2)}
        assert await results.ratings_of("bo") == {"kraken": Rating(24.0, 8.0, 1)}
        assert [(line.mu, line.sigma) for line in await results.lines_of("ann")] == [(26, 8), (27, 7), (None, None)]
        assert [game.table for game in await results.rated("kraken")] == ["one", "two"]

    with_store(test)


def test_the_best_are_those_who_are_surely_good_and_have_played_enough(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        moved = {"sure": Rating(30.0, 1.0, 9), "lucky": Rating(33.0, 8.0, 9), "new": Rating(40.0, 1.0, 2)}
        await end(store, ended("t"))
        await store.results.rate(ended("t"), 1, moved)
        assert await store.results.leaders("kraken", 5, 10) == [("sure", moved["sure"]), ("lucky", moved["lucky"])]
        assert await store.results.leaders("kraken", 5, 1) == [("sure", moved["sure"])]
        assert await store.results.leaders("nozoku", 0, 10) == []

    with_store(test)


def test_ratings_of_a_game_are_replaced_as_a_whole(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await end(store, ended("t"))
        await store.results.rate(ended("t"), 1, {"ann": Rating(1.0, 1.0, 1), "cy": Rating(1.0, 1.0, 1)})
        await store.results.rate_anew("kraken", [("t", {"ann": Rating(26.0, 8.0, 1), "bo": Rating(24.0, 8.0, 1)})])
        assert await store.results.leaders("kraken", 0, 9) == [("ann", Rating(26, 8, 1)), ("bo", Rating(24, 8, 1))]
        assert [line.mu for line in await store.results.lines_of("ann")] == [26]

    with_store(test)


def test_nothing_of_a_deleted_table_stays(with_store: WithStore) -> None:
    async def test(store: Store) -> None:
        await end(store, ended("t"))
        await store.results.rate(ended("t"), 1, {})
        await store.delete_table("t")
        assert await store.results.outcome("t") is None
        assert await store.results.lines_of("ann") == []
        assert await store.results.rated("kraken") == []

    with_store(test)
