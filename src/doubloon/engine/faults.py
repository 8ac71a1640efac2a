"""What is wrong with a rule that cannot be compiled: the rule, its line, the wrong name and the nearest right one.

Numba says `KeyError: 'biddr'`, or pages about types. Who wrote the rule wants one sentence.
"""

import builtins
import inspect
import re
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from numba import types
from numba.core.errors import ForceLiteralArg, NumbaError

from doubloon.engine.errors import FaultyRule, did_you_mean

Function = Callable[..., Any]

_LONGEST = 300  # characters of what Numba says that are quoted
_UNKNOWN_NAME = re.compile(r"NameError: name '(\w+)' is not defined")

_failed: list[Function] = []  # rules in which an error arose: where it goes through their callers, only the first


class WrongCall(FaultyRule):
    """A call that does not fit a rule's arguments, until it is known in which rule it stands."""


PLAIN = (KeyError, AttributeError, WrongCall)  # what Numba lets through: a field, a module or a call that is not there


@contextmanager
def noted(function: Function) -> Iterator[None]:
    """While a rule is compiled that others call: an error is noted, and goes up as Numba has it."""
    before = len(_failed)
    try:
        yield
    except ForceLiteralArg:  # no fault: Numba asks for a constant
        raise
    except NumbaError:  # it may be none either, once all types are known
        if len(_failed) == before:
            _failed.append(function)
        raise
    except PLAIN as error:
        raise _explained(function, error) from error


@contextmanager
def explained(function: Function) -> Iterator[None]:
    """While an entry is compiled, with all that it calls: what is wrong is said in a sentence."""
    _failed.clear()
    try:
        yield
    except PLAIN as error:
        raise _explained(function, error) from error
    except NumbaError as error:
        raise _explained(_failed[-1] if _failed else function, error) from error


_signature_of = cache(inspect.signature)


def check_call(function: Function, given: tuple[Any, ...], named: dict[str, Any]) -> None:
    """Raise WrongCall if a rule does not take these arguments."""
    signature = _signature_of(function)
    try:
        signature.bind(*given, **named)
    except TypeError as error:
        rule = f"{function.__name__}({', '.join(signature.parameters)})"
        unknown = next((name for name in named if name not in signature.parameters), None)
        if unknown is not None:
            raise WrongCall(
                f"{rule} has no argument {unknown}; {did_you_mean(unknown, signature.parameters)}"
            ) from None
        count = len(given) + len(named)
        raise WrongCall(f"{rule} is called with {count} argument{'s' * (count != 1)}: {error}") from None


def _explained(function: Function, error: Exception) -> FaultyRule:
    if isinstance(error, NumbaError):
        line, what = _said_by_numba(function, str(error))
    else:
        line, what = _where(error)[1], str(error)
    if isinstance(error, KeyError):
        what = _unknown_field(error)
    elif isinstance(error, AttributeError):
        what = _unknown_in_module(error)
    code = function.__code__
    file = Path(code.co_filename)
    return FaultyRule(
        f"{function.__name__} ({file.parent.name}/{file.name}, line {line or code.co_firstlineno}): {what}"
    )


def _said_by_numba(function: Function, text: str) -> tuple[int, str]:
    name = _UNKNOWN_NAME.search(text)
    if not name:
        return _line_in(text, function), _short(text)
    nearest = _nearest(name[1], [*function.__globals__, *dir(builtins)])
    return _line_of(name[1], function), f"nothing is called {name[1]}{nearest}"


def _unknown_in_module(error: AttributeError) -> str:
    name = str(error.name)
    return f"{getattr(error.obj, '__name__', 'it')} has no {name}{_nearest(name, dir(error.obj))}"


def _unknown_field(error: KeyError) -> str:
    name, record = error.args[0], _where(error)[0]
    if record is None:
        return f"KeyError: {error}"
    return f"the record has no field {name}; {did_you_mean(name, [field for field, _ in record.members])}"


def _where(error: Exception) -> tuple[Any, int]:
    """From where Numba gave up: the record that it looked into, if any, and the line of the rule that it was at."""
    record, line = None, 0
    for frame, _ in traceback.walk_tb(error.__traceback__):
        thing = frame.f_locals.get("self")
        if isinstance(thing, types.Record):
            record = thing
        line = getattr(getattr(thing, "loc", None), "line", line)
    return record, line


def _line_in(text: str, function: Function) -> int:
    """The first line that Numba names in the rule's own file."""
    found = re.search(rf"at {re.escape(function.__code__.co_filename)} \((\d+)\)", text)
    return int(found[1]) if found else 0


def _line_of(name: str, function: Function) -> int:
    """The first line of a rule in which a name stands."""
    try:
        lines, first = inspect.getsourcelines(function)
    except OSError:  # made from text
        return 0
    return next((first + place for place, line in enumerate(lines) if re.search(rf"\b{name}\b", line)), 0)


def _nearest(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def _short(text: str) -> str:
    """What Numba says first, without where it was at the time."""
    said = [line.strip() for line in text.partition("\nDuring:")[0].splitlines()]
    told = " ".join(line for line in said if line and not line.startswith("Failed in nopython mode"))
    return told if len(told) <= _LONGEST else f"{told[:_LONGEST]} …"
