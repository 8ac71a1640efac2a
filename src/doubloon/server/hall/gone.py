"""People who are no more: tables where they sat stay playable, wherever and whenever those are brought into memory."""

from functools import partial

from doubloon.server.hall.live import LiveTable
from doubloon.server.table.decide import see_off
from doubloon.server.table.state import OPEN, PLAYING


class Gone:
    """Who is no more, as far as this server process knows."""

    def __init__(self, stand_in: str) -> None:
        self.people: set[str] = set()
        self._stand_in = stand_in

    def owned(self, live: LiveTable) -> bool:
        """Whether a table that has not begun was theirs: nobody else can begin it."""
        return live.state.status == OPEN and live.state.opened.host in self.people

    async def leave(self, live: LiveTable) -> None:
        """Their seats are free again, or a bot plays on in them."""
        for number, seat in enumerate(live.state.seats):
            if seat.person in self.people and not seat.bot and live.state.status in (OPEN, PLAYING):
                await live.ask("", partial(see_off, seat=number, level=self._stand_in))
