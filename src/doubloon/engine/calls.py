"""The questions as Python asks them of one game: about an array that holds a single State.

Numba takes an array as it is, but describes a single record anew at every call, field by field: that takes longer than
most rules.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.engine import dispatch
from doubloon.engine.entries import Part
from doubloon.engine.events import new_log
from doubloon.engine.records import new

if TYPE_CHECKING:
    from doubloon.engine.game import Game


def setup(table, log):
    dispatch.setup(table[0], log)


def actors(table):
    return dispatch.actors(table[0])


def legal(table, seat, mask):
    dispatch.legal(table[0], seat, mask)


def may(table, seat, action, mask):
    """Whether that seat may do that now."""
    if not (dispatch.actors(table[0]) >> seat) & 1:
        return False
    dispatch.legal(table[0], seat, mask)
    return mask[action] != 0


def play(table, seat, action, log):
    dispatch.play(table[0], seat, action, log)


def show(table, viewer, views):
    dispatch.show(table[0], viewer, views[0])


def show_all(states, views):
    """Each State to every seat, and in the last place to a spectator."""
    viewers = len(views) // len(states)
    for place in range(len(views)):
        seat = place % viewers
        dispatch.show(states[place // viewers], dispatch.SPECTATOR if seat == viewers - 1 else seat, views[place])


def standing(table, rank, score):
    dispatch.standing(table[0], rank, score)


def decided(table):
    return dispatch.decided(table[0])


def awaited(table):
    return dispatch.awaited(table[0])


def haste(table):
    return dispatch.haste(table[0])


def patience(table):
    return dispatch.patience(table[0])


def expire(table, log):
    dispatch.expire(table[0], log)


def _examples(game: "Game") -> dict[str, Any]:
    return {
        "table": new(game.state),
        "states": new(game.state),
        "seat": 0,
        "viewer": 0,
        "action": 0,
        "mask": np.zeros(1, np.uint8),
        "views": new(game.view),
        "rank": np.zeros(1, np.int8),
        "score": np.zeros(1),
        "log": new_log(),
    }


TABLE = Part(
    "table",
    (setup, actors, legal, may, play, show, show_all, standing, decided, awaited, haste, patience, expire),
    _examples,
)
