"""What a simulation says about a game: shares of wins with their intervals, and how long things take."""

import math
from dataclasses import dataclass

import numpy as np

from doubloon.lab.simulate import Array, Simulation

Z_95 = 1.959964


@dataclass(frozen=True)
class Share:
    """How often something happened among n, with its 95 % interval."""

    count: float
    n: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """The mean of something per game, with its 95 % interval, and where nine of ten games lie."""

    mean: float
    low: float
    high: float
    p5: float
    median: float
    p95: float


@dataclass(frozen=True)
class Summary:
    """A simulation in figures."""

    game: str
    games: int
    bots: tuple[str, ...]
    wins: tuple[Share, ...]  # by seat; a shared first place counts in parts
    undecided: Share  # games whose first place was shared
    unwon: Share  # games that no seat came first in: a player of the table's own did
    spreads: dict[str, Spread]  # rounds, decisions, seconds in real time per round, and the game's own metrics


def summarise(result: Simulation) -> Summary:
    """Sum up a simulation."""
    games = len(result.ranks)
    firsts = result.ranks == 1
    shared = firsts.sum(axis=1)
    wins = (firsts / np.maximum(shared, 1)[:, None]).sum(axis=0)
    return Summary(
        game=result.game,
        games=games,
        bots=result.bots,
        wins=tuple(wilson(float(count), games) for count in wins),
        undecided=wilson(int((shared > 1).sum()), games),
        unwon=wilson(int((shared == 0).sum()), games),
        spreads={
            "rounds": spread(result.rounds),
            "decisions": spread(result.decisions),
            **({"seconds": spread(result.seconds / result.rounds)} if result.seconds.any() else {}),
            **{name: spread(values) for name, values in result.metrics.items()},
        },
    )


def wilson(count: float, n: int) -> Share:
    """A share with Wilson's 95 % interval, which stays within 0 and 1.

    >>> share = wilson(50, 100)
    >>> round(share.low, 3), round(share.high, 3)
    (0.404, 0.596)
    """
    share = count / n
    centre = (share + Z_95**2 / (2 * n)) / (1 + Z_95**2 / n)
    half = Z_95 / (1 + Z_95**2 / n) * math.sqrt(share * (1 - share) / n + Z_95**2 / (4 * n**2))
    return Share(count, n, share, min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)))


def spread(values: Array) -> Spread:
    """The spread of a figure over games."""
    mean = float(values.mean())
    half = Z_95 * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    p5, median, p95 = (float(figure) for figure in np.percentile(values, (5, 50, 95)))
    return Spread(mean, mean - half, mean + half, p5, median, p95)
