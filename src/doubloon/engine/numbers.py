"""What the numbers of a field stand for, said where the field is declared: for programs that know no game.

>>> amount(0, 6).values, one_of(4).values, set_of(60).values
(1, 4, 60)
"""

from dataclasses import dataclass
from enum import IntEnum

MOST = 2**15 - 1  # no number that is told is larger


class How(IntEnum):
    """How a number is to be read."""

    AMOUNT = 0  # as it is
    ONE_OF = 1  # one of several things that are in no order
    SEAT = 2  # a seat, or nobody, or one beyond all seats: a player of the table's own
    SEATS = 3  # a set of these
    PACKED = 4  # several small numbers, the first in the lowest bits; of one bit each: a set
    CELL = 5  # a place on a grid: its column times the rows, plus its row


@dataclass(frozen=True)
class Numbers:
    """How the numbers of a field are to be read, and between which limits they are."""

    how: How
    least: int
    most: int
    count: int = 1  # ONE_OF, SEAT, SEATS: how many things; PACKED: how many numbers; CELL: rows
    bits: int = 0  # PACKED: of each number

    @property
    def values(self) -> int:
        """How many values a number is written as, one for each thing where it names things; a cell as its two."""
        return {How.AMOUNT: 1, How.CELL: 2}.get(self.how, self.count)


def amount(least: int, most: int) -> Numbers:
    """How many of something, or how much: what is more is so much more."""
    return Numbers(How.AMOUNT, least, most)


def one_of(count: int, first: int = 0) -> Numbers:
    """One of several things; any other number means none of them."""
    return Numbers(How.ONE_OF, first, first + count - 1, count)


def a_seat(count: int) -> Numbers:
    """A seat of so many, those of the table's own players among them; any other number means nobody."""
    return Numbers(How.SEAT, 0, count - 1, count)


def set_of_seats(count: int) -> Numbers:
    """A set of seats, as bits."""
    return Numbers(How.SEATS, 0, 1, count)


def set_of(count: int) -> Numbers:
    """A set of so many things, as bits."""
    return Numbers(How.PACKED, 0, 1, count, 1)


def packed(count: int, bits: int, most: int) -> Numbers:
    """So many numbers in one, of so many bits each."""
    return Numbers(How.PACKED, 0, most, count, bits)


def a_cell(columns: int, rows: int) -> Numbers:
    """A place on a grid; a negative number lies on none."""
    return Numbers(How.CELL, -1, max(columns, rows) - 1, rows)


ANY = amount(-MOST - 1, MOST)  # where nothing is declared
