"""The games, ready to be played: their rules are compiled in the background before a table needs them."""

import asyncio
import gc
import random
import threading
from contextlib import suppress

import structlog

import doubloon
from doubloon.bots import Bot, rehearse
from doubloon.engine.match import Match
from doubloon.server.refusals import Refusal

log = structlog.get_logger()

_MOVES = 12


class Library:
    """Sees to it that nobody at a table waits for a compiler."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._all: asyncio.Task[None] | None = None
        self._closed = False

    def prepare_all(self) -> None:
        """Begin with every game, one after the other; a game that someone waits for does not wait for its turn."""
        self._all = asyncio.create_task(self._one_by_one(), name="compiling all games")

    async def _one_by_one(self) -> None:
        for name in doubloon.names():
            try:
                await self.ready(name)
            except Exception as error:
                log.error("game cannot be compiled", game=name, error=repr(error))

    def is_ready(self, name: str) -> bool:
        """Whether a game can be played at once."""
        task = self._ready.get(name)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def ready(self, name: str) -> None:
        """Wait until a game can be played; Refusal if the server stops before."""
        try:
            await asyncio.shield(self._prepare(name))
        except asyncio.CancelledError:
            if self._closed:
                raise Refusal("refused-draining", status=503) from None
            raise

    def _prepare(self, name: str) -> "asyncio.Task[None]":
        if name not in self._ready:
            self._ready[name] = asyncio.create_task(self._compile(name), name=f"compiling {name}")
        return self._ready[name]

    async def _compile(self, name: str) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def compile_it() -> None:
            problem = None
            try:
                play_a_little(name)
            except Exception as error:
                problem = error
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(_settle, done, problem)

        # A thread that the process does not wait for: nobody who stops a server wants its rules compiled first.
        threading.Thread(target=compile_it, name=f"compiling {name}", daemon=True).start()
        await done
        gc.freeze()  # what a compiler leaves behind stays: looking through it again and again would hold tables up
        log.info("game ready", game=name)

    async def close(self) -> None:
        """Stop waiting; a compiler that is at it finishes with the process."""
        self._closed = True
        tasks = [task for task in (self._all, *self._ready.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _settle(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


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
    _ = match.haste, match.patience
