"""What callers give, checked; and what is said to who uses an environment in a way that it cannot be used."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from doubloon.engine import dispatch
from doubloon.engine.errors import BadOption, BadPlayers, BadSeed, IllegalMove, did_you_mean, shown
from doubloon.engine.game import Game
from doubloon.engine.match import checked_seed
from doubloon.engine.realtime import STEADY
from doubloon.engine.records import Record, new

Array = np.ndarray[Any, np.dtype[Any]]


def checked_actions(actions: object, n: int) -> Array:
    """An action for each row, as compiled code takes them; IllegalMove says what is wrong with others."""
    given = np.asarray(actions)
    if given.shape != (n,):
        raise _malformed(f"actions are an array of shape ({n},), one for each row, not {given.shape}")
    if given.dtype.kind not in "iu":
        raise _malformed(f"actions are whole numbers, not {given.dtype}")
    if given.dtype.kind == "u":
        given = np.minimum(given, np.iinfo(np.int64).max)
    return np.ascontiguousarray(given, np.int64)


def checked_choice(name: str, value: object, known: Sequence[str]) -> str:
    """One of several words."""
    if not isinstance(value, str) or value not in known:
        raise BadOption(f"{name} of an environment cannot be {shown(value)}; {did_you_mean(value, known)}")
    return value


def checked_count(name: str, value: object) -> int:
    """A whole number from 1."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < 1:
        raise BadOption(f"{name} of an environment is a whole number from 1, not {shown(value)}")
    return int(value)


def checked_rows(rows: object, n: int) -> Array:
    """Rows by number, from numbers or a mask; all of them where none are named."""
    if rows is None:
        return np.arange(n)
    given = np.atleast_1d(np.asarray(rows))
    if given.dtype == np.bool_ and given.shape == (n,):
        return np.flatnonzero(given)
    numbers = given.dtype.kind in "iu" and given.ndim == 1
    if not numbers or (given.size and not 0 <= given.min() <= given.max() < n):
        raise BadPlayers(f"rows are numbers from 0 to {n - 1}, or a mask of {n}, not {shown(rows)}")
    return given.astype(np.int64)


def checked_hands(hands: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """How fast each seat is; all are steady where it is not said."""
    if hands is None:
        return (STEADY,) * players
    if isinstance(hands, str) or not isinstance(hands, Sequence) or len(hands) != players:
        raise BadPlayers(f"{players} players need a list of {players} hands, not {shown(hands)}")
    return tuple(hands)


def checked_seeds(seeds: Sequence[int] | Array, count: int) -> Array:
    """Seeds of matches, one for each row that is reset."""
    given = list(seeds) if isinstance(seeds, Sequence | np.ndarray) and not isinstance(seeds, str | bytes) else []
    if len(given) != count:
        raise BadSeed(f"{count} rows are reset, so {count} seeds are needed, not {shown(seeds)}")
    return np.array([checked_seed(seed) for seed in given], np.uint64)


def refusal(game: Game, s: Record, row: int, seat: int, action: int, most: int) -> IllegalMove:
    """Why the game of a row does not take an action: the rules' reason, as a match says it."""
    if seat < 0:
        return IllegalMove(f"row {row}: the game is over; it takes -1 until it is reset", "over", {"row": row})
    if not 0 <= action < most:
        return _malformed(f"row {row}: {action} is no action; they are 0 to {most - 1}")
    if action == len(game.actions):
        return IllegalMove(f"row {row}: there is no haste now, so seat {seat} cannot wait", "no-haste", {"row": row})
    v = new(game.view)
    dispatch.show(s, seat, v[0])
    why = game.actions.explain(game.fields(v[0]), seat, action, int(game.rules.why_not(s, seat, action)))
    words = game.words()
    seats = [words.say(f"seat-{number}") for number in range(int(s.players))]
    text = f"row {row}: seat {seat} cannot do {game.actions.decode(action)}: {why.said(words, seats)}"
    return IllegalMove(text, why.name, {**why.arguments, "row": row})


def _malformed(text: str) -> IllegalMove:
    return IllegalMove(text, "malformed")
