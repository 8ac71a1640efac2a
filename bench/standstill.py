"""How long the machine itself stands still: a process that only sleeps notes by how much it overslept."""

import multiprocessing
import time
from types import TracebackType

_NAP_SECONDS = 0.005


class Standstill:
    """While it is entered, `longest_ms` tells the longest standstill since it was asked last."""

    def __enter__(self) -> "Standstill":
        spawn = multiprocessing.get_context("spawn")
        self._longest = spawn.Value("d", 0.0)
        self._sleeper = spawn.Process(target=_sleep, args=(self._longest,), daemon=True)
        self._sleeper.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._sleeper.terminate()
        self._sleeper.join()

    def longest_ms(self) -> float:
        """How long it was, in milliseconds."""
        with self._longest.get_lock():
            longest, self._longest.value = float(self._longest.value), 0.0
        return 1000 * longest


def _sleep(longest: "multiprocessing.sharedctypes.Synchronized[float]") -> None:
    while True:
        before = time.perf_counter()
        time.sleep(_NAP_SECONDS)
        overslept = time.perf_counter() - before - _NAP_SECONDS
        with longest.get_lock():
            longest.value = max(longest.value, overslept)
