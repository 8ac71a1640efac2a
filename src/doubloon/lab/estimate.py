"""Figures with what is uncertain about them. Each knows how far every game pulls it: so figures can be subtracted."""

import math
from dataclasses import dataclass

import numpy as np

from doubloon.lab.simulate import Array
from doubloon.lab.summary import Z_95


@dataclass(frozen=True)
class Figure:
    """A figure over n games, with its standard error."""

    value: float
    error: float
    n: int

    @property
    def low(self) -> float:
        """Where the 95 % interval begins."""
        return self.value - Z_95 * self.error

    @property
    def high(self) -> float:
        """And where it ends."""
        return self.value + Z_95 * self.error


class Estimate(Figure):
    """A figure with what each game adds to it (`pull`, 0 on the mean): for as long as the games are at hand."""

    def __init__(self, value: float, pull: Array) -> None:
        error = float(pull.std(ddof=1)) / math.sqrt(len(pull)) if len(pull) > 1 else math.inf
        super().__init__(value, error, len(pull))
        object.__setattr__(self, "pull", pull)

    pull: Array

    @property
    def figure(self) -> Figure:
        """The figure alone."""
        return Figure(self.value, self.error, self.n)


def mean_of(values: Array) -> Estimate:
    """The mean over games; those without a value (nan) are left out, and pull nowhere."""
    return ratio_of(np.where(np.isnan(values), 0.0, values), (~np.isnan(values)).astype(float))


def ratio_of(parts: Array, wholes: Array) -> Estimate:
    """All parts over all wholes: a share of decisions, where games have more or fewer of them.

    >>> found = ratio_of(np.array([1.0, 3.0]), np.array([2.0, 2.0]))
    >>> found.value, found.pull.tolist()
    (1.0, [-0.5, 0.5])
    """
    whole = float(wholes.sum())
    if whole == 0:
        return Estimate(math.nan, np.zeros(len(parts)))
    value = float(parts.sum()) / whole
    return Estimate(value, (parts - value * wholes) * (len(parts) / whole))


def roots_of(squares: Array) -> Estimate:
    """The mean over columns of the root of each column's mean, which noise can push below 0."""
    means = np.maximum(squares.mean(axis=0), 0)
    roots = np.sqrt(means)
    steep = np.where(roots > 0, 1 / (2 * np.where(roots > 0, roots, 1)), 0)
    return Estimate(float(roots.mean()), ((squares - squares.mean(axis=0)) * steep).mean(axis=1))


def largest_of(estimates: list[Estimate]) -> Estimate:
    """The one that is farthest from 0, whichever way."""
    most = max(estimates, key=lambda one: abs(one.value))
    return Estimate(abs(most.value), most.pull if most.value >= 0 else -most.pull)
