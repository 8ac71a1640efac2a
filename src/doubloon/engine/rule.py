"""`@rule` marks a plain Python function on records that can be compiled to machine code.

Called from Python a rule is its Python. Called from compiled code it is machine code, compiled with its caller. What
Python wants at C speed it calls through an entry (entries.py). With `NUMBA_DISABLE_JIT=1` all of it runs interpreted:
for debugging, for coverage, and to check the compiler.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core.registry import CPUDispatcher

from doubloon.engine.compiler import InnerCompiler
from doubloon.engine.faults import check_call

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
# `forceinline` is said outright: else Numba hands it down from an inlined rule to all that it calls.
TARGET: dict[str, bool | str] = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "forceinline": False,
}


class Rule(CPUDispatcher):  # type: ignore[misc]  # Numba has no types
    """Numba's dispatcher, for compiled callers.

    It compiles a rule once for all whole numbers: Numba itself would do so for every width, default and constant.
    """

    def __init__(self, function: Callable[..., Any], known: Any = None, targetoptions: Any = None) -> None:
        super().__init__(function, known, targetoptions, pipeline_class=InnerCompiler)
        self.face = function

    def add_overload(self, result: Any) -> None:
        """Keep what was compiled, by a name for Numba instead of an address for Python."""
        result = result._replace(entry_point=object())
        self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
        self.overloads[tuple(result.signature.args)] = result

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.face(*arguments, **named)

    def get_call_template(self, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return super().get_call_template(self.folded(args, kws)[1], {})

    def folded(self, args: tuple[Any, ...], kws: dict[str, Any]) -> tuple[Any, tuple[Any, ...]]:
        """The signature, and all arguments in order, whole numbers as one type."""
        check_call(self.py_func, args, kws)
        signature, folded = self._compiler.fold_argument_types(args, kws)
        return signature, tuple(map(_plain, folded))


RULES: list[Rule] = []  # of all modules that are imported


def _plain(argument: Any) -> Any:
    kind = types.unliteral(argument)
    omitted = isinstance(kind, types.Omitted) and isinstance(kind.value, int)
    narrow = isinstance(kind, types.Boolean) or (isinstance(kind, types.Integer) and kind.bitwidth < 64)
    return types.int64 if omitted or narrow else kind


def rule(function: F) -> F:
    """A function of the rules: no Python objects inside, and compiled the interpreter's lock is free while it runs."""
    return _marked(function, TARGET)


def inlined_rule(function: F) -> F:
    """A rule that is copied into its callers: for the few that run at every decision, since each copy is compiled."""
    return _marked(function, {**TARGET, "forceinline": True})


def guarded_rule(function: F, face: F) -> F:
    """An inlined rule in whose place Python calls `face`: the same, with checks that machine code does without."""
    if INTERPRETED:
        return face
    made = inlined_rule(function)
    made.face = face  # type: ignore[attr-defined]
    return made


def _marked(function: F, target: dict[str, bool | str]) -> F:
    if INTERPRETED:
        return function
    RULES.append(Rule(function, targetoptions=target))
    return cast(F, RULES[-1])
