"""Drawing: plain views key by key; from one picture to the next only those are made anew whose fields are others.

Nobody says which fields a key is made from: that is read in the source of `plain_view`, as a part's is (parts.py). One
whose source does not end in a dict that can be read so is made whole. Where a key has one place for each seat, those
are made one by one. Pictures share what they have in common, in memory and as JSON; who gets one must not change it.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np

from doubloon.engine.bits import members
from doubloon.engine.parts import Read, reads
from doubloon.engine.records import Unpacker
from doubloon.engine.written import written

Plain = dict[str, Any]

_WORD = np.dtype(np.uint64)  # records are whole words
_UNREADABLE = (OSError, TypeError, KeyError)  # there is no source, or what is done in it with the View is not said
_encode = msgspec.json.Encoder().encode


class Key(NamedTuple):
    """A key of a plain view, or one seat's place in it, and what makes that of a View's fields."""

    name: str
    seat: int | None
    make: Callable[..., Any]
    reads: frozenset[Read]

    def value(self, fields: Any, before: Any) -> Any:
        """What is there now; the same object if it is as before."""
        if self.seat is None:
            value = self.make(fields)
            return before if value == before else value
        if self.seat >= len(before):
            return before
        value = self.make(fields, self.seat)
        return before if value == before[self.seat] else [*before[: self.seat], value, *before[self.seat + 1 :]]


class Picture:
    """A View as it is sent."""

    __slots__ = ("_pieces", "plain", "seen")

    def __init__(self, seen: bytes, plain: Plain, pieces: dict[str, bytes]) -> None:
        self.seen = seen
        self.plain = plain
        self._pieces = pieces  # keys with their values, as JSON; some are still to be written

    @property
    def json(self) -> bytes:
        """The plain view as JSON."""
        pieces = self._pieces
        for name, value in self.plain.items():
            if name not in pieces:
                pieces[name] = _encode(name) + b":" + _encode(value)
        return b"{" + b",".join([pieces[name] for name in self.plain]) + b"}"

    def redrawn(self, seen: bytes, others: Plain) -> "Picture":
        """That of another View, where some keys have other values."""
        pieces = dict(self._pieces)
        for name in others:
            pieces.pop(name, None)
        return Picture(seen, {**self.plain, **others}, pieces)


class Drawing:
    """What makes pictures of a game's Views.

    >>> from doubloon.engine.records import new, record
    >>> sea = record([("ship", "i8"), ("wind", "i8")])
    >>> def plain_view(v):
    ...     return {"ship": [v.ship], "wind": [v.wind]}
    >>> drawing = Drawing(plain_view, Unpacker(sea), sea, 2)
    >>> calm = drawing.draw(new(sea).tobytes())
    >>> calm.json
    b'{"ship":[0],"wind":[0]}'
    """

    def __init__(
        self, plain_view: Callable[[Any], Plain], fields: Unpacker, view: np.dtype[np.void], seats: int
    ) -> None:
        self._plain_view = plain_view
        self._fields = fields
        self._view = view
        self._seats = seats
        self._keys: list[Key] | None = None
        self._by_word: list[int] = []  # the keys that read something there, as bits

    def draw(self, seen: bytes, like: Picture | None = None) -> Picture:
        """The picture of a View; made from one that is like it, only what is another there is made."""
        if self._keys is None:
            self._keys, self._by_word = self._read()
        if like is None or not self._keys:
            return Picture(seen, self._plain_view(self._fields(seen)), {})
        others: Plain = {}
        keys = self._other_keys(like.seen, seen)
        if keys:
            fields, plain = self._fields(seen), like.plain
            for number in members(keys):
                key = self._keys[number]
                before = others.get(key.name, plain[key.name])
                value = key.value(fields, before)
                if value is not before:
                    others[key.name] = value
        return like.redrawn(seen, others)

    def _other_keys(self, one: bytes, other: bytes) -> int:
        """The keys that may have other values in one View than in another, as bits."""
        keys, by_word = 0, self._by_word
        for word in (np.frombuffer(one, _WORD) != np.frombuffer(other, _WORD)).nonzero()[0].tolist():
            keys |= by_word[word]
        return keys

    def _read(self) -> tuple[list[Key], list[int]]:
        """The keys, none where they cannot be told apart; and which of them read something of each word."""
        try:
            keys = list(keys_of(self._plain_view, self._seats))
        except _UNREADABLE:
            keys = []
        by_word = [0] * (self._view.itemsize // _WORD.itemsize)
        for number, key in enumerate(keys):
            for name, place in key.reads:
                for word in self._words(name, None if place is None else key.seat):
                    by_word[word] |= 1 << number
        return keys, by_word

    def _words(self, name: str, place: int | None) -> range:
        """Where a field lies, or its place for a seat."""
        kind, first = cast(Any, self._view.fields)[name][:2]
        size = kind.itemsize
        if place is not None and kind.shape:
            size //= kind.shape[0]
            first += place * size
        return range(first // _WORD.itemsize, -(-(first + size) // _WORD.itemsize))


def keys_of(plain_view: Callable[[Any], Plain], seats: int) -> Iterator[Key]:
    """The keys of the dict that a function returns, each with a function that makes its value alone."""
    body = ast.parse(textwrap.dedent(inspect.getsource(plain_view))).body[0]
    if not isinstance(body, ast.FunctionDef):
        raise TypeError("no function that can be read")
    *lines, last = [line for line in body.body if not _is_text(line)]
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Dict):
        raise TypeError("no dict at the end")
    view = body.args.args[0].arg
    for name, value in zip(last.value.keys, last.value.values, strict=True):
        if not isinstance(name, ast.Constant) or not isinstance(name.value, str):
            raise TypeError("a key that is no text")
        seat = _seat_of(value, view)
        if seat is None:
            yield _key(plain_view, [view], name.value, None, [*_needed(lines, value), ast.Return(value)])
        else:
            one = cast(ast.ListComp, value).elt
            for number in range(seats):
                yield _key(plain_view, [view, seat], name.value, number, [*_needed(lines, one), ast.Return(one)])


def _seat_of(value: ast.expr, view: str) -> str | None:
    """What a seat is called in a list with a place for each of them; None where it is no such list."""
    if not isinstance(value, ast.ListComp) or len(value.generators) != 1:
        return None
    each = value.generators[0]
    for_each_seat = ast.unparse(each.iter) == f"range({view}.players)" and not each.ifs
    return each.target.id if for_each_seat and isinstance(each.target, ast.Name) else None


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def _needed(lines: list[ast.stmt], value: ast.expr) -> list[ast.stmt]:
    """The lines that say what a value is made of."""
    wanted: set[str] = _names(value)
    needed: list[ast.stmt] = []
    for line in reversed(lines):
        if not isinstance(line, ast.Assign) or not all(isinstance(target, ast.Name) for target in line.targets):
            raise TypeError("a line that does more than give something a name")
        if wanted & _names(line.targets[0]):
            wanted |= _names(line.value)
            needed.append(line)
    return needed[::-1]


def _names(node: ast.AST) -> set[str]:
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}


def _key(plain_view: Any, arguments: list[str], name: str, seat: int | None, lines: list[ast.stmt]) -> Key:
    text = [f"def make_{name}({', '.join(arguments)}):", *(f"    {ast.unparse(line)}" for line in lines)]
    make = written(f"make_{name}", text, plain_view.__module__, plain_view.__globals__)
    return Key(name, seat, make, frozenset(reads(make)))
