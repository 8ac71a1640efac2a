"""Parts of a plain view, memoized: each is made once for what it is made from.

From one event to the next, and from one viewer to the next, little of a View is another. So a plain view is put
together from parts, and a part that would be as before is the same object as before; who gets one must not change it.

Nobody says which fields a part is made from: that is read in its source, and in that of all that it hands the View to.
Of a field that it reads at its own seat or place alone, only that counts.

>>> from doubloon.engine.records import Unpacker, new, record
>>> sea = record([("ship", "i8", (2,)), ("wind", "i8")])
>>> calm, windy = (Unpacker(sea)(one) for one in new(sea, 2))
>>> @part
... def plain_ship(v, seat):
...     return {"space": v.ship[seat]}
>>> reads(plain_ship)
{('ship', 0)}
>>> plain_ship(calm, 1) is plain_ship(windy, 1)
True
"""

import ast
import inspect
import textwrap
from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar, cast

from doubloon.engine.records import Fields, taking

F = TypeVar("F", bound=Callable[..., Any])
Read = tuple[str, int | None]  # a field, and which of the other arguments is the place in it; None: any place

MOST_KEPT = 1_000  # of a part for one seat or place; then it begins anew
_NEW = object()


def part(make: F) -> F:
    """Mark a function of a View, and perhaps of a seat or a place, as one whose results are kept."""
    return cast(F, _Part(make))


class _Part:
    def __init__(self, make: Callable[..., Any]) -> None:
        self.py_func = make
        self._kept: dict[tuple[Any, ...], _Kept] = {}

    @cached_property
    def _reads(self) -> set[Read]:
        return reads(self.py_func)

    def __call__(self, v: Fields, *which: Any) -> Any:
        if not isinstance(v, tuple):  # a copy, which may have been changed
            return self.py_func(v, *which)
        kept = self._kept.get(which)
        if kept is None:
            kept = self._kept[which] = _Kept(v, self._reads, which)
        key = kept.pick(v)
        made = kept.made.get(key, _NEW)
        if made is _NEW:
            if len(kept.made) >= MOST_KEPT:
                kept.made = {}
            made = kept.made[key] = self.py_func(v, *which)
        return made


class _Kept:
    """What was made of a part for one seat or place, by what it was made from."""

    def __init__(self, v: Fields, read: set[Read], which: tuple[Any, ...]) -> None:
        places = {at for name, by in read for at in v.places[name].places(None if by is None else which[by])}
        self.pick = taking(_in_runs(sorted(places)))
        self.made: dict[Any, Any] = {}


def _in_runs(places: list[int]) -> list[int | slice]:
    """Places in a row are taken together."""
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return [run[0] if len(run) == 1 else slice(run[0], run[-1] + 1) for run in runs]


# What a function reads of its first argument


def reads(function: Callable[..., Any]) -> set[Read]:
    """The fields that a function may read of the View that it gets, by its source."""
    return _Reader(_source_of(function)).found


def _source_of(function: Any) -> Any:
    return getattr(function, "py_func", function)  # a rule's, a part's


class _Reader(ast.NodeVisitor):
    def __init__(self, function: Any) -> None:
        self.found: set[Read] = set()
        self._function = function
        body = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        if not isinstance(body, ast.FunctionDef):
            raise TypeError(f"{function.__name__} is no function that can be read")
        self._view, *others = [argument.arg for argument in body.args.args]
        stored = {node.id for node in ast.walk(body) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        self._which = {name: place for place, name in enumerate(others) if name not in stored}
        for line in body.body:
            self.visit(line)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        field, place = node.value, self._place(node.slice)
        if isinstance(field, ast.Attribute) and self._is_view(field.value) and place is not None:
            self.found.add((field.attr, place))
        else:
            self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if self._is_view(node.value):
            self.found.add((node.attr, None))
        else:
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.args and self._is_view(node.args[0]):
            called = self._function.__globals__[node.func.id]
            starred = any(isinstance(argument, ast.Starred) for argument in node.args)
            given = [] if starred else [self._place(argument) for argument in node.args[1:]]
            for field, place in reads(called):
                self.found.add((field, None if place is None or place >= len(given) else given[place]))
            node = ast.Call(node.func, node.args[1:], node.keywords)
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if self._is_view(node):
            raise TypeError(
                f"{self._function.__name__} does more with its View than read fields and call functions with it"
            )

    def _is_view(self, node: ast.AST) -> bool:
        return isinstance(node, ast.Name) and node.id == self._view

    def _place(self, node: ast.AST) -> int | None:
        """Which of the arguments beside the View that is, if it is one and stays what it was."""
        return self._which.get(node.id) if isinstance(node, ast.Name) else None
