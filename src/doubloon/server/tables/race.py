"""Real time at a table: bots act as fast as their hands are, beside people; who asks first is served first."""

import asyncio
from contextlib import suppress
from functools import partial

from doubloon.bots import AUTO, Gauge, Race, in_haste
from doubloon.server.refusals import Refusal
from doubloon.server.tables import decide
from doubloon.server.tables.bots import BotsAtTable
from doubloon.server.tables.live import LiveTable
from doubloon.server.tables.state import PLAYING
from doubloon.server.tables.thinkers import Thinkers


class LiveRace:
    """The moments in which everyone acts at once. `changed` is set when something has happened."""

    def __init__(self, table: LiveTable, bots: BotsAtTable, thinkers: Thinkers, pause: float) -> None:
        self.table = table
        self.bots = bots
        self.thinkers = thinkers
        self.pause = pause  # seconds before bots begin
        self.changed = asyncio.Event()
        self.gauge = Gauge()  # of the people at this table
        self.raced = False  # whether there was haste at all: a game that can be played in real time may go by turns

    async def run(self) -> None:
        """Let bots act, and the table's patience run out, until the haste is over."""
        clock, state = self.table.clock, self.table.state
        race, seated = self._race(), self.bots.seated()
        idle = clock.seconds() + state.playing.patience
        rested = clock.seconds() + self.pause
        moves = len(state.playing.moves)
        self.changed.clear()
        self._tell_pace()
        while not self.table.closed and state.status == PLAYING and in_haste(state.playing):
            if len(state.playing.moves) != moves:  # talk is not doing anything
                moves = len(state.playing.moves)
                idle = clock.seconds() + state.playing.patience
                rested = 0.0
                race.look_again()
            self.changed.clear()
            if seated != self.bots.seated():
                race, seated = self._race(), self.bots.seated()
            race.match = state.playing.copy()
            await self.thinkers.think(partial(race.think, max(clock.seconds(), rested)))
            ready = race.next_ready()
            if await clock.wait(self.changed, min(idle, ready[1]) if ready else idle):
                continue
            if ready and ready[1] <= idle:
                await self._arrive(race, ready[0])
            else:
                await self._expire()
        race.match = state.playing
        race.measure(clock.seconds())
        self._tell_pace()

    def _tell_pace(self) -> None:
        self.raced = True
        self.table.audience.tell_presence()

    def _race(self) -> Race:
        return Race(self.table.state.playing, self.bots.seated(), self.gauge)

    def hands(self) -> float | None:
        """The seconds for an act that bots go by: those of the slowest person; None where they go by nobody."""
        state = self.table.state
        people = [seat for seat, who in enumerate(state.seats) if not who.bot]
        follow = self.raced and state.status == PLAYING and state.opened.hands == AUTO
        return round(self.gauge.seconds(people), 1) if follow and 0 < len(people) < len(state.seats) else None

    async def _arrive(self, race: Race, seat: int) -> None:
        race.match = self.table.state.playing
        action = race.reach(seat)
        if action is not None:
            with suppress(Refusal):  # somebody was faster
                await self.bots.ask(seat, action)

    async def _expire(self) -> None:
        moves = len(self.table.state.playing.moves)
        with suppress(Refusal):
            await self.table.ask("", partial(decide.expire, moves=moves, secret=self.table.secret))
