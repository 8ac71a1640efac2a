"""Statistics of a simulation: shares of wins with their confidence intervals, and how long things take."""

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
class Tally:
    """A number that seats had at the end: its share among all seats, and its share among the wins."""

    number: int
    had: Share
    won: Share


@dataclass(frozen=True)
class Summary:
    """A simulation in figures."""

    game: str
    games: int
    bots: tuple[str, ...]
    wins: tuple[Share, ...]  # by seat; a shared win counts in parts
    wins_by_place: tuple[Share, ...]  # the same in the order of play, from who was first when the game began
    shared: Share  # games that several seats won together
    undecided: Share  # games that came to their limit: nobody won
    unwon: Share  # games that a player of the table's own won, and no seat
    spreads: dict[str, Spread]  # rounds, decisions, seconds in real time per round, and the game's own metrics
    tallies: dict[str, tuple[Tally, ...]]  # by the game's own fields of that kind


def summarise(result: Simulation) -> Summary:
    """Sum up a simulation."""
    games = len(result.ranks)
    winners = result.won.sum(axis=1)
    parts = result.won / np.maximum(winners, 1)[:, None]
    return Summary(
        game=result.game,
        games=games,
        bots=result.bots,
        wins=_shares(parts),
        wins_by_place=_shares(by_place(parts, result.began)),
        shared=wilson(int((winners > 1).sum()), games),
        undecided=wilson(int((~result.decided).sum()), games),
        unwon=wilson(int((result.decided & (winners == 0)).sum()), games),
        spreads={
            "rounds": spread(result.rounds),
            "decisions": spread(result.decisions),
            **({"seconds": spread(result.seconds / result.rounds)} if result.seconds.any() else {}),
            **{name: spread(values) for name, values in result.metrics.items()},
        },
        tallies={name: tally(values, parts) for name, values in result.tallies.items()},
    )


def by_place(columns: Array, began: Array) -> Array:
    """Columns by seat as columns by place in the order of play."""
    places = np.arange(columns.shape[1])
    seats = (began[:, None] + places) % len(places)
    return np.take_along_axis(columns, seats, axis=1)


def _shares(parts: Array) -> tuple[Share, ...]:
    return tuple(wilson(float(count), len(parts)) for count in parts.sum(axis=0))


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


def tally(values: Array, parts: Array) -> tuple[Tally, ...]:
    """Which numbers seats had, and which of them won; a shared win counts in parts."""
    wins = max(1, round(parts.sum()))
    return tuple(
        Tally(
            number,
            had=wilson(int((values == number).sum()), values.size),
            won=wilson(float(parts[values == number].sum()), wins),
        )
        for number in np.unique(values).tolist()
    )


def spread(values: Array) -> Spread:
    """The spread of a figure over games."""
    mean = float(values.mean())
    half = Z_95 * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    p5, median, p95 = (float(figure) for figure in np.percentile(values, (5, 50, 95)))
    return Spread(mean, mean - half, mean + half, p5, median, p95)
