"""`@rule` compiles a plain Python function on records to machine code, and keeps the result for the next start.

With `NUMBA_DISABLE_JIT=1` the same source runs interpreted: for debugging, for coverage, and to check the compiler.
"""

import sys
import time
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core import event
from numba.core.registry import CPUDispatcher

from doubloon.engine.cache import COMPILED_PACKAGES, cache_folder, cache_root

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
# `forceinline` is said outright: else Numba hands it down from an inlined rule to all that it calls.
_TARGET: dict[str, bool | str] = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "forceinline": False,
}


class _RuleCompiler(CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """Compiles a rule once for all whole numbers; Numba itself would do so for every width, default and constant."""

    def get_call_template(self, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        _, folded = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(_plain, folded)), {})


def _plain(argument: Any) -> Any:
    kind = types.unliteral(argument)
    omitted = isinstance(kind, types.Omitted) and isinstance(kind.value, int)
    narrow = isinstance(kind, types.Boolean) or (isinstance(kind, types.Integer) and kind.bitwidth < 64)
    return types.int64 if omitted or narrow else kind


def rule(function: F) -> F:
    """Compile a function of the rules: no Python objects inside, the interpreter's lock is free while it runs."""
    return _compiled(function, _TARGET)


def inlined_rule(function: F) -> F:
    """A rule that is copied into its callers: for the few that run at every decision, since each copy is compiled."""
    return _compiled(function, {**_TARGET, "forceinline": True})


def _compiled(function: F, target: dict[str, bool | str]) -> F:
    module = function.__module__.split(".")
    if module[0] == "doubloon" and module[1] not in COMPILED_PACKAGES:
        raise TypeError(f"a rule in {function.__module__} would be cached under a key that does not cover it")
    if INTERPRETED:
        return function
    compiled = _RuleCompiler(function, targetoptions=target)
    folder = cache_folder()
    if folder is not None:
        shared = numba.config.CACHE_DIR
        # Read when caching is enabled, so that other users of Numba in this process keep their own setting.
        numba.config.CACHE_DIR = str(folder)
        compiled.enable_caching()
        numba.config.CACHE_DIR = shared
    return cast(F, compiled)


class _CompileNotes(event.Listener):  # type: ignore[misc]  # Numba has no types
    """Tells a person at a terminal why the first start takes some seconds."""

    def __init__(self) -> None:
        self.depth = 0
        self.functions = 0
        self.since = 0.0
        self.warned = False

    def on_start(self, event: event.Event) -> None:
        if not _is_ours(event):
            return
        if cache_folder() is None and not self.warned:
            self.warned = True
            print(
                f"doubloon: cannot write compiled rules to {cache_root()}, so every start compiles them anew;"
                " set DOUBLOON_CACHE to a folder that can be written.",
                file=sys.stderr,
            )
        if self.depth == 0 and self.functions == 0:
            self.since = time.monotonic()
        self.depth += 1

    def on_end(self, event: event.Event) -> None:
        if not _is_ours(event):
            return
        self.depth -= 1
        self.functions += 1
        if sys.stderr.isatty():
            seconds = time.monotonic() - self.since
            text = f"Compiling the rules for this machine: {self.functions} done, {seconds:.0f} s"
            print(f"\r{text}" if self.depth else f"\r{' ' * len(text)}\r", end="", file=sys.stderr, flush=True)


def _is_ours(event: event.Event) -> bool:
    module: str = event.data["dispatcher"].py_func.__module__
    return module.startswith("doubloon.")


event.register("numba:compile", _CompileNotes())
