"""The games, ready to be played: their rules are compiled in the background before a table needs them."""

import asyncio
import gc
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import structlog

import doubloon
from doubloon.bots import Bot, rehearse
from doubloon.engine.match import Match
from doubloon.server.futures import settle
from doubloon.server.refusals import Refusal

log = structlog.get_logger()

_MOVES = 12
_SEARCHING = "captain:8"  # a few visits, also in real time


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
            with _logged(name):
                await asyncio.shield(self._prepare(name))
        for name in doubloon.names():  # last: captains and admirals are asked for less often
            with _logged(name):
                await _in_a_thread(f"compiling search of {name}", partial(play_a_little, name, _SEARCHING))

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
        await _in_a_thread(f"compiling {name}", partial(play_a_little, name))
        log.info("game ready", game=name)

    async def close(self) -> None:
        """Stop waiting; a compiler that is at it finishes with the process."""
        self._closed = True
        tasks = [task for task in (self._all, *self._ready.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def _logged(name: str) -> Iterator[None]:
    """One game that cannot be compiled does not keep the others from it."""
    try:
        yield
    except Exception as error:
        log.error("game cannot be compiled", game=name, error=repr(error))


async def _in_a_thread(title: str, work: Callable[[], None]) -> None:
    """Compile in a thread that the process does not wait for: nobody who stops a server wants that finished first."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def compile_it() -> None:
        problem = None
        try:
            work()
        except Exception as error:
            problem = error
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(settle, done, problem)

    threading.Thread(target=compile_it, name=title, daemon=True).start()
    await done
    gc.freeze()  # what a compiler leaves behind stays: looking through it again and again would hold tables up


def play_a_little(name: str, level: str = "mate") -> None:
    """Call everything that a table will, on a match that nobody plays."""
    game = doubloon.game(name)
    match = game.start(players=game.players[-1], seed=0)
    chance, bot = random.Random(0), Bot(level, seed=0)
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
    match.all_seen()
    fields = match.fields(seat)
    match.game.prompt(fields, seat)
    match.game.describe(fields, seat, int(match.mask(seat).argmax()))
    _ = match.haste, match.patience
