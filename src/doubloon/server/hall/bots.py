"""Bots in the seats of a table. What their chance was is not kept: after a restart they think anew."""

from functools import partial

from doubloon.bots import Bot, temper_of
from doubloon.engine.actions import Action
from doubloon.engine.fairness import bot_seed_of
from doubloon.server.hall.live import LiveTable
from doubloon.server.hall.thinkers import Thinkers
from doubloon.server.table import decide
from doubloon.server.table.state import Seat
from doubloon.server.terms import BY_LEVEL


class BotsAtTable:
    """The bots that play at a table now."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self._bots: dict[int, Bot] = {}

    def seated(self) -> dict[int, Bot]:
        """A bot for each seat that one plays."""
        seats = {number: seat for number, seat in enumerate(self.table.state.seats) if seat.bot}
        self._bots = {
            number: self._bots[number] if self._is(number, seat.bot) else self._sat_down(number, seat)
            for number, seat in seats.items()
        }
        return self._bots

    def _is(self, seat: int, level: str) -> bool:
        return seat in self._bots and self._bots[seat].level.name == level

    def _sat_down(self, number: int, seat: Seat) -> Bot:
        return Bot(seat.bot, self._seed(number), number, self._hand, temper_of(seat.pirate))

    @property
    def _hand(self) -> str | None:
        hands = self.table.state.opened.hands
        return None if hands == BY_LEVEL else hands

    def _seed(self, seat: int) -> int:
        return bot_seed_of(self.table.secret, seat, len(self.table.state.playing.moves))

    def next_seat(self) -> int | None:
        """A seat that a bot is to move for."""
        seats = self.table.state.seats
        return next((seat for seat in self.table.state.actors if seats[seat].bot), None)

    def ponders(self) -> float:
        """How long the bot that is next thinks, of what is usual."""
        seat = self.next_seat()
        return 1.0 if seat is None else temper_of(self.table.state.seats[seat].pirate).ponder / 100

    async def move(self, seat: int) -> None:
        """Let the bot in a seat think about the match as it is, and ask for what it chose."""
        bot, match = self.seated()[seat], self.table.state.playing.copy()
        action = await self.thinkers.think(lambda: bot.choose(match, seat, milliseconds=bot.level.milliseconds or None))
        await self.ask(seat, action)

    async def ask(self, seat: int, action: Action) -> None:
        """Ask for a move in a bot's name."""
        await self.table.ask("", partial(decide.bot_move, seat=seat, action=action, secret=self.table.secret))
