"""Measuring: games of a setting by their numbers, counted while they are played, and some of them followed by playouts.

Whatever number of workers plays them, and in whichever parts, a game is decided by its number alone.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from doubloon.bots.illegal_choice import illegal_choice
from doubloon.bots.mind import Mind, new_desk
from doubloon.bots.playing import BLUNDER
from doubloon.bots.tempo import new_tempo
from doubloon.bots.tree import NONE, new_tree
from doubloon.engine.records import Record, new
from doubloon.lab.entries import (
    CHUNK,
    CLOSE,
    COUNTED,
    END,
    FOLLOWED,
    MOMENTS,
    SEARCHED,
    TABLES,
    entries,
    new_choices,
    new_course,
    new_tempos,
    places_of,
)
from doubloon.lab.setting import Setting
from doubloon.lab.simulate import Array, Simulation, empty, keep_counts

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Counted:
    """What came of some games in a row, and what their seats could do."""

    simulation: Simulation
    choices: Array  # a row per game: legal actions summed, decisions with a single one, and those in real time
    sums: Array  # by OFFERED, TAKEN and their squares, and by action and verb


def count(
    setting: Setting, first: int, games: int, workers: int | None = None, tell: Callable[[int], None] | None = None
) -> Counted:
    """Play the games from number `first` on."""
    game, searched = setting.played, setting.searched
    calls = entries(SEARCHED if searched else COUNTED, game)
    calls.compile()
    one, minds, kinds = setting.laid_out(), setting.minds(), places_of(game)
    result = empty(game, setting.bots, setting.hands, setting.seeds(first, games))
    choices = np.zeros((games, 3), np.int64)

    def play(chunk: slice) -> Array:
        states, counts, desk = new(game.state, chunk.stop - chunk.start), new_choices(game), new_desk(game)
        states[:] = one
        visits = int(minds["visits"].max())
        stopped = calls.count_games(
            states,
            minds.copy(),
            new_tempo() if game.real_time else None,
            result.seeds[chunk],
            result.ranks[chunk],
            result.scores[chunk],
            result.decided[chunk],
            result.decisions[chunk],
            result.seconds[chunk],
            desk,
            new_tree(visits) if searched else None,
            kinds,
            counts,
        )
        if stopped != NONE:
            raise illegal_choice(game, result.seeds[chunk][stopped], setting.bots[desk[0].culprit], desk)
        keep_counts(result, chunk, states)
        choices[chunk] = counts[0]["games"][: len(states)]
        return np.array(counts[0]["sums"])

    step = 1 if searched else CHUNK
    chunks = [slice(start, min(start + step, games)) for start in range(0, games, step)]
    sums = np.zeros_like(new_choices(game)[0]["sums"])
    for chunk, more in zip(chunks, in_threads(play, chunks, workers), strict=True):
        sums += more
        if tell:
            tell(chunk.stop - chunk.start)
    return Counted(result, choices, sums)


@dataclass(frozen=True)
class Course:
    """How a game went: at some moments of it, each seat's chance to win, as playouts by the same bots have it."""

    decisions: int
    when: Array  # the decision before which each moment was
    ahead: Array  # by moment, half and seat: the chance to win
    close: Array  # decisions that were looked at closely
    weighed: Array  # of each of them, how many decisions it stands for
    sway: Array  # the variance of the next chance, summed over seats
    luck: Array  # the same after the action that was taken
    hopeless: Array  # whether the seat that decided could not win any more
    kings: Array  # how far its options moved another's chance
    worth: Array  # the result: each seat's share of the win


def follow(
    setting: Setting,
    first: int,
    lengths: Sequence[int],
    workers: int | None = None,
    tell: Callable[[int], None] | None = None,
) -> list[Course]:
    """Play games from number `first` on again, whose decisions were counted, with playouts at up to MOMENTS moments."""
    calls = entries(FOLLOWED, setting.played)
    calls.compile()
    seeds = setting.seeds(first, len(lengths))
    courses = []
    for course in in_threads(
        lambda number: _follow_one(setting, int(seeds[number]), int(lengths[number])), range(len(lengths)), workers
    ):
        courses.append(course)
        if tell:
            tell(1)
    return courses


def _follow_one(setting: Setting, seed: int, decisions: int) -> Course:
    game, minds = setting.played, setting.minds()
    states, desk, course = new(game.state, TABLES), new_desk(game), new_course(game)
    states[:] = setting.laid_out()
    _choose_moments(course[0], seed, decisions)
    played = entries(FOLLOWED, game).follow_game(
        states, minds, minds.copy(), new_tempos(game), np.uint64(seed), new(Mind), desk, course
    )
    if played == BLUNDER:
        raise illegal_choice(game, seed, setting.bots[desk[0].culprit], desk)
    return _course(course[0], played, setting.players)


def _choose_moments(c: Record, seed: int, decisions: int) -> None:
    """Evenly spread, from any on: each decision is as likely to be a moment as all others in its part of the game."""
    late = round((1 - END) * decisions)
    c.stride = -(-decisions // MOMENTS)
    c.first = seed % c.stride
    c.late = late
    c.early_stride, c.late_stride = -(-max(1, late) // CLOSE), -(-(decisions - late) // CLOSE)
    c.early_first, c.late_first = seed // 64 % c.early_stride, seed // 4096 % c.late_stride


def _course(c: Record, decisions: int, players: int) -> Course:
    rows, closes = int(c["rows"]), int(c["closes"])
    close = c["close"][:closes].copy()
    return Course(
        decisions=decisions,
        when=c["when"][:rows].copy(),
        ahead=c["ahead"][:rows, :, :players].copy(),
        close=close,
        weighed=np.where(close < c["late"], c["early_stride"], c["late_stride"]),
        sway=c["sway"][:closes].copy(),
        luck=c["luck"][:closes].copy(),
        hopeless=c["hopeless"][:closes] == 1,
        kings=c["kings"][:closes].copy(),
        worth=c["worth"][:players].copy(),
    )


def in_threads(work: Callable[[T], R], things: Sequence[T], workers: int | None) -> Iterator[R]:
    """The work on each of the things, in their order; compiled code lets go of Python's lock."""
    pool = ThreadPoolExecutor(workers or os.cpu_count())
    try:
        yield from pool.map(work, things)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
