"""What a bot's rules are asked from Python: about arrays of one, for the reason that `engine/calls.py` gives."""

from doubloon.bots import choose, search
from doubloon.engine.rule import rule


@rule
def choose_at_once(table, seat, minds, desks):
    return choose.choose_at_once(table[0], seat, minds[0], desks[0])


@rule
def is_worth_a_search(table, minds, desks, liked):
    return choose.is_worth_a_search(table[0], minds[0], desks[0], liked)


@rule
def plant(table, minds, desks, tree):
    """Begin a search; returns how many visits it takes."""
    search.plant(desks[0], tree)
    return search.visits_for(table[0], minds[0])


@rule
def grow(table, me, minds, desks, tree, left):
    return search.grow(table[0], me, minds[0], desks[0], tree, left)


@rule
def favourite(desks, tree):
    return search.favourite(desks[0], tree)
