"""Bots at a live table in real time: what each of them is about to do, and when it will be done."""

from collections.abc import Mapping

from doubloon.bots.bot import Bot
from doubloon.bots.gauge import AUTO, Gauge
from doubloon.bots.tempo import (
    NOBODY,
    NOTHING,
    SECOND,
    drop_everything,
    look_again,
    new_tempo,
    next_ready,
)
from doubloon.engine.actions import Action
from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.engine.realtime import NO_HASTE


def in_haste(match: Match) -> bool:
    """Whether everyone acts at once now."""
    return match.game.real_time and match.haste != NO_HASTE


class Race:
    """The bots of a table that act as fast as their hands are; people may act in between.

    `now` is any clock that runs in seconds. Bots alone, each waited for, play as they do in a simulation. A table keeps
    one gauge for all its races: by that go the bots whose hand is AUTO.
    """

    def __init__(self, match: Match, bots: Mapping[int, Bot], gauge: Gauge | None = None) -> None:
        self.match = match
        self.bots = bots
        self.gauge = gauge or Gauge()
        self._tempo = new_tempo()[0]

    def think(self, now: float) -> None:
        """Whoever may act and has nothing in hand sets about something."""
        self.measure(now)
        tempo, s = self._tempo, self.match.state
        tempo.now = round(now * SECOND)
        if tempo.rounds != s.rounds:
            drop_everything(tempo, s.rounds)
        for seat in self._waiting():
            if tempo.intent[seat] == NOTHING:
                self.bots[seat].set_about(self.match, seat, tempo)

    @property
    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def measure(self, now: float) -> None:
        """See how fast people were, and go by that; `think` does so too, but not when the haste is over."""
        followers = [bot for bot in self.bots.values() if bot.hand == AUTO]
        if not followers:
            return
        self.gauge.look(self.match, self.people, now)
        for bot in followers:
            bot.mind[0].stretch = self.gauge.stretch(bot.level, self.people)

    def next_ready(self) -> tuple[int, float] | None:
        """The bot that will be ready first, and when; None while all of them wait for others."""
        waiting = sum(1 << seat for seat in self._waiting())
        seat = int(next_ready(waiting, self.match.haste, self.match.players, self._tempo))
        return None if seat == NOBODY else (seat, self._tempo.due[seat] / SECOND)

    def arrive(self, seat: int) -> list[Event]:
        """Make the move that a bot's hand was at; nothing happens if somebody was faster."""
        action = self.reach(seat)
        if action is None:
            return []
        self.look_again()
        return self.match.play(seat, action)

    def reach(self, seat: int) -> Action | None:
        """The action that a bot's hand was at, which is free for another now; None if somebody was faster."""
        action = int(self._tempo.intent[seat])
        self._tempo.intent[seat] = NOTHING
        return self.match.game.actions.decode(action) if self.match.mask(seat)[action] else None

    def look_again(self) -> None:
        """Something happens: bots that were waiting think again."""
        look_again(self._tempo)

    def _waiting(self) -> list[int]:
        return [seat for seat in self.match.actors if seat in self.bots]
