"""Remarks: what pirates say now and then, by what everyone at the table may know, and seldom enough to be heard."""

import hmac
import sys
from collections.abc import Iterator, Sequence

from doubloon.bots import PIRATES
from doubloon.engine.events import Event
from doubloon.engine.game import Game
from doubloon.engine.words import Message
from doubloon.server import wire
from doubloon.server.clock import Clock
from doubloon.server.table.events import Row, Started
from doubloon.server.table.state import OVER, TableState

BEGAN, WON, ROBBED, WAS_ROBBED = "began", "won", "robbed", "was-robbed"
QUIET_SECONDS = 20.0  # after a remark, for the whole table
MOST_EACH = 4  # in a game, of one pirate


def robberies_of(game: Game) -> tuple[str, ...]:
    """The events of a game that tell how `seat` robs `target`: ROBBERIES in its speech, if it has any."""
    speech = sys.modules.get(f"{game.package}.speech", sys.modules[game.package])
    return getattr(speech, "ROBBERIES", ())


class Remarks:
    """The pirates of one table, listening."""

    def __init__(self, state: TableState, secret: bytes, clock: Clock) -> None:
        self._state = state
        self._secret = secret
        self._clock = clock
        self._robberies = robberies_of(state.game)
        self._quiet_until = 0.0
        self._made = [0] * len(state.seats)

    def on(self, row: Row, events: Sequence[Event]) -> wire.Remark | None:
        """What somebody says to what just happened, if anyone does."""
        over = self._state.status == OVER
        if not over and (self._clock.seconds() < self._quiet_until or not self._is_worth_a_word(row, events)):
            return None
        said = [(seat, moment) for seat, moment in self._moments(row, events) if self._speaks(seat)]
        if not said:
            return None
        seat, moment = said[self._drawn(row.seq) % len(said)]
        self._made[seat] += 1
        self._quiet_until = self._clock.seconds() + QUIET_SECONDS
        says = Message(f"remark-{self._state.seats[seat].pirate}-{moment}")
        return wire.Remark(seat, says.plain(), row.seq)

    def _is_worth_a_word(self, row: Row, events: Sequence[Event]) -> bool:
        return isinstance(row.happening, Started) or any(event.kind in self._robberies for event in events)

    def _moments(self, row: Row, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
        if self._state.status == OVER:
            yield from ((seat, WON) for seat in (self._state.playing.winners or ()) if events)
            return
        if isinstance(row.happening, Started):
            yield from ((seat, BEGAN) for seat in range(len(self._state.seats)))
        for event in events:
            if event.kind in self._robberies and event.visible_to(None):
                robber, robbed = int(event.fields["seat"]), int(event.fields["target"])
                yield from ((robber, ROBBED), (robbed, WAS_ROBBED)) if robber != robbed else ()

    def _speaks(self, seat: int) -> bool:
        seats = self._state.seats
        return 0 <= seat < len(seats) and seats[seat].pirate in PIRATES and self._made[seat] < MOST_EACH

    def _drawn(self, number: int) -> int:
        """Chance of its own, since everyone sees what comes of it."""
        return int.from_bytes(hmac.digest(self._secret, b"remark %d" % number, "sha256")[:8], "big")
