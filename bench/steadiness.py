"""How steady the machine is: a process does the same small piece of work again and again, and times it.

A machine that others share is slow for moments: the same work takes twice the processor's time, and so does all that a
server does. A figure that was measured then says more about the machine than about the server.
"""

import multiprocessing
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from statistics import quantiles

_NAP_SECONDS = 0.01
_MOMENT = 5  # pieces: about a twentieth of a second


@contextmanager
def watch() -> Iterator[Callable[[], float]]:
    """A function that tells how slow the slowest moment was since it was last called, as a multiple of a quick one."""
    spawn = multiprocessing.get_context("spawn")
    asking, answering = spawn.Pipe()
    worker = spawn.Process(target=_work, args=(answering,), daemon=True)
    worker.start()

    def slowest() -> float:
        asking.send(None)
        return float(asking.recv())

    try:
        yield slowest
    finally:
        worker.terminate()
        worker.join()


def _work(answering: Connection) -> None:
    pile = [random.random() for _ in range(200_000)]  # more than the nearest cache holds
    pieces: list[float] = []
    since = 0
    while True:
        if answering.poll(_NAP_SECONDS):
            answering.recv()
            answering.send(_slowest(pieces[since:]) / quantiles(pieces, n=10)[0] if len(pieces) > 1 else 1.0)
            since = len(pieces)
        start = time.thread_time()
        sum(pile[len(pieces) % 50 :: 50])
        pieces.append(time.thread_time() - start)


def _slowest(pieces: list[float]) -> float:
    moments = [pieces[first : first + _MOMENT] for first in range(0, len(pieces), _MOMENT)]
    return max((sum(moment) / len(moment) for moment in moments), default=0.0)
