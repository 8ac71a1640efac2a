"""The pulse: a heartbeat, with round trips that the server measures itself: nobody can claim a lower latency."""

import asyncio
import secrets

from doubloon.server import wire
from doubloon.server.clock import Clock
from doubloon.server.hall.audience import Viewer
from doubloon.server.hall.hall import Hall

_NUMBERS = 2**31


class Pulse:
    """Pings every socket now and then; a number that nobody can foresee comes back with the pong."""

    def __init__(self, hall: Hall, seconds: float, clock: Clock) -> None:
        self.hall = hall
        self.seconds = seconds
        self.clock = clock

    async def run(self) -> None:
        """Measure until cancelled: table after table, so that pings do not come in floods."""
        while True:
            tables = self.hall.live()
            for table in tables:
                table.audience.tell_presence()
                for viewer in table.audience.viewers:
                    self.ping(viewer)
                await asyncio.sleep(self.seconds / len(tables))
            if not tables:
                await asyncio.sleep(self.seconds)

    def ping(self, viewer: Viewer) -> None:
        """Ask a viewer for a pong."""
        viewer.asked = (secrets.randbelow(_NUMBERS), self.clock.seconds())
        viewer.send(wire.encode(wire.Ping(viewer.asked[0])))


def pong(viewer: Viewer, number: int, clock: Clock) -> None:
    """A viewer's pong: the time since the ping, if it is the answer to it."""
    if viewer.asked is not None and viewer.asked[0] == number:
        viewer.rtt_ms = round(1000 * (clock.seconds() - viewer.asked[1]))
        viewer.asked = None
