"""Bots at a live table in real time: what each of them is about to do, and when it will be done."""

from collections.abc import Mapping

from doubloon.bots.bot import Bot
from doubloon.bots.choose import new_desk
from doubloon.bots.playing import drop_everything, look_again, next_ready
from doubloon.bots.tempo import NEVER, NOTHING, Clock, set_about
from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.records import new

MICROSECONDS = 1_000_000


def in_haste(match: Match) -> bool:
    """Whether everyone acts at once now."""
    return bool(match.game.rules.haste(match.state) != NO_HASTE)


class Race:
    """The bots of a table that act as fast as their hands are; people may act in between.

    `now` is any clock that runs in seconds. Bots alone, each waited for, play as they do in a simulation.
    """

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.bots = bots
        self._clocks = new(Clock, match.players)
        self._clocks["due"] = NEVER
        for seat, bot in bots.items():
            self._clocks[seat].hand = bot.hand
        self._desk = new_desk(match.game)[0]
        self._rounds = -1

    def think(self, now: float) -> None:
        """Whoever may act and has nothing in hand sets about something."""
        if self._rounds != self.match.state.rounds:
            self._rounds = int(self.match.state.rounds)
            drop_everything(self._clocks)
        for seat in self._waiting():
            clock = self._clocks[seat]
            if clock.intent == NOTHING:
                set_about(self.match.state, seat, self.bots[seat].mind[0], clock, self._desk, round(now * MICROSECONDS))

    def next_ready(self) -> tuple[int, float] | None:
        """The bot that will be ready first, and when; None while all of them wait for others."""
        waiting = sum(1 << seat for seat in self._waiting())
        first = self.match.game.rules.haste(self.match.state)
        seat = int(next_ready(waiting, first, self._clocks))
        return (seat, self._clocks[seat].due / MICROSECONDS) if seat >= 0 else None

    def arrive(self, seat: int) -> list[Event]:
        """Make the move that a bot's hand was at; nothing happens if somebody was faster."""
        action = int(self._clocks[seat].intent)
        self._clocks[seat].intent = NOTHING
        if not self.match.mask(seat)[action]:
            return []
        events = self.match.play(seat, self.match.game.actions.decode(action))
        self.look_again()
        return events

    def look_again(self) -> None:
        """Something has happened: bots that were waiting think again."""
        look_again(self._clocks)

    def _waiting(self) -> list[int]:
        return [seat for seat in self.match.actors if seat in self.bots]
