"""Real time at a table: the scheduler of bots' acts, as fast as their hands are; who asks first is served first."""

import asyncio
from functools import partial

from doubloon.bots import AUTO, Gauge, Moment, Race
from doubloon.server.hall.bots import BotsAtTable
from doubloon.server.hall.live import PATIENCE_SECONDS, LiveTable, cannot_be_kept
from doubloon.server.hall.thinkers import Thinkers
from doubloon.server.refusals import Refusal
from doubloon.server.table import decide
from doubloon.server.table.state import PLAYING


class LiveRace:
    """The moments in which everyone acts at once. `changed` is set when something has happened."""

    def __init__(self, table: LiveTable, bots: BotsAtTable, thinkers: Thinkers, pause: float) -> None:
        self.table = table
        self.bots = bots
        self.thinkers = thinkers
        self.pause = pause  # seconds before bots begin
        self.changed = asyncio.Event()
        self.gauge = Gauge(table.state.game.motions)  # of the people at this table
        self.raced = False  # whether there was haste at all: a game that can be played in real time may go by turns

    async def run(self) -> None:
        """Let bots act, and the table's patience run out, until the haste is over."""
        clock, state = self.table.clock, self.table.state
        race = Race(state.playing, self.bots.seated(), self.gauge, now=clock.seconds(), pause=self.pause)
        self._tell_pace()
        while not self.table.closed and state.status == PLAYING:
            self.changed.clear()
            race.seat(self.bots.seated())
            race.match = state.playing.copy()  # it does not change while bots think
            moment = await self.thinkers.think(partial(race.next, clock.seconds()))
            if moment is None:
                break
            if not await clock.wait(self.changed, moment.time):
                await self._carry_out(race, moment)
        self._tell_pace()

    def _tell_pace(self) -> None:
        self.raced = True
        self.table.audience.tell_presence()

    def hands(self) -> float | None:
        """The seconds for an act that bots go by: those of the slowest person; None where they go by nobody."""
        state = self.table.state
        people = [seat for seat, who in enumerate(state.seats) if not who.bot]
        follow = self.raced and state.status == PLAYING and state.opened.hands == AUTO
        return round(self.gauge.seconds(people), 1) if follow and 0 < len(people) < len(state.seats) else None

    async def _carry_out(self, race: Race, moment: Moment) -> None:
        match = race.match = self.table.state.playing
        try:
            if moment.seat is None:
                expire = partial(decide.expire, moves=len(match.moves), secret=self.table.secret)
                await self.table.ask("", expire)
                return
            action = race.reach(moment.seat)
            if action is not None:
                await self.bots.ask(moment.seat, action)
        except Refusal as refusal:  # somebody was faster
            if cannot_be_kept(refusal):
                await asyncio.sleep(PATIENCE_SECONDS)
