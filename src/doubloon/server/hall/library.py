"""The games, brought to speed beside the tables, by background compilation: nobody waits for a compiler."""

import gc
import queue
import threading

import structlog

import doubloon
from doubloon.bots import Compilers, parts_of
from doubloon.engine.entries import COMPILE_FIRST, Entries, see_to_it
from doubloon.engine.rule import INTERPRETED

log = structlog.get_logger()

WAITS_FOR_NOTHING = INTERPRETED or COMPILE_FIRST  # nothing is brought later


class Library:
    """Takes machine code from the cache in a thread, and has processes compile what is not there."""

    def __init__(self) -> None:
        self._compilers = Compilers(failed=_complain)
        self._asked: queue.SimpleQueue[tuple[str, bool] | None] = queue.SimpleQueue()
        self._loader = threading.Thread(target=self._load, name="library", daemon=True)

    def open(self) -> None:
        """Begin with every game; one that somebody sits down to comes before the others."""
        if WAITS_FOR_NOTHING:
            return
        see_to_it(self._bring)
        self._loader.start()
        for name in doubloon.names():
            self._asked.put((name, False))

    def captains(self, name: str) -> int:
        """How far captains and admirals of a game are from being ready to search, in per cent."""
        return 100 if WAITS_FOR_NOTHING else int(100 * self._compilers.share(doubloon.game(name)))

    def close(self) -> None:
        """Stop what is at it; what was finished is kept."""
        self._asked.put(None)
        self._compilers.close()

    def _bring(self, wanted: Entries) -> None:
        self._asked.put((wanted.game.name, True))

    def _load(self) -> None:
        while (asked := self._asked.get()) is not None:
            game, played = doubloon.game(asked[0]), asked[1]
            if all(entries.load() for entries in parts_of(game)):
                log.info("game at speed", game=game.name)
            else:
                self._compilers.want(game, played=played)
            gc.freeze()  # what a compiler leaves behind stays: looking through it again and again would hold tables up


def _complain(game: str, why: str) -> None:
    """It is played all the same, only slower."""
    log.error("game cannot be compiled", game=game, why=why)
