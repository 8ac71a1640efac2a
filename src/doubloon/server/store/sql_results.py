"""How games came out, in a database."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Row as SqlRow
from sqlalchemy import Select, func, select

from doubloon.server.store import result_writes as writes
from doubloon.server.store.conflict import Conflict
from doubloon.server.store.results import DOUBTS, Line, Moved, Rating
from doubloon.server.store.schema import outcomes, places, rated, ratings, tables
from doubloon.server.store.statements import Rows, Write
from doubloon.server.table.outcome import Outcome, Place
from doubloon.server.table.state import OVER

Read = Callable[..., Awaitable[list[Rows]]]
Commit = Callable[[list[Write]], Awaitable[None]]


class SqlResults:
    """Outcomes and ratings, asked for and written as the store does."""

    def __init__(self, read: Read, commit: Commit) -> None:
        self._read = read
        self._commit = commit

    async def add(self, outcome: Outcome) -> None:
        with suppress(Conflict):  # another server process knew it too
            await self._commit(writes.added([outcome]))

    async def missing(self) -> list[str]:
        known = tables.outerjoin(outcomes)
        over = select(tables.c.id).select_from(known).where((tables.c.status == OVER) & outcomes.c.table.is_(None))
        (found,) = await self._read(over.order_by(tables.c.changed_ms))
        return [row.id for row in found]

    async def outcome(self, table: str) -> Outcome | None:
        return next(iter(await self._outcomes(select(outcomes).where(outcomes.c.table == table))), None)

    async def waiting(self) -> list[str]:
        unmoved = select(outcomes.c.table).outerjoin(rated, rated.c.table == outcomes.c.table)
        wanted = unmoved.where(outcomes.c.rated & rated.c.table.is_(None))
        (found,) = await self._read(wanted.order_by(outcomes.c.ended_ms, outcomes.c.table))
        return [row.table for row in found]

    async def has_moved(self, table: str) -> bool:
        (found,) = await self._read(select(rated.c.number).where(rated.c.table == table))
        return bool(found)

    async def last_number(self, game: str) -> int:
        (found,) = await self._read(select(func.max(rated.c.number).label("last")).where(rated.c.game == game))
        return found[0].last or 0

    async def ratings(self, game: str, people: Collection[str]) -> dict[str, Rating]:
        wanted = (ratings.c.game == game) & ratings.c.person.in_(people)
        (found,) = await self._read(select(ratings).where(wanted))
        return {row.person: _rating(row) for row in found}

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        (found,) = await self._read(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
        return {row.game: _rating(row) for row in found}

    async def rate(self, outcome: Outcome, number: int, moved: Moved) -> None:
        await self._commit(writes.moved_by(outcome, number, moved))

    async def rated(self, game: str) -> list[Outcome]:
        query = select(outcomes).join(rated, rated.c.table == outcomes.c.table).where(rated.c.game == game)
        return await self._outcomes(query.order_by(rated.c.number))

    async def rate_anew(self, game: str, steps: Sequence[tuple[str, Moved]]) -> None:
        await self._commit(writes.moved_anew(game, steps))

    async def leaders(self, game: str, least_games: int, limit: int) -> list[tuple[str, Rating]]:
        wanted = select(ratings).where((ratings.c.game == game) & (ratings.c.games >= least_games))
        surely = ratings.c.mu - DOUBTS * ratings.c.sigma
        (found,) = await self._read(wanted.order_by(surely.desc(), ratings.c.person).limit(limit))
        return [(row.person, _rating(row)) for row in found]

    async def lines_of(self, person: str) -> list[Line]:
        mine = [places.c[name] for name in Line.__struct_fields__ if name in places.c]
        query = select(outcomes.c.game, outcomes.c.ended_ms, *mine).join(outcomes, outcomes.c.table == places.c.table)
        in_order = query.where(places.c.person == person).order_by(outcomes.c.ended_ms, outcomes.c.table)
        (found,) = await self._read(in_order)
        return [Line(**row._mapping) for row in found]

    async def games_of(self, person: str, before_ms: int, limit: int) -> list[Outcome]:
        mine = select(outcomes).join(places, places.c.table == outcomes.c.table)
        wanted = mine.where((places.c.person == person) & (outcomes.c.ended_ms < before_ms))
        return await self._outcomes(wanted.order_by(outcomes.c.ended_ms.desc(), outcomes.c.table).limit(limit))

    async def _outcomes(self, query: Select[Any]) -> list[Outcome]:
        within = select(places).where(places.c.table.in_(query.with_only_columns(outcomes.c.table)))
        heads, seats = await self._read(query, within.order_by(places.c.seat))
        of_table: dict[str, list[Place]] = defaultdict(list)
        for seat in seats:
            of_table[seat.table].append(Place(**{name: getattr(seat, name) for name in Place.__struct_fields__}))
        return [Outcome(**head._mapping, places=of_table[head.table]) for head in heads]


def _rating(row: SqlRow[Any]) -> Rating:
    return Rating(row.mu, row.sigma, row.games)
