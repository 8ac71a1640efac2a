"""Progress of a compiler: how many rules it has compiled, told to whoever waits for it."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from numba.core import event


class _Counter(event.Listener):  # type: ignore[misc]  # Numba has no types
    def __init__(self, tell: Callable[[int], None]) -> None:
        self.tell = tell
        self.rules = 0

    def on_start(self, event: event.Event) -> None:
        """A rule is begun; what counts is its end."""

    def on_end(self, event: event.Event) -> None:
        if event.data["dispatcher"].py_func.__module__.partition(".")[0] != "numba":
            self.rules += 1
            self.tell(self.rules)


@contextmanager
def counted(tell: Callable[[int], None]) -> Iterator[None]:
    """Tell after each rule that is compiled how many that makes."""
    with event.install_listener("numba:compile", _Counter(tell)):
        yield


_telling = threading.Lock()  # held by the one line that tells: of several threads that wait for a compiler, one does


@contextmanager
def told_at_terminal(game: str) -> Iterator[None]:
    """Tell a person at a terminal why the first start takes some seconds, in a line that goes away afterwards."""
    if not sys.stderr.isatty() or not _telling.acquire(blocking=False):
        yield
        return
    line = CompilerLine(game)
    try:
        with counted(line.tell):
            yield
    finally:
        line.clear()
        _telling.release()


class CompilerLine:
    """How much is compiled by now. Its clock runs from the first rule on: nothing is compiled before that."""

    def __init__(self, game: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.game = game
        self.clock = clock
        self.began = 0.0
        self.shown = ""

    def tell(self, rules: int) -> None:
        """So many rules are compiled."""
        self.began = self.began or self.clock()
        self.shown = f"Compiling {self.game} for this machine: {rules} done, {self.clock() - self.began:.0f} s"
        print(f"\r{self.shown}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave the screen as it was."""
        if self.shown:
            print(f"\r{' ' * len(self.shown)}\r", end="", file=sys.stderr, flush=True)
