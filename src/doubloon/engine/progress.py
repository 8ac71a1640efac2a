"""Progress of a compiler: how many rules it has compiled, told to whoever waits for it."""

import sys
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


@contextmanager
def told_at_terminal(game: str) -> Iterator[None]:
    """Tell a person at a terminal why the first start takes some seconds, in a line that goes away afterwards."""
    if not sys.stderr.isatty():
        yield
        return
    began, shown = time.monotonic(), ""

    def tell(rules: int) -> None:
        nonlocal shown
        shown = f"Compiling {game} for this machine: {rules} done, {time.monotonic() - began:.0f} s"
        print(f"\r{shown}", end="", file=sys.stderr, flush=True)

    try:
        with counted(tell):
            yield
    finally:
        if shown:
            print(f"\r{' ' * len(shown)}\r", end="", file=sys.stderr, flush=True)
