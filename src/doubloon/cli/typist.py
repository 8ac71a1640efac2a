"""What people type while a table goes on without waiting for them."""

import atexit
import codecs
import os
import queue
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol

from doubloon.cli.editor import LineEditor

ERASE = "\r\x1b[K"  # the line that the cursor is in


class Typist(Protocol):
    """Somebody who types lines, and the clock by which they are awaited."""

    def now(self) -> float:
        """Seconds on a clock of its own."""

    def line(self, until: float | None) -> str | None:
        """The next line, or None when that time has come; EOFError if there will be none. None: wait for it."""

    def hide(self) -> None:
        """Something is about to be printed: take away the line that is being typed."""

    def show(self, prompt: str) -> None:
        """Put it back, below what was printed, after a prompt."""


class Keyboard:
    """The real one: a thread reads, so that the table need not wait.

    At a terminal it reads keys and writes the line itself, so that what is printed meanwhile does not run into it.
    """

    def __init__(self) -> None:
        self._typed: queue.Queue[str | None] = queue.Queue()  # keys at a terminal, else whole lines; None: the end
        self._thread: threading.Thread | None = None
        self._editor: LineEditor | None = None
        self._prompt: str | None = None  # None: hidden

    def now(self) -> float:
        return time.monotonic()

    def line(self, until: float | None) -> str | None:
        self._begin()
        while True:
            try:
                typed = self._typed.get(timeout=None if until is None else max(0.0, until - self.now()))
            except queue.Empty:
                return None
            if typed is None:
                self._typed.put(None)  # the end stays the end
                raise EOFError
            line = typed if self._editor is None else self._take(typed)
            if line is not None:
                return line

    def ask(self, prompt: str) -> str:
        """Like input(): print a prompt, wait for a line."""
        self._begin()
        if self._editor is None:
            self._write(prompt)
        self.show(prompt)
        return self.line(None) or ""

    def hide(self) -> None:
        if self._editor is not None and self._prompt is not None:
            self._write(ERASE)
        self._prompt = None

    def show(self, prompt: str) -> None:
        self._begin()
        if self._editor is not None:
            self._prompt = prompt
            self._write(f"{ERASE}{prompt}{self._editor.text}")

    def _take(self, key: str) -> str | None:
        """A key at the terminal: it is seen at once."""
        assert self._editor is not None, "keys come from a terminal"
        line = self._editor.take(key)
        if line is not None:
            self._write("\n")
            self._prompt = None
        elif self._prompt is not None:
            self._write(f"{ERASE}{self._prompt}{self._editor.text}")
        return line

    def _write(self, text: str) -> None:
        print(text, end="", flush=True)

    def _begin(self) -> None:
        if self._thread is None:
            self._editor = LineEditor() if _read_by_key() else None
            self._thread = threading.Thread(target=self._read, daemon=True)
            self._thread.start()

    def _read(self) -> None:
        # Not through sys.stdin: its lock, held by a thread that still waits, would abort the interpreter at its end.
        # A terminal that hangs up is the end of what is typed.
        with suppress(OSError), os.fdopen(os.dup(sys.stdin.fileno()), "rb", buffering=0) as keys:
            text = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace")
            pieces = iter(lambda: keys.read(1024), b"") if self._editor else iter(keys.readline, b"")
            for piece in pieces:
                for typed in self._split(text.decode(piece)):
                    self._typed.put(typed)
        self._typed.put(None)

    def _split(self, text: str) -> Iterator[str]:
        return iter(text) if self._editor else iter([text.rstrip("\r\n")])


def _read_by_key() -> bool:
    """Let the terminal give keys as they are pressed, and take that back at the end; whether there is one."""
    try:
        import termios
        import tty
    except ImportError:  # on Windows a line is read when it is whole
        return False
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    terminal = sys.stdin.fileno()
    atexit.register(termios.tcsetattr, terminal, termios.TCSADRAIN, termios.tcgetattr(terminal))
    tty.setcbreak(terminal, termios.TCSADRAIN)
    return True
