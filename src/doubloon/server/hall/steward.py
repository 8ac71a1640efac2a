"""The steward of a table: the scheduler of bots' turns and of timeouts. It only asks, as people do."""

import asyncio
import random
from contextlib import suppress
from functools import partial

import structlog

from doubloon.bots import in_haste
from doubloon.engine.errors import IllegalChoice
from doubloon.server.hall.bots import BotsAtTable
from doubloon.server.hall.live import LiveTable, TableClosed
from doubloon.server.hall.race import LiveRace
from doubloon.server.hall.thinkers import Thinkers
from doubloon.server.refusals import Refusal
from doubloon.server.settings import Settings
from doubloon.server.table import decide
from doubloon.server.table.state import PLAYING

log = structlog.get_logger()

FORGIVEN_MS = 250  # a move that was sent in time may still be on its way


class Steward:
    """Watches one table: `look` is called when something has happened."""

    def __init__(self, table: LiveTable, settings: Settings, thinkers: Thinkers) -> None:
        self.table = table
        self.settings = settings
        self.bots = BotsAtTable(table, thinkers)
        self.race = LiveRace(table, self.bots, thinkers, settings.race_pause_ms / 1000)
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._asking: set[asyncio.Task[None]] = set()
        table.after = self.look
        table.audience.hands = self.race.hands

    def look(self) -> None:
        """Something has happened: see what follows by itself."""
        self.race.changed.set()
        self._set_alarm()
        if (self._task is None or self._task.done()) and self._wanted():
            self._task = asyncio.create_task(self._play(), name=f"bots of {self.table.id}")

    @property
    def active(self) -> bool:
        """Whether bots are at it."""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Let go of the table."""
        self.table.after = lambda: None
        tasks = [task for task in (self._task, *self._asking) if task is not None]
        if self._alarm is not None:
            self._alarm.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Bots

    def _wanted(self) -> bool:
        state = self.table.state
        if self.table.closed or state.status != PLAYING:
            return False
        return in_haste(state.playing) or self.bots.next_seat() is not None

    async def _play(self) -> None:
        try:
            while self._wanted():
                if in_haste(self.table.state.playing):
                    await self.race.run()
                else:
                    await self._take_turn()
        except TableClosed:
            pass
        except IllegalChoice as error:  # asked again, the bot would choose the same
            log.error("bot cannot play", table=self.table.id, error=str(error))

    async def _take_turn(self) -> None:
        await asyncio.sleep(self._pause())
        seat = self.bots.next_seat()
        if seat is None:
            return
        with suppress(Refusal):  # somebody was faster, or took the seat back: look again
            await self.bots.move(seat)

    def _pause(self) -> float:
        """A bot that answers at once is hard to follow."""
        return self.settings.bot_pause_ms / 1000 * random.uniform(0.5, 1.5)

    # Clocks

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        state = self.table.state
        if self.table.closed or state.status != PLAYING or not state.waiting:
            return
        due = min(state.waiting.values()) + state.opened.pace.ms + FORGIVEN_MS
        delay = max(0.0, (due - self.table.clock.ms()) / 1000)
        self._alarm = asyncio.get_running_loop().call_later(min(delay, 86_400), self._ring)

    def _ring(self) -> None:
        task = asyncio.create_task(self._time_out(), name=f"clock of {self.table.id}")
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _time_out(self) -> None:
        state, now = self.table.state, self.table.clock.ms()
        late = [seat for seat in state.waiting if (state.due(seat) or now) + FORGIVEN_MS <= now]
        for seat in late:
            with suppress(Refusal, TableClosed):
                await self.table.ask("", partial(decide.time_out, seat=seat, now_ms=now, level=self.settings.stand_in))
        if not late:
            self._set_alarm()
