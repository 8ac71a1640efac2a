"""Bots at a live table in real time: what each of them is about to do, and when it will be done."""

from collections.abc import Mapping
from dataclasses import dataclass

from doubloon.bots.arrivals import NOBODY, keep_to_round, look_again, next_ready
from doubloon.bots.bot import Bot
from doubloon.bots.gauge import AUTO, Gauge
from doubloon.bots.tempo import NOTHING, SECOND, new_tempo
from doubloon.engine.actions import Action
from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.engine.realtime import NO_HASTE


def in_haste(match: Match) -> bool:
    """Whether everyone acts at once now."""
    return match.game.real_time and match.haste != NO_HASTE


@dataclass(frozen=True)
class Moment:
    """What will happen, if nothing else does before."""

    seat: int | None  # the bot whose hand is there then; None: the table's patience is at an end
    time: float


class Race:
    """The bots of a table that act as fast as their hands are; people may act in between.

    The loop of a live table is: ask what is `next`, wait until then, and if nothing has happened carry it out. Times
    are those of any clock that runs in seconds. Bots alone, each waited for, play as they do in a simulation.

    A table keeps one gauge for all its races: by that go the bots whose hand is AUTO.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        gauge: Gauge | None = None,
        *,
        now: float = 0.0,
        pause: float = 0.0,  # seconds before bots begin, unless something happens earlier
    ) -> None:
        self.match = match
        self.bots = bots
        self.gauge = gauge or Gauge(match.game.motions)
        self._touched = now  # when something happened last
        self._rested = now + pause
        self._moves = len(match.moves)  # how many were seen
        self._tempo = new_tempo()[0]

    @property
    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def seat(self, bots: Mapping[int, Bot]) -> None:
        """Let these bots play; if there are others than before, all think anew."""
        if bots != self.bots:
            self.bots = bots
            self._tempo = new_tempo()[0]

    def next(self, now: float) -> Moment | None:
        """Whose hand is next, as things are now; None when the haste is over."""
        if not in_haste(self.match):
            self.measure(now)
            return None
        if len(self.match.moves) != self._moves:
            self._moves = len(self.match.moves)
            self._touched, self._rested = now, now
            look_again(self._tempo)
        self.think(max(now, self._rested))
        ready, idle = self._next_ready(), self._touched + self.match.patience
        if ready is None or (ready.time > idle and self.people):
            return Moment(None, idle)
        return ready

    def carry_out(self, moment: Moment) -> list[Event]:
        """Let it happen; nothing does if a hand is too late."""
        if moment.seat is None:
            return self.match.expire()
        action = self.reach(moment.seat)
        return [] if action is None else self.match.play(moment.seat, action)

    def reach(self, seat: int) -> Action | None:
        """The action that a bot's hand was at, which is free for another now; None if somebody was faster."""
        action = int(self._tempo.intent[seat])
        self._tempo.intent[seat] = NOTHING
        return self.match.game.actions.decode(action) if self.match.mask(seat)[action] else None

    def think(self, now: float) -> None:
        """Whoever may act and has nothing in hand sets about something."""
        self.measure(now)
        self._tempo.now = round(now * SECOND)
        keep_to_round(self.match.state, self._tempo)
        for seat in self._waiting():
            if self._tempo.intent[seat] == NOTHING:
                self.bots[seat].set_about(self.match, seat, self._tempo)

    def measure(self, now: float) -> None:
        """See how fast people were, and go by that."""
        followers = [bot for bot in self.bots.values() if bot.hand == AUTO]
        if not followers:
            return
        self.gauge.look(self.match, self.people, now)
        for bot in followers:
            bot.mind[0].stretch = self.gauge.stretch(bot.level, self.people)

    def _next_ready(self) -> Moment | None:
        waiting = sum(1 << seat for seat in self._waiting())
        seat = int(next_ready(waiting, self.match.haste, self.match.players, self._tempo))
        return None if seat == NOBODY else Moment(seat, self._tempo.due[seat] / SECOND)

    def _waiting(self) -> list[int]:
        return [seat for seat in self.match.actors if seat in self.bots]
