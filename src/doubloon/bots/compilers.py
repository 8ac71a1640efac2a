"""Compilers: processes beside this one that compile games at low priority; a build queue.

Nobody waits for them: a game is played interpreted meanwhile (engine/entries.py), and its machine code is taken from
the cache when it is there. What a table needs comes before what only searching bots need, and the game that somebody
plays before the others.
"""

import atexit
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import cache

from doubloon.bots.calls import CAPTAINS, MATES, SEARCHED_SIMULATION, SIMULATION, entries
from doubloon.engine.cache import writable_root
from doubloon.engine.calls import TABLE
from doubloon.engine.entries import Entries, Part, see_to_it
from doubloon.engine.game import Game

TABLES = (TABLE, MATES, CAPTAINS)  # what tables need, in the order in which they want it
SIMULATIONS = (SIMULATION, SEARCHED_SIMULATION)
PROCESS = "doubloon.bots.compile_process"
NICEST = 19

Failed = Callable[[str, str], None]  # the game's name, and why


def parts_of(game: Game, parts: tuple[Part, ...] = TABLES) -> list[Entries]:
    """What tables, or others, ask of a game."""
    return [game.calls if part is TABLE else entries(part, game) for part in parts]


class Compilers:
    """As many processes as there are cores, each at one game."""

    def __init__(self, failed: Failed, parts: tuple[Part, ...] = TABLES, nice: int = NICEST) -> None:
        self.parts = parts
        self._failed = failed  # what to do about a game that cannot be compiled
        self._nice = nice
        self._most = os.cpu_count() or 1
        self._lock = threading.Lock()
        self._waiting: list[Game] = []
        self._at_work: dict[Game, subprocess.Popen[str]] = {}
        self._watching: list[threading.Thread] = []
        self._played: set[Game] = set()
        self._shares: dict[Game, float] = {}  # that are compiled
        self._closed = False

    def want(self, game: Game, *, played: bool) -> None:
        """Have a game compiled; one that is played comes before those that are not."""
        with self._lock:
            if played:
                self._played.add(game)
            put_off = game in self._waiting  # it may be ending only now
            if self._closed or (game in self._at_work and not put_off):
                return
            if put_off:
                self._waiting.remove(game)
            self._waiting.insert(0 if played else len(self._waiting), game)
            if played and len(self._at_work) == self._most:
                self._put_off_another()
            self._begin()

    def share(self, game: Game) -> float:
        """How much of what is wanted of a game is machine code by now, from 0 to 1."""
        if all(entries.at_speed for entries in parts_of(game, self.parts)):
            return 1.0
        return self._shares.get(game, 0.0)

    def join(self, seconds: float) -> bool:
        """Wait so long for all that is wanted; whether it is done."""
        watching = [thread for thread in self._watching if thread.is_alive()]
        if watching:
            watching[0].join(seconds)
        return not any(thread.is_alive() for thread in self._watching)

    def close(self) -> None:
        """End all processes; what they have finished is kept."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            running = list(self._at_work.values())
        for process in running:
            process.kill()
            process.wait()

    def _put_off_another(self) -> None:
        """Make room: a game that nobody plays begins again later."""
        for game, process in self._at_work.items():
            if game not in self._played and game not in self._waiting:
                process.kill()
                self._waiting.append(game)
                return

    def _begin(self) -> None:
        while self._waiting and len(self._at_work) < self._most:
            game = self._waiting.pop(0)
            process = self._at_work[game] = self._start(game)
            watcher = threading.Thread(target=self._watch, args=(game, process), daemon=True)
            self._watching.append(watcher)
            watcher.start()

    def _start(self, game: Game) -> "subprocess.Popen[str]":
        """A process that compiles a game into our cache. It ends when we do: then its standard input is closed."""
        environment = {
            **os.environ,
            "DOUBLOON_CACHE": str(writable_root()),
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            "PYTHONSAFEPATH": "1",
        }
        command = [sys.executable, "-m", PROCESS, str(self._nice), game.name, *(part.name for part in self.parts)]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True, start_new_session=True)

    def _watch(self, game: Game, process: "subprocess.Popen[str]") -> None:
        """Follow a process until it ends, and take what it made."""
        assert process.stdin is not None, "it is asked for"
        assert process.stdout is not None, "it is asked for"
        why = ""
        with process.stdin, process.stdout:
            for line in process.stdout:
                if not line.endswith("\n"):
                    break  # it was ended in the middle of a word
                what, _, value = line.strip().partition(" ")
                if what == "share":
                    self._shares[game] = float(value)
                elif what == "done":
                    self._take(game, value)
                elif what == "failed":
                    why = value
            status = process.wait()
        with self._lock:
            del self._at_work[game]
            ended_by_us = self._closed or game in self._waiting
            if not self._closed:
                self._begin()
        if status != 0 and not ended_by_us:
            self._failed(game.name, why or f"its compiler ended with {status}")

    def _take(self, game: Game, part: str) -> None:
        """Switch to what a process has put into the cache."""
        done = next(entries for entries in parts_of(game, self.parts) if entries.part.name == part)
        if not done.load():
            self._failed(game.name, f"the machine code of {part} is not in the cache")


@cache
def _own() -> Compilers:
    """The compilers of a process that is no server."""
    compilers = Compilers(failed=lambda game, why: print(f"doubloon: {game} is not compiled: {why}", file=sys.stderr))
    atexit.register(compilers.close)
    return compilers


def bring(wanted: Entries) -> None:
    """Take machine code from the cache, or else have it compiled beside."""
    if not wanted.load():
        _own().want(wanted.game, played=True)


see_to_it(bring)
