"""Runs of games that were played by people, or anywhere else: from a folder of their replays and saves."""

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import polars as pl

from doubloon.engine.errors import DoubloonError
from doubloon.engine.match import Match
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.replay import EXPIRED, Replay, read_replay
from doubloon.games import game as game_of
from doubloon.lab.counting import BOTH, FORCED, HASTY, LEGAL, OFFERED, OFFERED_2, TAKEN, TAKEN_2
from doubloon.lab.entries import new_choices, places_of
from doubloon.lab.frames import choices_frame, games_frame
from doubloon.lab.measure import Counted
from doubloon.lab.run import Run
from doubloon.lab.setting import Setting
from doubloon.lab.simulate import Array, empty

PEOPLE = "replay"  # whoever sat there


class NoReplays(DoubloonError):
    """A folder has no replays of one kind of game."""


@dataclass
class _Counts:
    """What could be done in one game, and was."""

    offered: Array
    taken: Array
    choices: Array = field(default_factory=lambda: np.zeros(3, np.int64))


def run_of_replays(folder: Path) -> Run:
    """A run of the games in a folder, which are all of one game, of as many players, with the same options."""
    replays = [_read(file) for file in sorted(folder.iterdir()) if file.is_file()] if folder.is_dir() else []
    if not replays:
        raise NoReplays(f"{folder} is no folder with replays")
    first = replays[0]
    for other in replays:
        if (other.game, other.players, other.options) != (first.game, first.players, first.options):
            raise NoReplays(f"the replays in {folder} are of several games, numbers of players or options: sort them")
    setting = Setting(
        first.game.name, first.players, (PEOPLE,) * first.players, ("steady",) * first.players,
        {"replays": folder.name}, first.options, 0,
    )  # fmt: skip
    counted = _counted(setting, replays)
    return Run(setting, games_frame(counted, 0), choices_frame(counted, first.game), pl.DataFrame())


def _read(file: Path) -> Replay:
    try:
        return read_replay(file.read_bytes(), game_of)
    except DoubloonError as error:
        raise NoReplays(f"{file}: {error}") from error


def _counted(setting: Setting, replays: list[Replay]) -> Counted:
    game = setting.played
    result = empty(game, setting.bots, setting.hands, np.array([replay.seed for replay in replays], np.uint64))
    choices = np.zeros((len(replays), 3), np.int64)
    sums = np.zeros_like(new_choices(game)[0]["sums"])
    for number, replay in enumerate(replays):
        match = replay.start()
        counts = _watch(match, replay, places_of(game), sums.shape[1])
        if match.ranks is None or match.scores is None:
            raise NoReplays(f"replay {number + 1} ends before its game does")
        result.ranks[number], result.scores[number] = match.ranks, match.scores
        result.decided[number], result.began[number] = match.decided, match.state.began
        result.decisions[number] = sum(move.action != EXPIRED for move in replay.moves)
        result.rounds[number] = match.state.rounds
        for name, values in result.metrics.items():
            values[number] = match.state[name]
        choices[number] = counts.choices
        for row, product in (
            (OFFERED, counts.offered), (TAKEN, counts.taken), (OFFERED_2, counts.offered**2),
            (BOTH, counts.offered * counts.taken), (TAKEN_2, counts.taken**2),
        ):  # fmt: skip
            sums[row] += product
    return Counted(result, choices, sums)


def _watch(match: Match, replay: Replay, kinds: Array, places: int) -> _Counts:
    """Play a replay, and look before each move at what could be done."""
    counts = _Counts(np.zeros(places, np.int64), np.zeros(places, np.int64))
    moves = iter(replay.moves)
    steps = replay.steps(match)
    for move in moves:
        if move.action != EXPIRED:
            offered = np.flatnonzero(match.mask(move.seat))
            counts.offered[offered] += 1
            counts.offered[np.unique(kinds[offered])] += 1
            counts.taken[[move.action, kinds[move.action]]] += 1
            counts.choices[LEGAL] += len(offered)
            counts.choices[FORCED] += len(offered) == 1
            counts.choices[HASTY] += match.game.real_time and match.haste != NO_HASTE
        next(steps)
    next(steps, None)  # checks the end
    return counts
