"""Records: the structs (NumPy dtypes, no pointers) of a State and a View (state.py), and of what bots think with."""

import math
import struct
from collections import namedtuple
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, ClassVar, NamedTuple

import numpy as np

from doubloon.engine.errors import did_you_mean

Field = tuple[str, str] | tuple[str, str | np.dtype[np.void], tuple[int, ...]]
Record = Any  # one element of a record array: NumPy cannot say which fields it has

Row = tuple[int, ...]

_NARROW = "bh"  # what long tables are made of (`_LETTERS`)
_WORD = 8  # bytes of the widest number
_SPARE = "_spare"  # the field that fills a record up
_LETTERS = {np.dtype(kind): letter for kind, letter in zip(("i1", "i2", "i4", "i8", "u8", "f8"), "bhiqQd", strict=True)}


class OneRecord(np.void):  # type: ignore[misc]  # final by NumPy's stubs, not by NumPy
    """An element of a record array, with its fields as attributes.

    NumPy's own `np.record` looks into Python for everything, even for what compiled rules ask of it: that is slow.
    Each record type has a class of its own, with a property for each field: `__getattr__` would be asked last.
    """

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # NumPy asks for these, and often
            raise AttributeError(name)
        raise AttributeError(f"the record has no field {name}; {did_you_mean(name, self.dtype.names or ())}")

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            self[name] = value
        except ValueError:
            getattr(self, name)  # says which field is meant, if there is none of that name
            raise


def record(fields: Sequence[Field]) -> np.dtype[np.void]:
    """A record type from (name, type[, shape]) rows; its elements have their fields as attributes.

    Its fields lie in memory by width, whatever their order here.

    >>> pair = new(record([("left", "i1"), ("right", "i1")]))
    >>> pair[0].right = 7
    >>> pair[0].left + pair[0].right
    np.int8(7)
    """
    taken = [name for name, *_ in fields if hasattr(np.void, name)]
    if taken:
        raise TypeError(f"NumPy's records have attributes of their own called {', '.join(taken)}: choose other names")
    # Wide fields first: a number that lies across two lines of the processor's cache is slow to read.
    rows = sorted(fields, key=_width, reverse=True)
    # Filled up by a field: NumPy leaves the gaps of an aligned record as they were, and equal games have equal bytes.
    spare = -np.dtype(rows).itemsize % _WORD
    filled = [*rows, (_SPARE, "u1", (spare,))] if spare else rows
    kind = type("OneRecord", (OneRecord,), {name: property(itemgetter(name)) for name, *_ in rows})
    return np.dtype((kind, filled))


def _width(field: Field) -> int:
    kind = np.dtype(field[1])
    return _WORD if kind.names else kind.itemsize


class Place(NamedTuple):
    """Where a field lies in what was unpacked of a record."""

    first: int
    shape: tuple[int, ...]
    packed: struct.Struct | None  # a row of a narrow table is unpacked only when it is asked for

    @property
    def step(self) -> int:
        """From one row to the next."""
        return 1 if self.packed else self.shape[-1]

    def places(self, which: int | None) -> Iterable[int]:
        """Where it lies, or that row or number of it."""
        if not self.shape or (self.packed and len(self.shape) == 1):
            return (self.first,)
        if len(self.shape) == 1:
            return range(self.first, self.first + self.shape[0]) if which is None else (self.first + which,)
        start, rows = (0, self.shape[0]) if which is None else (which, 1)
        return range(self.first + self.step * start, self.first + self.step * (start + rows))

    @property
    def reader(self) -> Callable[[Any], Any]:
        """What takes a field with rows from there."""
        if len(self.shape) == 1:
            return partial(_row, self.packed.unpack, self.first) if self.packed else itemgetter(self._slice(0))
        if self.packed:
            return partial(_rows, self.packed.unpack, slice(self.first, self.first + self.shape[0]))
        return taking([self._slice(row) for row in range(self.shape[0])])

    def _slice(self, row: int) -> slice:
        first = self.first + self.step * row
        return slice(first, first + self.step)


def _row(unpack: Callable[[bytes], Row], place: int, flat: tuple[Any, ...]) -> Row:
    return unpack(flat[place])


def _rows(unpack: Callable[[bytes], Row], places: slice, flat: tuple[Any, ...]) -> tuple[Row, ...]:
    return tuple(map(unpack, flat[places]))


class Fields(tuple[Any, ...]):
    """The fields of a record as plain numbers and tuples. One by one, those of NumPy's are slow to read.

    It is what was unpacked, and its fields are names for places in that: of numbers by a `namedtuple`, of rows by Rows.
    """

    places: ClassVar[dict[str, Place]]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the record has no field {name}; {did_you_mean(name, self.places)}")

    def __copy__(self) -> "Changed":
        return Changed(self)


class Rows:
    """A field of several numbers; kept once it was read, where Python looks for it before it asks here."""

    def __init__(self, name: str, place: Place) -> None:
        self._name = name
        self._read = place.reader

    def __get__(self, fields: Fields, _kind: object = None) -> Any:
        value = fields.__dict__[self._name] = self._read(fields)
        return value


class Changed:
    """A copy of fields, some of which are set to something else."""

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        return getattr(self._fields, name)


class Unpacker:
    """Reads records of a type as plain numbers and tuples.

    >>> pair = record([("left", "i8"), ("right", "i1", (2,)), ("grid", "i8", (2, 2))])
    >>> fields = Unpacker(pair)(new(pair)[0])
    >>> fields.left, fields.right, fields.grid
    (0, (0, 0), ((0, 0), (0, 0)))
    """

    def __init__(self, kind: np.dtype[np.void]) -> None:
        layout, places, first = ["<"], {}, 0
        for name in kind.names or ():
            field = kind[name]
            if name == _SPARE:
                layout.append(f"{field.itemsize}x")
                continue
            count, letter = math.prod(field.shape), _LETTERS[field.base]
            row = struct.Struct(f"<{field.shape[-1]}{letter}") if field.shape and letter in _NARROW else None
            places[name] = Place(first, field.shape, row)
            rows = count // field.shape[-1] if row else 0
            layout.append(f"{row.size}s" * rows if row else f"{count}{letter}")
            first += rows or count
        self._unpack = struct.Struct("".join(layout)).unpack
        names = {place.first: name for name, place in places.items() if not place.shape}
        flat = [names.get(at, "-") for at in range(first)]
        numbers: Any = namedtuple("Numbers", flat, rename=True)  # type: ignore[misc]  # mypy wants to read them
        rows = {name: Rows(name, place) for name, place in places.items() if place.shape}
        self._fields: type[Fields] = type("Fields", (numbers, Fields), {"places": places, **rows})

    def __call__(self, one: Record | bytes) -> Fields:
        """The fields of a record."""
        return tuple.__new__(self._fields, self._unpack(one))


def part_of(one: Any, kind: np.dtype[np.void]) -> Any:
    """An array of one record with fewer fields: those of another record type."""
    if one.dtype == kind:
        return one
    part = np.zeros(1, kind)
    for name in kind.names or ():
        if name != _SPARE:
            part[name] = one[name]
    return part


def taking(places: Sequence[int | slice]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """What takes these places of a tuple."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda flat: tuple([flat[place] for place in places])


def new(kind: np.dtype[np.void], count: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
    """An array of zeroed records. A single one is kept in an array too: element 0 is a view into it."""
    return np.ndarray(count, kind, bytearray(count * kind.itemsize))  # NumPy's own zeros take longer for records
