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


def setup(one, log):
    dispatch.setup(one[0], log)


def actors(one):
    return dispatch.actors(one[0])


def legal(one, seat, mask):
    dispatch.legal(one[0], seat, mask)


def may(one, seat, action, mask):
    """Whether that seat may do that now."""
    if not (dispatch.actors(one[0]) >> seat) & 1:
        return False
    dispatch.legal(one[0], seat, mask)
    return mask[action] != 0


def play(one, seat, action, log):
    dispatch.play(one[0], seat, action, log)


def show(one, viewer, views):
    dispatch.show(one[0], viewer, views[0])


def show_all(states, views):
    """Each State to every seat, and in the last place to a spectator."""
    viewers = len(views) // len(states)
    for place in range(len(views)):
        seat = place % viewers
        dispatch.show(states[place // viewers], dispatch.SPECTATOR if seat == viewers - 1 else seat, views[place])


def standing(one, rank, score):
    dispatch.standing(one[0], rank, score)


def decided(one):
    return dispatch.decided(one[0])


def awaited(one):
    return dispatch.awaited(one[0])


def haste(one):
    return dispatch.haste(one[0])


def patience(one):
    return dispatch.patience(one[0])


def expire(one, log):
    dispatch.expire(one[0], log)


def _examples(game: "Game") -> dict[str, Any]:
    return {
        "one": new(game.state),
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
