"""Entries: the rules that Python calls. They run interpreted until their machine code is there: nobody waits for it.

A part is a list of entries that are needed together: a table's, a searching bot's, a simulation's. Each game has its
own copy of a part's entries, compiled for its records and kept under a key of its sources.
"""

import inspect
import os
import threading
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numba
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher

from doubloon.engine.cache import Kept, cache_folder, machine_key
from doubloon.engine.compiler import WholeCompiler
from doubloon.engine.progress import told_at_terminal
from doubloon.engine.rule import INTERPRETED, TARGET, Rule

if TYPE_CHECKING:
    from doubloon.engine.game import Game

Function = Callable[..., Any]
Arguments = Mapping[str, Any]  # an example of each argument, by its name

COMPILE_FIRST = os.environ.get("DOUBLOON_COMPILE") == "first"  # wait for machine code: for tests and measurements


class Entry(CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """Machine code that Python calls; Numba's dispatcher."""

    def __init__(self, function: Function, known: Any = None, targetoptions: Any = None) -> None:
        super().__init__(function, known, targetoptions, pipeline_class=WholeCompiler)

    def load(self, kinds: tuple[Any, ...]) -> bool:
        """Take the machine code for these types from the cache; whether it is there."""
        with global_compiler_lock:
            kept = self._cache.load_overload(kinds, self.targetctx)
            if kept is None:
                return False
            self.targetctx.insert_user_function(kept.entry_point, kept.fndesc, [kept.library])
            self.add_overload(kept)
            return True


@cache
def compiled(function: Function, game: "Game") -> Function:
    """A rule for Python at C speed: compiled when it is called first, and kept with what is compiled of that game."""
    return function if INTERPRETED else _entry(function, game)


def _entry(function: Function, game: "Game") -> Entry:
    plain = function.py_func if isinstance(function, Rule) else function
    entry = Entry(plain, targetoptions=TARGET)
    entry._cache = Kept(plain, cache_folder(game.name, machine_key(plain.__module__, game)))
    return entry


class Part:
    """Entries that are needed together, and what they are called with in a game."""

    def __init__(self, name: str, functions: tuple[Function, ...], examples: Callable[["Game"], Arguments]) -> None:
        self.name = name
        self.functions = functions
        self.examples = examples


class Entries:
    """The entries of a part for one game, as attributes: their Python, and from some moment on machine code."""

    def __init__(self, part: Part, game: "Game") -> None:
        self.part = part
        self.game = game
        self.at_speed = False  # whether they are machine code by now
        self._wanted = False
        self._lock = threading.Lock()
        vars(self).update({function.__name__: function for function in part.functions})

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def want(self) -> None:
        """Somebody is about to call them: let whoever sees to it bring their machine code."""
        if not self._wanted:
            self._wanted = True
            if COMPILE_FIRST:
                self.compile()
            elif not INTERPRETED:
                bring(self)

    def load(self) -> bool:
        """Switch to the machine code in the cache; whether it is there, all of it."""
        with self._lock:
            if self.at_speed:
                return True
            entries = self._entries()
            if not all(entry.load(kinds) for entry, kinds in entries):
                return False
            self._switch(entries)
            return True

    def compile(self) -> None:
        """Switch to machine code, compiled now where the cache has none; a person at a terminal is told."""
        with told_at_terminal(self.game.name):
            self.compile_quietly()

    def compile_quietly(self) -> None:
        """The same where nobody waits for it."""
        with self._lock:
            if self.at_speed or INTERPRETED:
                return
            entries = self._entries()
            for entry, kinds in entries:
                entry.compile(kinds)
            self._switch(entries)

    def _entries(self) -> list[tuple[Entry, tuple[Any, ...]]]:
        kinds = {name: numba.typeof(example) for name, example in self.part.examples(self.game).items()}
        return [
            (_entry(function, self.game), tuple(kinds[name] for name in inspect.signature(function).parameters))
            for function in self.part.functions
        ]

    def _switch(self, entries: list[tuple[Entry, tuple[Any, ...]]]) -> None:
        for entry, _ in entries:
            entry.disable_compile()  # called with anything else it would compile, and somebody wait
        vars(self).update({entry.py_func.__name__: entry for entry, _ in entries})
        self.at_speed = True


def _stay_interpreted(_entries: Entries) -> None:
    """Nobody sees to it."""


bring: Callable[[Entries], None] = _stay_interpreted  # what is done for entries that are wanted


def see_to_it(how: Callable[[Entries], None]) -> None:
    """Say what is to be done for entries that are wanted."""
    global bring  # noqa: PLW0603  # one answer for the process
    bring = how
