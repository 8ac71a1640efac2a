"""A process that compiles the parts of a game into the cache, one after the other: `compilers.py` starts it."""

import gc
import os
import sys
import threading
from typing import IO

from doubloon.bots.compilers import SIMULATIONS, TABLES, parts_of
from doubloon.engine.cache import lock_of
from doubloon.engine.errors import DoubloonError
from doubloon.engine.progress import counted
from doubloon.engine.rule import RULES
from doubloon.games import game

TIMES = 1.1  # that a rule is compiled for what tables need, on average of our games: with a log and without
MOST = 0.99  # as long as it is not all

locks: list[IO[bytes]] = []  # kept open, and so locked


def compile_parts(name: str, wanted: list[str]) -> None:
    """Say after each rule how much of all is compiled, and after each part that it is done."""
    _lock(name)
    compiled = game(name)
    expected = TIMES * len(RULES)
    with counted(lambda rules: print("share", min(MOST, rules / expected), flush=True)):
        for entries in parts_of(compiled, (*TABLES, *SIMULATIONS)):
            if entries.part.name in wanted:
                entries.compile_quietly()
                print("done", entries.part.name, flush=True)


def _lock(name: str) -> None:
    """Wait for another process that compiles the same game, and keep others waiting until this one ends."""
    if sys.platform != "win32":
        import fcntl

        locks.append(lock_of(name))
        fcntl.flock(locks[-1], fcntl.LOCK_EX)


def _end_with_parent() -> None:
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    """Compile quietly, and only as long as somebody waits for it."""
    if sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    gc.disable()  # a compiler makes much, and soon ends
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        compile_parts(sys.argv[2], sys.argv[3:])
    except DoubloonError as error:
        print("failed", error, flush=True)
        os._exit(1)
    sys.stdout.flush()
    os._exit(0)  # nothing is left to do, and LLVM takes its time to leave


if __name__ == "__main__":
    main()
