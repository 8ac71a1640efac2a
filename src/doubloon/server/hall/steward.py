"""The steward of a table: the scheduler of bots' turns and of timeouts. It only asks, as people do."""

import asyncio
import random
from contextlib import suppress
from functools import partial

import structlog

from doubloon.bots import in_haste
from doubloon.engine.errors import IllegalChoice
from doubloon.server.hall.bots import BotsAtTable
from doubloon.server.hall.live import PATIENCE_SECONDS, LiveTable, TableClosed, cannot_be_kept
from doubloon.server.hall.race import LiveRace
from doubloon.server.hall.thinkers import Thinkers
from doubloon.server.lesson import pauses
from doubloon.server.refusals import Refusal, RefusedMove
from doubloon.server.settings import Settings
from doubloon.server.table import decide
from doubloon.server.table.state import PLAYING

log = structlog.get_logger()

LEARNERS_GRACE_SECONDS = 2
FORGIVEN_MS = 250  # a move that was sent in time may still be on its way


_PAUSES = random.Random()  # of our own: whoever shares this process may have to repeat theirs


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
        self.table.audience.hands = lambda: None
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
        if state.lesson is not None:
            return state.step is not None and (state.step.is_scripted or state.step.late is not None)
        return in_haste(state.playing) or self.bots.next_seat() is not None

    async def _play(self) -> None:
        try:
            while self._wanted():
                if self.table.state.lesson is not None:
                    await self._follow_script()
                elif in_haste(self.table.state.playing):
                    await self.race.run()
                else:
                    await self._take_turn()
        except TableClosed:
            pass
        except RefusedMove as error:
            log.error("lesson cannot go on", table=self.table.id, error=error.text)
        except IllegalChoice as error:  # asked again, the bot would choose the same
            log.error("bot cannot play", table=self.table.id, error=str(error))

    async def _follow_script(self) -> None:
        """What a bot of a lesson does next, when what was before could be looked at."""
        state, reached = self.table.state, self.table.state.reached
        if state.step and state.step.late:
            await self._race_a_learner(reached, state.step.seconds)
            return
        if state.lesson and state.step:
            wait = pauses(state.game, state.lesson, reached, state.mover)
            await asyncio.sleep(self.settings.lesson_pause_ms / 1000 * wait)
        decision = partial(decide.scripted_move, reached=reached, secret=self.table.secret)
        await self.table.ask("", decision)

    async def _race_a_learner(self, reached: int, seconds: int) -> None:
        """A bot is faster where the learner's time runs out; the page's clock began a little later than ours."""
        clock = self.table.clock
        until = clock.seconds() + seconds + LEARNERS_GRACE_SECONDS
        while self.table.state.reached == reached and clock.seconds() < until:
            self.race.changed.clear()
            await clock.wait(self.race.changed, until)
        with suppress(Refusal):  # the learner was faster after all
            await self.table.ask("", partial(decide.late_move, reached=reached, secret=self.table.secret))

    async def _take_turn(self) -> None:
        await asyncio.sleep(self._pause())
        seat = self.bots.next_seat()
        if seat is None:
            return
        try:
            await self.bots.move(seat)
        except Refusal as refusal:  # somebody was faster, or took the seat back: look again
            if cannot_be_kept(refusal):
                await asyncio.sleep(PATIENCE_SECONDS)

    def _pause(self) -> float:
        """A bot that answers at once is hard to follow."""
        return self.settings.bot_pause_ms / 1000 * _PAUSES.uniform(0.5, 1.5) * self.bots.ponders()

    # Clocks

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        state = self.table.state
        if self.table.closed or state.status != PLAYING or not state.opened.pace.runs_out or not state.waiting:
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
            time_out = partial(decide.time_out, seat=seat, now_ms=now, level=self.settings.stand_in)
            try:
                await self.table.ask("", time_out)
            except TableClosed:
                return
            except Refusal as refusal:
                if cannot_be_kept(refusal):
                    await asyncio.sleep(PATIENCE_SECONDS)
                    self._set_alarm()
                    return
        if not late:
            self._set_alarm()
