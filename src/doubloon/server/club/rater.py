"""The rater: moves ratings by games that have ended, by background work beside the tables, each game once.

Games of one kind move ratings one after the other, by numbers. Where another server process was faster with a number,
the game is rated by what that one left.
"""

import asyncio
from contextlib import suppress

import structlog

from doubloon.server.club.rating import anew, moved
from doubloon.server.store.conflict import Conflict
from doubloon.server.store.port import Store
from doubloon.server.store.results import Results
from doubloon.server.store.unavailable import UNAVAILABLE
from doubloon.server.table.fold import bring_back
from doubloon.server.table.outcome import outcome_of
from doubloon.server.table.state import OVER

MOST_TRIES = 100  # with other processes at the same game

log = structlog.get_logger()


class Rater:
    """Takes the ids of tables whose games are over."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._at_work = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin with what was left, and with games from before outcomes were kept."""
        self._task = asyncio.create_task(self._rate_for_ever(), name="rater")

    def want(self, table: str) -> None:
        """The game at a table is over."""
        self._waiting.put_nowait(table)

    async def rate_anew(self, game: str) -> int:
        """All ratings of a game computed once more; how many games that were."""
        async with self._at_work:
            return await rate_anew(self._store.results, game)

    async def close(self) -> None:
        """What is left waits for the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rate_for_ever(self) -> None:
        with suppress(*UNAVAILABLE):
            await self._catch_up()
        while True:
            await self._alone(await self._waiting.get())

    async def _catch_up(self) -> None:
        for table in await self._store.results.missing():
            try:
                await self._recount(table)
            except Exception as error:  # one game keeps no other from being counted
                log.warning("game not counted", table=table, error=repr(error))
        for table in await self._store.results.waiting():
            self.want(table)

    async def _recount(self, table: str) -> None:
        """How a game came out that ended before that was kept: its rows say so."""
        stored = await self._store.table(table)
        if stored is not None:
            state = await asyncio.to_thread(bring_back, stored.rows, stored.snapshot, over=True)
            if state.status == OVER:
                await self._store.results.add(outcome_of(table, state, stored.rows[-1].at_ms))

    async def _alone(self, table: str) -> None:
        try:
            async with self._at_work:
                await rate(self._store.results, table)
        except Exception as error:
            log.warning("game not rated", table=table, error=repr(error))


async def rate(results: Results, table: str) -> None:
    """Let the ratings of a game's people move by it, unless they have."""
    for _ in range(MOST_TRIES):
        outcome = await results.outcome(table)
        if outcome is None or not outcome.rated or await results.has_moved(table):
            return
        number = await results.last_number(outcome.game) + 1
        before = await results.ratings(outcome.game, [place.person for place in outcome.places if place.person])
        try:
            await results.rate(outcome, number, moved(outcome, before))
        except Conflict:
            continue
        return


async def rate_anew(results: Results, game: str) -> int:
    """All ratings of a game computed once more from how its games came out; how many games that were."""
    while True:
        rated, last = await results.rated(game), await results.last_number(game)
        await results.rate_anew(game, await asyncio.to_thread(lambda games=rated: list(anew(games))))  # type: ignore[misc]
        if await results.last_number(game) == last:  # else a game ended meanwhile, perhaps at another server process
            return len(rated)
