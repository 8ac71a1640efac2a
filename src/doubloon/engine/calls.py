"""The questions as Python asks them of one game: about an array that holds a single State.

Numba takes an array as it is, but describes a single record anew at every call, field by field: that takes longer than
most rules.
"""

from doubloon.engine import dispatch
from doubloon.engine.rule import rule


@rule
def setup(table, log):
    dispatch.setup(table[0], log)


@rule
def actors(table):
    return dispatch.actors(table[0])


@rule
def legal(table, seat, mask):
    dispatch.legal(table[0], seat, mask)


@rule
def may(table, seat, action, mask):
    """Whether that seat may do that now."""
    if not (dispatch.actors(table[0]) >> seat) & 1:
        return False
    dispatch.legal(table[0], seat, mask)
    return mask[action] != 0


@rule
def play(table, seat, action, log):
    dispatch.play(table[0], seat, action, log)


@rule
def show(table, viewer, views):
    dispatch.show(table[0], viewer, views[0])


@rule
def show_all(table, views):
    """To every seat, and in the last place to a spectator."""
    for seat in range(len(views) - 1):
        dispatch.show(table[0], seat, views[seat])
    dispatch.show(table[0], dispatch.SPECTATOR, views[-1])


@rule
def standing(table, rank, score):
    dispatch.standing(table[0], rank, score)


@rule
def haste(table):
    return dispatch.haste(table[0])


@rule
def patience(table):
    return dispatch.patience(table[0])


@rule
def expire(table, log):
    dispatch.expire(table[0], log)
