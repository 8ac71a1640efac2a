"""The logbook of a table that comes back into memory."""

import asyncio

import msgspec

from doubloon.server.hall.logbook import LOG_LENGTH, Entry, Logbook
from doubloon.server.table.events import Moved, Opened, Row, Sat, Started
from doubloon.server.table.state import TableState

OPENED = Opened("kraken", 2, {}, "ann")


def played(moves: int) -> list[Row]:
    """The rows of a table with so many moves."""
    state = TableState.of(OPENED)
    rows: list[Row] = []

    def happen(happening: Opened | Sat | Started | Moved) -> None:
        rows.append(Row(len(rows) + 1, happening, "", 0, state.game.version))
        state.apply(rows[-1])

    for first in (OPENED, Sat(0, "ann", "Ann"), Sat(1, "bo", "Bo"), Started(1, "hash")):
        happen(first)
    for entropy in range(moves):
        (seat,) = state.actors
        happen(Moved(seat, state.playing.legal(seat)[-1], entropy))
    return rows


def numbers(logbook: Logbook) -> list[int]:
    return [step.seq for step in logbook.steps(None)]


def test_what_was_before_is_recalled_once_however_many_arrive() -> None:
    async def arrive() -> list[int]:
        logbook = Logbook(played(10))
        assert numbers(logbook) == []
        await asyncio.gather(logbook.recall(), logbook.recall())
        await logbook.recall()
        return numbers(logbook)

    assert asyncio.run(arrive()) == list(range(4, 15))


def test_what_happens_while_it_is_recalled_comes_after_it() -> None:
    rows = played(10)

    async def arrive() -> list[int]:
        logbook = Logbook(rows[:-1])
        recalling = asyncio.create_task(logbook.recall())
        await asyncio.sleep(0)
        logbook.add(Entry(rows[-1], ()))
        await recalling
        return numbers(logbook)

    assert asyncio.run(arrive()) == list(range(4, 15))


def test_only_the_last_steps_are_kept() -> None:
    rows = played(LOG_LENGTH + 20)

    async def arrive() -> list[int]:
        logbook = Logbook(rows)
        await logbook.recall()
        return numbers(logbook)

    assert asyncio.run(arrive()) == [row.seq for row in rows[-LOG_LENGTH:]]


def test_moves_under_other_rules_are_not_played_again() -> None:
    rows = [msgspec.structs.replace(row, rules="0") for row in played(5)]

    async def arrive() -> list[int]:
        logbook = Logbook(rows)
        await logbook.recall()
        return numbers(logbook)

    assert asyncio.run(arrive()) == []
