"""Two runs beside each other: what differs, by how much, and whether so many games can tell at all.

Games of the same number have the same seed, so what is subtracted is game by game. Many metrics are asked at once: a
difference counts if it does so after Holm's correction, which lets one of twenty comparisons of equals raise an alarm.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from statistics import NormalDist

import numpy as np
import polars as pl

from doubloon.engine.errors import DoubloonError
from doubloon.lab.estimate import Estimate
from doubloon.lab.metrics import Metric, Unit
from doubloon.lab.run import Run, run_of
from doubloon.lab.setting import setting_of
from doubloon.lab.simulate import Array
from doubloon.lab.summary import Z_95
from doubloon.lab.tasks import Place

ALARM = 0.05  # how often equals may be told apart
MATTERS = {Unit.SHARE: 0.01, Unit.POINTS: 0.01, Unit.INDEX: 0.02}  # a difference that somebody at a table may notice
MATTERS_OF = 0.02  # of what was there before, for numbers and seconds
KNOWN_FROM = 3.0  # standard errors, where some twenty metrics are asked
MOST_GAMES = 10**9
LARGEST = "seat_advantage"  # the worst place is another one in each run: places are compared one by one


class NotComparable(DoubloonError):
    """Two runs have no metric in common."""


class Verdict(Enum):
    """What can be said of a metric."""

    KNOWN = "known"  # it differs
    SAME = "same"  # nothing is shown, and whatever is there is less than matters
    FEW = "few"  # too few games to say


@dataclass(frozen=True)
class Difference:
    """A metric in two runs."""

    name: str
    unit: Unit
    one: float
    other: float
    error: float  # the standard error of the difference
    chance: float  # how likely so large a difference is among equals
    corrected: float  # the same among as many metrics as were asked
    matters: float  # the least difference that matters
    games: int

    @property
    def difference(self) -> float:
        """How much more the other has."""
        return self.other - self.one

    @property
    def low(self) -> float:
        """Where the 95 % interval of the difference begins."""
        return self.difference - Z_95 * self.error

    @property
    def high(self) -> float:
        """And where it ends."""
        return self.difference + Z_95 * self.error

    @property
    def verdict(self) -> Verdict:
        """What can be said."""
        if self.corrected < ALARM:
            return Verdict.KNOWN
        return Verdict.SAME if max(abs(self.low), abs(self.high)) <= self.matters else Verdict.FEW

    @property
    def wanted(self) -> int:
        """Games of each that it takes, if the difference is as it seems: to be known, or to be too small to matter."""
        away = abs(self.difference)
        half, certain = Z_95 * self.error, KNOWN_FROM * self.error
        ways = [certain / away] if away else []
        ways += [half / (self.matters - away)] if away < self.matters else []
        if not ways or not math.isfinite(self.error):
            return MOST_GAMES
        return min(MOST_GAMES, math.ceil(self.games * min(ways) ** 2))


@dataclass(frozen=True)
class Comparison:
    """Two runs, and what differs between them."""

    one: Run
    other: Run
    differences: tuple[Difference, ...]
    alike: int  # games of the same number that went the same way
    paired: float  # what a paired game is worth, in games of different seeds; 1 if none are paired

    def to_polars(self) -> pl.DataFrame:
        """A row per metric."""
        return pl.DataFrame(
            [
                {
                    "metric": one.name, "one": one.one, "other": one.other, "difference": one.difference,
                    "low": one.low, "high": one.high, "chance": one.chance, "corrected": one.corrected,
                    "verdict": one.verdict.value, "games": one.games, "wanted": one.wanted,
                }
                for one in self.differences
            ],
            infer_schema_length=None,
        )  # fmt: skip

    def _repr_html_(self) -> str:
        table: str = self.to_polars()._repr_html_()
        return table


def compare(
    game: str,
    *,
    options: Mapping[str, object] | None = None,
    against: Mapping[str, object] | None = None,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    games: int = 20_000,
    followed: int = 0,
    seed: int = 0,
    folder: Path | None = None,
    place: Place | None = None,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """What these options do to a game, compared with others, or with the default.

    >>> found = compare("kraken", options={"round_limit": 299}, players=2, games=50)
    >>> found.alike, {one.verdict.value for one in found.differences if one.name == "rounds"}
    (50, {'same'})
    """
    before = setting_of(game, players=players, bots=bots, options=against, seed=seed)
    after = setting_of(game, players=before.players, bots=bots, options=options, seed=seed)
    runs = [
        run_of(setting, games, followed, None if folder is None else folder / name, place, progress)
        for name, setting in (("one", before), ("other", after))
    ]
    return compared(*runs)


def compared(one: Run, other: Run) -> Comparison:
    """Two runs; games of the same number are taken together where they have the same seed."""
    pairs = one.games.height == other.games.height and one.games["seed"].equals(other.games["seed"])
    theirs = {metric.name: metric for metric in other.metrics}
    found = [
        _difference(metric, one.estimate(metric), other.estimate(theirs[metric.name]), pairs)
        for metric in one.metrics
        if metric.name in theirs and metric.name != LARGEST
    ]
    alike = _alike(one, other) if pairs else 0
    found += list(_of_usages(one, other, same=alike == one.games.height))
    found = [difference for difference in found if not math.isnan(difference.difference)]
    if not found:
        raise NotComparable("these runs have no metric in common")
    return Comparison(one, other, tuple(corrected(found)), alike, _worth(one, other, pairs))


def _difference(metric: Metric, one: Estimate, other: Estimate, pairs: bool) -> Difference:
    together = pairs and one.n == other.n
    error = _error(other.pull - one.pull) if together else math.hypot(one.error, other.error)
    usual = MATTERS_OF * abs(one.value)
    matters = MATTERS.get(metric.unit, usual)
    return _judged(metric.name, metric.unit, one.value, other.value, error, matters, min(one.n, other.n))


def _judged(name: str, unit: Unit, one: float, other: float, error: float, matters: float, games: int) -> Difference:
    away = abs(other - one)
    chance = 2 * NormalDist().cdf(-away / error) if error > 0 else float(away == 0)
    return Difference(name, unit, one, other, error, chance, chance, matters, games)


def _of_usages(one: Run, other: Run, *, same: bool) -> Iterator[Difference]:
    """How often each verb is taken; single choices are too many to be told apart. The same games differ in none."""
    theirs = {usage.action: usage for usage in other.usages}
    games = min(one.games.height, other.games.height)
    for usage in one.usages:
        twin = theirs.get(usage.action)
        if twin is None or not (usage.verb or " " not in usage.action):
            continue
        error = 0.0 if same else math.hypot(usage.error, twin.error)
        matters = MATTERS[Unit.SHARE]
        yield _judged(f"taken {usage.action}", Unit.SHARE, usage.share, twin.share, error, matters, games)


def corrected(found: Sequence[Difference]) -> list[Difference]:
    """Holm: the least likely of m has to be m times as unlikely, the next m - 1 times, and so on."""
    by_chance = sorted(range(len(found)), key=lambda place: found[place].chance)
    made, least = list(found), 0.0
    for rank, place in enumerate(by_chance):
        one = found[place]
        least = max(least, min(1.0, (len(found) - rank) * one.chance))
        made[place] = Difference(**{**vars(one), "corrected": least})
    return made


def _error(pull: Array) -> float:
    return float(pull.std(ddof=1)) / math.sqrt(len(pull)) if len(pull) > 1 else math.inf


def _alike(one: Run, other: Run) -> int:
    """Games that went the same way, as far as anything was counted of them."""
    columns = [name for name in one.games.columns if name in other.games.columns]
    same = np.ones(one.games.height, bool)
    for name in columns:
        same &= one.games[name].to_numpy() == other.games[name].to_numpy()
    return int(same.sum())


def _worth(one: Run, other: Run, pairs: bool) -> float:
    """How many games of different seeds tell as much as one pair does, by who wins and how long it takes."""
    if not pairs:
        return 1.0
    worths = []
    for name in ("seat_advantage_1", "rounds", "decisions"):
        if name not in {metric.name for metric in one.metrics}:
            continue
        a, b = one.estimate(name), other.estimate(name)
        apart = _error(b.pull - a.pull)
        if apart > 0:
            worths.append((a.error**2 + b.error**2) / apart**2)
    return float(np.mean(worths)) if worths else 1.0
