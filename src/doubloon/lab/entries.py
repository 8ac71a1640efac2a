"""What measuring calls at C speed: whole games that are counted, and games with playouts along their way."""

import math
from functools import cache
from typing import Any

import numpy as np

from doubloon.bots.mind import EIGHT, Mind, new_desk
from doubloon.bots.tempo import MOST_SEATS, new_tempo
from doubloon.bots.tree import new_tree
from doubloon.engine.entries import Entries, Part
from doubloon.engine.game import Game
from doubloon.engine.records import new, record
from doubloon.lab import counting, playouts
from doubloon.lab.playouts import HALVES, MOST_OPTIONS

CHUNK = 256  # games that a worker plays at a stretch, where bots do not search
MOMENTS = 32  # of a game at which playouts begin, or all of a shorter one
CLOSE = 6  # decisions of a game that are looked at closely, and as many of its end
END = 0.15  # the part of a game that is its end
ROOM = 2 * MOMENTS + 2
TABLES = 3  # the game itself, a future, and a playout of it

Array = np.ndarray[Any, np.dtype[Any]]


def places_of(game: Game) -> Array:
    """For each action where its verb is counted: behind all actions, the verbs in their order."""
    kinds = np.zeros(_padded(game), np.int64)
    for place, verb in enumerate(game.actions.verbs):
        kinds[verb.first : verb.first + verb.count] = len(kinds) + place
    return kinds


def new_choices(game: Game) -> Array:
    """Room to count what is offered and taken in a chunk of games."""
    places = _padded(game) + len(game.actions.verbs)
    return new(
        record(
            [
                ("games", "i8", (CHUNK, 3)),  # each game's sums: LEGAL, FORCED, HASTY
                ("offered", "i8", (places,)),  # in the game that is going on
                ("taken", "i8", (places,)),
                ("sums", "i8", (5, places)),  # over all games: OFFERED, TAKEN, and their squares
            ]
        )
    )


def new_course(game: Game) -> Array:
    """Room for what playouts say of one game."""
    seats = (MOST_SEATS,)
    return new(
        record(
            [
                ("first", "i8"),  # the first moment, after that of the beginning
                ("stride", "i8"),  # decisions from one to the next
                ("rows", "i8"),  # how many moments there were
                ("when", "i8", (ROOM,)),  # the decision before which each was
                ("ahead", "f8", (ROOM, HALVES, MOST_SEATS)),  # the chance to win, in two halves
                ("late", "i8"),  # the decision with which the end of the game begins
                ("early_first", "i8"),  # decisions that are looked at closely before that, and from then on
                ("early_stride", "i8"),
                ("late_first", "i8"),
                ("late_stride", "i8"),
                ("closes", "i8"),  # how many there were
                ("close", "i8", (ROOM,)),  # which
                ("sway", "f8", (ROOM,)),  # the variance of the next chance, summed over seats
                ("luck", "f8", (ROOM,)),  # the same after the action that was taken: what chance alone does
                ("hopeless", "i8", (ROOM,)),  # 1: the seat could not win any more
                ("kings", "f8", (ROOM,)),  # how far its options then moved another seat's chance
                ("worth", "f8", seats),  # the result: each seat's share of the win
                ("option", "i8", (_padded(game),)),  # what the seat may do
                ("options", "i8"),
                ("hope", "f8", seats),  # each seat's chance at the moment that is looked at closely
                ("wins", "f8", seats),  # sums over playouts from there
                ("squares", "f8", seats),
                ("pairs", "f8", seats),
                ("once", "f8", seats),
                ("result", "f8", seats),
                ("tried", "f8", (HALVES, MOST_OPTIONS, MOST_SEATS)),
            ]
        )
    )


def new_tempos(game: Game) -> Array | None:
    """Clocks for the tables of a game with playouts; None where it is played by turns."""
    return np.concatenate([new_tempo() for _ in range(TABLES)]) if game.real_time else None


def _padded(game: Game) -> int:
    return math.ceil(len(game.actions) / EIGHT) * EIGHT


def _examples(game: Game) -> dict[str, Any]:
    return {
        "states": new(game.state),
        "minds": new(Mind),
        "dreamers": new(Mind),
        "tempos": new_tempo() if game.real_time else None,
        "seeds": np.zeros(1, np.uint64),
        "seed": np.uint64(0),
        "ranks": np.zeros((1, 1), np.int8),
        "scores": np.zeros((1, 1)),
        "decided": np.zeros(1, np.bool_),
        "decisions": np.zeros(1, np.int32),
        "seconds": np.zeros(1),
        "desks": new_desk(game),
        "tree": None,
        "kinds": places_of(game),
        "choices": new_choices(game),
        "chances": new(Mind),
        "course": new_course(game),
    }


def _searched(game: Game) -> dict[str, Any]:
    return {**_examples(game), "tree": new_tree(1)}


COUNTED = Part("counted simulation", (counting.count_games,), _examples)
SEARCHED = Part("counted simulation of captains", (counting.count_games,), _searched)
FOLLOWED = Part("playouts", (playouts.follow_game,), _examples)


@cache
def entries(part: Part, game: Game) -> Entries:
    """The entries of a part for a game: the same ones for all who call them."""
    return Entries(part, game)
