"""What a seat observes: the View that `show` makes for it, as an array of numbers in which that seat is the first.

Every field of the View is in it, in the order of its declaration, each number as the declaration says that it is to be
read: an amount as it is, a seat or a thing of several as a one in its place, a set as ones and zeros.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np

from doubloon.engine.game import Game
from doubloon.engine.meanings import meanings
from doubloon.engine.numbers import How, Numbers
from doubloon.engine.state import IN_VIEW, Field
from doubloon.envs.writing import COLUMNS
from doubloon.games import game as game_of

Array = np.ndarray[Any, np.dtype[Any]]

_WIDTHS = (1, 8)  # bytes of a View's numbers


@dataclass(frozen=True)
class ObservedField:
    """A field of an observation, and where it stands in the array."""

    name: str
    meaning: str
    shape: tuple[int, ...]  # of the View's field, and what each of its numbers is written as if that is several
    first: int
    least: int
    most: int
    by_seat: bool  # its first axis has a place for each seat: the seat that observes first, the others clockwise
    numbers: Numbers

    @property
    def size(self) -> int:
        """How many numbers of the array it takes."""
        return prod(self.shape)

    @property
    def part(self) -> slice:
        """Its part of the array."""
        return slice(self.first, self.first + self.size)

    @property
    def reading(self) -> str:
        """How it is written, for people."""
        return _READINGS[self.numbers.how]


_READINGS = {
    How.AMOUNT: "number",
    How.ONE_OF: "1 in its place",
    How.SEAT: "1 in the seat's place, oneself first",
    How.SEATS: "1 for each seat in it, oneself first",
    How.PACKED: "one for each thing",
    How.CELL: "column and row",
}


@dataclass(frozen=True)
class ObservationSpec:
    """All fields of a game's observations; printed, it is a table."""

    game: str
    fields: tuple[ObservedField, ...]
    plan: Array  # the same for compiled code

    @property
    def size(self) -> int:
        """How long the array is."""
        return self.fields[-1].first + self.fields[-1].size

    @property
    def least(self) -> Array:
        """The least value of every number."""
        return np.concatenate([np.full(field.size, field.least, np.int16) for field in self.fields])

    @property
    def most(self) -> Array:
        """The greatest."""
        return np.concatenate([np.full(field.size, field.most, np.int16) for field in self.fields])

    @property
    def scale(self) -> Array:
        """What each number is multiplied by to be a float between -1 and 1."""
        most = np.maximum(np.abs(self.least.astype(np.float32)), np.abs(self.most.astype(np.float32)))
        return np.asarray(1 / np.maximum(most, 1), np.float32)

    def named(self, array: Array) -> dict[str, Array]:
        """An observation, or many (the last axis is one's), by the names of its fields; no copy is made.

        >>> import doubloon
        >>> kraken = doubloon.vector("kraken", 5, players=2, seed=1)
        >>> observation_spec("kraken").named(kraken.observation)["ship"].shape
        (5, 4, 60)
        """
        return {field.name: array[..., field.part].reshape((*array.shape[:-1], *field.shape)) for field in self.fields}

    def __str__(self) -> str:
        head = ("first", "shape", "values", "name", "meaning")
        rows = [head, *(self._row(field) for field in self.fields)]
        widths = [max(len(row[column]) for row in rows) for column in range(len(head) - 1)]
        return "\n".join(
            "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]) for row in rows
        )

    def _row(self, field: ObservedField) -> tuple[str, ...]:
        seats = ", by seat" if field.by_seat else ""
        shape = "x".join(map(str, field.shape)) or "1"
        said = f"{field.meaning} ({field.reading}{seats})"
        return str(field.first), shape, f"{field.least}..{field.most}", field.name, said


def observation_spec(game: str) -> ObservationSpec:
    """What the observations of a game hold; `print` shows it.

    >>> print(str(observation_spec("nozoku")).splitlines()[3])
    2      1      5..12     dice_per_colour  dice of each seat's colour (number)
    """
    return spec_of(game_of(game))


@cache
def spec_of(game: Game) -> ObservationSpec:
    """The same of a game itself."""
    said = meanings(game.declared)
    fields = tuple(_observed(game, said))
    return ObservationSpec(game.name, fields, np.array([_planned(game, field) for field in fields], np.int64))


def _observed(game: Game, said: dict[str, str]) -> Iterator[ObservedField]:
    first = 0
    for field in game.declared.fields:
        if field.known in IN_VIEW:
            numbers = field.numbers
            written = (numbers.values,) if numbers.values > 1 else ()
            least, most = (0, 1) if numbers.how in (How.ONE_OF, How.SEAT) else (numbers.least, numbers.most)
            shape = (*map(int, field.shape), *written)
            found = ObservedField(
                field.name, said.get(field.name, ""), shape, first, least, most, field.by_seat, numbers
            )
            yield found
            first += found.size


def _planned(game: Game, observed: ObservedField) -> list[int]:
    field = next(field for field in game.declared.fields if field.name == observed.name)
    width, source = _place(game, field)
    rows, inner = (int(field.shape[0]), prod(map(int, field.shape[1:]))) if field.by_seat else (1, prod(field.shape))
    numbers = observed.numbers
    first = numbers.count if numbers.how is How.CELL else numbers.least
    plan = [numbers.how, width, source, rows, inner, field.by_seat, observed.first, numbers.values, first, numbers.bits]
    assert len(plan) == COLUMNS, "the columns that `write` reads"
    return [int(number) for number in plan]


def _place(game: Game, field: Field) -> tuple[int, int]:
    """How wide a field's numbers are, and which number of that width is its first."""
    kind, offset = (game.view.fields or {})[field.name][:2]
    width = kind.base.itemsize
    if width not in _WIDTHS or kind.base.kind not in "iu":
        raise TypeError(f"{game.name}: {field.name} of a View is a whole number of 1 or 8 bytes, not {kind.base}")
    return width, offset // width
