"""What a bot's rules are asked from Python: about arrays of one, for the reason that `engine/calls.py` gives."""

from functools import cache
from typing import Any

import numpy as np

from doubloon.bots import choose, playing, search
from doubloon.bots.mind import Mind, new_desk
from doubloon.bots.tempo import new_tempo
from doubloon.bots.tree import favourite as favourite_in
from doubloon.bots.tree import new_tree
from doubloon.engine.entries import Entries, Part
from doubloon.engine.game import Game
from doubloon.engine.records import new


def choose_at_once(one, seat, minds, desks):
    """The action, or NOTHING: the bot chose what it may not do."""
    return choose.allowed(seat, choose.choose_at_once(one[0], seat, minds[0], desks[0]), desks[0])


def is_worth_a_search(one, minds, desks, liked):
    return choose.is_worth_a_search(one[0], minds[0], desks[0], liked)


def plant(one, seat, minds, desks, tree):
    """Begin a search; returns how many games it imagines."""
    return search.plant(one[0], seat, minds[0], desks[0], tree)


def grow(one, seat, minds, desks, tree, left):
    return search.grow(one[0], seat, minds[0], desks[0], tree, left)


def favourite(one, seat, desks, tree, liked):
    """What a search found, else what was liked without one; NOTHING: the bot may not do that."""
    found = favourite_in(desks[0], tree)
    return choose.allowed(seat, choose.found_or_liked(one[0], seat, found, liked, desks[0]), desks[0])


def _examples(game: Game) -> dict[str, Any]:
    return {
        "one": new(game.state),
        "seat": 0,
        "liked": 0,
        "left": 0,
        "minds": new(Mind),
        "desks": new_desk(game),
        "tree": new_tree(1),
    }


def _many(game: Game) -> dict[str, Any]:
    """Arguments for whole games between bots that do not search."""
    return {
        **_examples(game),
        "mind": new(Mind),
        "states": new(game.state),
        "tempos": new_tempo() if game.real_time else None,
        "seeds": np.zeros(1, np.uint64),
        "ranks": np.zeros((1, 1), np.int8),
        "scores": np.zeros((1, 1)),
        "decided": np.zeros(1, np.bool_),
        "decisions": np.zeros(1, np.int32),
        "seconds": np.zeros(1),
        "tree": None,
    }


def _many_searched(game: Game) -> dict[str, Any]:
    return {**_many(game), "tree": new_tree(1)}


MATES = Part("mates", (choose_at_once,), _examples)
CAPTAINS = Part("captains", (is_worth_a_search, plant, grow, favourite), _examples)
SIMULATION = Part("simulation", (playing.play_games, playing.fill_seeds), _many)
SEARCHED_SIMULATION = Part("simulation of captains", (playing.play_games, playing.fill_seeds), _many_searched)


@cache
def entries(part: Part, game: Game) -> Entries:
    """The entries of a part for a game: the same ones for all who call them."""
    return Entries(part, game)
