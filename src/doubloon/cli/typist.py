"""What people type while a table goes on without waiting for them."""

import os
import queue
import sys
import threading
import time
from typing import Protocol


class Typist(Protocol):
    """Somebody who types lines, and the clock by which they are awaited."""

    def now(self) -> float:
        """Seconds on a clock of its own."""

    def line(self, until: float | None) -> str | None:
        """The next line, or None when that time has come; EOFError if there will be none. None: wait for it."""


class Keyboard:
    """The real one: a thread reads, so that the table need not wait."""

    def __init__(self) -> None:
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._thread: threading.Thread | None = None

    def now(self) -> float:
        return time.monotonic()

    def line(self, until: float | None) -> str | None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, daemon=True)
            self._thread.start()
        try:
            line = self._lines.get(timeout=None if until is None else max(0.0, until - self.now()))
        except queue.Empty:
            return None
        if line is None:
            self._lines.put(None)  # the end stays the end
            raise EOFError
        return line

    def ask(self, prompt: str) -> str:
        """Like input(): print a prompt, wait for a line."""
        print(prompt, end="", flush=True)
        return self.line(None) or ""

    def _read(self) -> None:
        # Not through sys.stdin: its lock, held by a thread that still waits, would abort the interpreter at its end.
        with os.fdopen(os.dup(sys.stdin.fileno()), "rb", buffering=0) as keys:
            for line in iter(keys.readline, b""):
                self._lines.put(line.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r\n"))
        self._lines.put(None)
