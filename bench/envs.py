"""Environments: steps of a batch per second on one core, with and without observations, and PettingZoo's AEC.

Actions are drawn at random from the mask beside the clock: only `step` counts. All subjects are measured by turns in
one run, so that a noisy moment hits all alike.
"""

from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

import numpy as np

import doubloon
from bench.measure import Subject, work_of

ROWS = 512
SECONDS = 0.3  # per measurement
AEC_STEPS = 1_000
BY_TURNS: dict[str, dict[str, Any]] = {"captain_dice": {"mode": "turns"}}


@dataclass(frozen=True)
class Goal:
    """What others did in steps per second, on a machine like CI's, and how many times that ours has to do."""

    name: str
    rate: float
    least: float


STEP, SEEN, AEC = "step and mask", "with observations", "PettingZoo AEC"
GOALS = {
    STEP: Goal("fastcatan in C++, as it was", 4_300_000.0, 0.0),
    SEEN: Goal("EnvPool's backgammon, as it was", 90_000.0, 10.0),
    AEC: Goal("what AEC has to do", 15_000.0, 1.0),
}


def goal_of(subject: str) -> Goal | None:
    """What a subject is held against."""
    return GOALS.get(subject.partition(", ")[2])


class Batch:
    """Many games, each action of which is drawn at random."""

    def __init__(self, name: str, observation: str) -> None:
        self.games = doubloon.vector(name, ROWS, seed=1, options=BY_TURNS.get(name), observation=observation)
        self.chance = np.random.default_rng(1)
        for _ in range(200):  # games are at different points of their course
            self.games.step(self._any())

    def rate(self) -> float:
        """Steps per second of this thread's work."""
        steps, seconds = 0, 0.0
        while seconds < SECONDS:
            seconds += work_of(partial(self.games.step, self._any()))
            steps += ROWS
        return steps / seconds

    def _any(self) -> Any:
        return np.where(self.games.mask, self.chance.random(self.games.mask.shape, np.float32), -1).argmax(axis=1)


class OneGame:
    """PettingZoo's loop as its documentation writes it: last, choose, step."""

    def __init__(self, name: str) -> None:
        from doubloon.envs.aec import Aec

        self.env = Aec(name, options=BY_TURNS.get(name))
        self.env.reset(seed=1)
        self.chance = np.random.default_rng(1)

    def rate(self) -> float:
        return AEC_STEPS / work_of(self._play)

    def _play(self) -> None:
        for _ in range(AEC_STEPS):
            seen, _reward, over, cut, _info = self.env.last()
            if over or cut:
                self.env.reset()
            else:
                legal = np.flatnonzero(seen["action_mask"])
                self.env.step(legal[int(self.chance.random() * len(legal))])


def subjects() -> list[Subject]:
    """Every game, each way; AEC where PettingZoo is installed."""
    found = []
    for name in doubloon.names():
        found.append(Subject(f"{name}, {STEP}", "steps/s", Batch(name, "none").rate))
        found.append(Subject(f"{name}, {SEEN}", "steps/s", Batch(name, "integers").rate))
        if find_spec("pettingzoo"):
            found.append(Subject(f"{name}, {AEC}", "steps/s", OneGame(name).rate))
    return found
