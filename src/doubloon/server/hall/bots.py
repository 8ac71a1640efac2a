"""Bots in the seats of a table. What their chance was is not kept: after a restart they think anew."""

from functools import partial

from doubloon.bots import Bot
from doubloon.engine.actions import Action
from doubloon.engine.fairness import bot_seed_of
from doubloon.server.hall.live import LiveTable
from doubloon.server.hall.thinkers import Thinkers
from doubloon.server.table import decide
from doubloon.server.terms import BY_LEVEL


class BotsAtTable:
    """The bots that play at a table now."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self._bots: dict[int, Bot] = {}

    def seated(self) -> dict[int, Bot]:
        """A bot for each seat that one plays."""
        levels = {number: seat.bot for number, seat in enumerate(self.table.state.seats) if seat.bot}
        self._bots = {
            seat: self._bots[seat] if self._is(seat, level) else Bot(level, self._seed(seat), seat, self._hand)
            for seat, level in levels.items()
        }
        return self._bots

    def _is(self, seat: int, level: str) -> bool:
        return seat in self._bots and self._bots[seat].level.name == level

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

    async def move(self, seat: int) -> None:
        """Let the bot in a seat think about the match as it is, and ask for what it chose."""
        bot, match = self.seated()[seat], self.table.state.playing.copy()
        action = await self.thinkers.think(lambda: bot.choose(match, seat, milliseconds=bot.level.milliseconds or None))
        await self.ask(seat, action)

    async def ask(self, seat: int, action: Action) -> None:
        """Ask for a move in a bot's name."""
        await self.table.ask("", partial(decide.bot_move, seat=seat, action=action, secret=self.table.secret))
