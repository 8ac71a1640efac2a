"""Records: the structs (NumPy dtypes, no pointers) of a State and a View (state.py), and of what bots think with."""

import math
import struct
from collections.abc import Sequence
from operator import itemgetter
from types import SimpleNamespace
from typing import Any

import numpy as np

from doubloon.engine.errors import did_you_mean

Field = tuple[str, str] | tuple[str, str | np.dtype[np.void], tuple[int, ...]]
Record = Any  # one element of a record array: NumPy cannot say which fields it has
Fields = Any  # the fields of a record as plain numbers and tuples

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


class Unpacker:
    """Reads records of a type as plain numbers and tuples, all fields at once: one by one they are slow to read.

    >>> pair = record([("left", "i8"), ("right", "i1", (2,)), ("grid", "i1", (2, 2))])
    >>> Unpacker(pair)(new(pair)[0])
    namespace(left=0, right=(0, 0), grid=((0, 0), (0, 0)))
    """

    def __init__(self, kind: np.dtype[np.void]) -> None:
        layout, places, first = ["<"], {}, 0
        self._rows: dict[str, int] = {}  # how long the rows of a field are that has some
        for name in kind.names or ():
            field = kind[name]
            if name == _SPARE:
                layout.append(f"{field.itemsize}x")
                continue
            count = math.prod(field.shape)
            layout.append(f"{count}{_LETTERS[field.base]}")
            places[name] = slice(first, first + count) if field.shape else first
            first += count
            if len(field.shape) == 2:
                self._rows[name] = field.shape[1]
        self._unpack = struct.Struct("".join(layout)).unpack
        self._names = tuple(places)
        self._pick = itemgetter(*places.values())

    def __call__(self, one: Record | bytes) -> Fields:
        """The fields of a record."""
        fields = SimpleNamespace()
        values = vars(fields)
        values.update(zip(self._names, self._pick(self._unpack(one)), strict=True))
        for name, length in self._rows.items():
            flat = values[name]
            values[name] = tuple([flat[first : first + length] for first in range(0, len(flat), length)])
        return fields


def new(kind: np.dtype[np.void], count: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
    """An array of zeroed records. A single one is kept in an array too: element 0 is a view into it."""
    return np.ndarray(count, kind, bytearray(count * kind.itemsize))  # NumPy's own zeros take longer for records
