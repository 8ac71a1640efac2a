"""Sets of cells and of seats: the bits of one number."""

from doubloon.engine.rule import rule


@rule
def one(member):
    return 1 << member


@rule
def is_in(members, member):
    return (members >> member) & 1


@rule
def count(members):
    total = 0
    while members:
        members &= members - 1
        total += 1
    return total


@rule
def lowest(members):
    """The first member of a set that is not empty. A set without it: `members & (members - 1)`."""
    member = 0
    while not is_in(members, member):
        member += 1
    return member


@rule
def everyone(s):
    return one(s.players) - 1


@rule
def clockwise(s, turns):
    """The seat that many places after the first player."""
    return (s.first + turns) % s.players
