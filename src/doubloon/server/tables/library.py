"""The games, ready to be played: their rules are compiled in the background before a table needs them."""

import asyncio
import random

import structlog

import doubloon
from doubloon.bots import Bot, rehearse
from doubloon.engine.match import Match

log = structlog.get_logger()

_MOVES = 12


class Library:
    """Sees to it that nobody at a table waits for a compiler."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()  # one at a time: compiling on every core would starve tables that are being played

    def prepare_all(self) -> None:
        """Begin with every game."""
        for name in doubloon.names():
            self._prepare(name)

    def is_ready(self, name: str) -> bool:
        """Whether a game can be played at once."""
        task = self._ready.get(name)
        return task is not None and task.done()

    async def ready(self, name: str) -> None:
        """Wait until a game can be played."""
        await asyncio.shield(self._prepare(name))

    def _prepare(self, name: str) -> "asyncio.Task[None]":
        if name not in self._ready:
            self._ready[name] = asyncio.create_task(self._compile(name), name=f"compiling {name}")
        return self._ready[name]

    async def _compile(self, name: str) -> None:
        async with self._turn:
            await asyncio.to_thread(play_a_little, name)
        log.info("game ready", game=name)

    async def close(self) -> None:
        """Stop waiting; a compiler that is at it finishes with the process."""
        for task in self._ready.values():
            task.cancel()
        await asyncio.gather(*self._ready.values(), return_exceptions=True)


def play_a_little(name: str) -> None:
    """Call everything that a table will, on a match that nobody plays."""
    game = doubloon.game(name)
    match = game.start(players=game.players[-1], seed=0)
    chance, bot = random.Random(0), Bot("mate", seed=0)
    if game.real_time:
        rehearse(match)
    for _ in range(_MOVES):
        if match.over:
            break
        seat = chance.choice(match.actors)
        _look(match, seat)
        match.play(seat, bot.choose(match, seat))


def _look(match: Match, seat: int) -> None:
    for viewer in (seat, None):
        match.view(viewer)
    seen = match.seen(seat)
    match.game.prompt(seen, seat)
    match.game.describe(seen, seat, int(match.mask(seat).argmax()))
    match.game.rules.haste(match.state)
    match.game.rules.patience(match.state)
