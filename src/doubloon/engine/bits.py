"""Sets of small numbers (seats, spaces, cards) as the bits of one whole number, below 63."""

from functools import lru_cache

from doubloon.engine.rule import rule


@rule
def one(member: int) -> int:
    """The set of this one."""
    return 1 << member


@rule
def is_in(members: int, member: int) -> int:
    """1 if it is in the set, else 0."""
    return (members >> member) & 1


@rule
def count(members: int) -> int:
    """How many are in the set."""
    total = 0
    while members:
        members &= members - 1
        total += 1
    return total


@rule
def lowest(members: int) -> int:
    """The lowest of a set that is not empty. A set without it: `members & (members - 1)`."""
    return count((members & -members) - 1)


def members(bits: int) -> list[int]:
    """All of a set, in order.

    >>> members(0b1010)
    [1, 3]
    """
    return list(_members(bits))


@lru_cache(4096)  # the same few sets are shown again and again
def _members(bits: int) -> tuple[int, ...]:
    return tuple(member for member in range(bits.bit_length()) if bits >> member & 1)
