"""The metrics by their names, which are the same everywhere; docs/lab.md says of each what it is to the letter."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np
import polars as pl

from doubloon.engine.errors import DoubloonError, did_you_mean, shown
from doubloon.engine.game import Game
from doubloon.lab.estimate import Estimate, largest_of, mean_of, ratio_of, roots_of
from doubloon.lab.simulate import Array
from doubloon.lab.summary import Z_95, by_place, wilson
from doubloon.lab.tension import TENTHS

DEAD = 0.01  # of its offers an option is taken less often than this


class UnknownMetric(DoubloonError):
    """No metric has that name."""


class Unit(Enum):
    """How a figure is read."""

    SHARE = "share"
    POINTS = "points"  # a share by how much it is above or below another
    NUMBER = "number"
    SECONDS = "seconds"
    INDEX = "index"  # from 0 to 1, and no share of anything


class Source(Enum):
    """Which rows a metric is taken from."""

    GAMES = "games"  # all of them
    COURSES = "courses"  # those that playouts followed


@dataclass(frozen=True)
class Metric:
    """A figure of a run."""

    name: str
    unit: Unit
    source: Source
    of: Callable[[pl.DataFrame], Estimate]


def metrics_of(game: Game, players: int) -> list[Metric]:
    """All of a game with so many players, but for those of single actions."""
    return [
        *_wins(players),
        _games("rounds", Unit.NUMBER, lambda rows: mean_of(_floats(rows, "rounds"))),
        _games("decisions", Unit.NUMBER, lambda rows: mean_of(_floats(rows, "decisions"))),
        *_real_time(game),
        _games("branching", Unit.NUMBER, lambda rows: _per_decision(rows, "legal")),
        _games("forced_share", Unit.SHARE, lambda rows: _per_decision(rows, "forced")),
        *(_scores(players) if players > 1 else ()),
        _games("ties", Unit.SHARE, lambda rows: mean_of((winners(rows).sum(axis=1) > 1).astype(float))),
        _games("undecided", Unit.SHARE, lambda rows: mean_of(1 - _floats(rows, "decided"))),
        _games("unwon", Unit.SHARE, lambda rows: mean_of(_unwon(rows))),
        *(_counter(name) for name in game.metrics),
        *(_courses() if players > 1 else ()),
    ]


def metric_named(name: str, game: Game, players: int) -> Metric:
    """One of them."""
    known = {metric.name: metric for metric in metrics_of(game, players)}
    if name not in known:
        raise UnknownMetric(f"there is no metric {shown(name)}; {did_you_mean(name, known)}")
    return known[name]


# Over all games


def _games(name: str, unit: Unit, of: Callable[[pl.DataFrame], Estimate]) -> Metric:
    return Metric(name, unit, Source.GAMES, of)


def _wins(players: int) -> list[Metric]:
    if players == 1:
        return [_games("wins", Unit.SHARE, lambda rows: mean_of(parts_of_win(rows)[:, 0]))]

    def advantage(place: int) -> Callable[[pl.DataFrame], Estimate]:
        return lambda rows: mean_of(parts_by_place(rows)[:, place] - 1 / players)

    places = [advantage(place) for place in range(players)]
    return [
        _games("seat_advantage", Unit.POINTS, lambda rows: largest_of([of(rows) for of in places])),
        *(_games(f"seat_advantage_{place + 1}", Unit.POINTS, of) for place, of in enumerate(places)),
    ]


def _scores(players: int) -> list[Metric]:
    def spread(rows: pl.DataFrame) -> Estimate:
        scores = columns(rows, "score")
        return mean_of(scores.max(axis=1) - scores.min(axis=1))

    return [_games("score_spread", Unit.NUMBER, spread)] if players > 1 else []


def _real_time(game: Game) -> list[Metric]:
    if not game.real_time:
        return []
    return [
        _games("seconds", Unit.SECONDS, lambda rows: ratio_of(_floats(rows, "seconds"), _floats(rows, "rounds"))),
        _games("hasty_share", Unit.SHARE, lambda rows: _per_decision(rows, "hasty")),
    ]


def _counter(name: str) -> Metric:
    return _games(name, Unit.NUMBER, lambda rows: mean_of(_floats(rows, f"count_{name}")))


def _per_decision(rows: pl.DataFrame, column: str) -> Estimate:
    return ratio_of(_floats(rows, column), _floats(rows, "decisions"))


def _unwon(rows: pl.DataFrame) -> Array:
    return (rows["decided"].to_numpy() & ~winners(rows).any(axis=1)).astype(float)


def _floats(rows: pl.DataFrame, column: str) -> Array:
    return rows[column].to_numpy().astype(float)


def columns(rows: pl.DataFrame, name: str) -> Array:
    """Columns of one thing: a seat's rank, a tenth's entropy."""
    found: Array = rows.select(f"^{name}_[0-9]+$").to_numpy()
    return found


def winners(rows: pl.DataFrame) -> Array:
    """Whether each seat won, alone or with others."""
    won: Array = (columns(rows, "rank") == 1) & rows["decided"].to_numpy()[:, None]
    return won


def parts_of_win(rows: pl.DataFrame) -> Array:
    """Each seat's share of the win."""
    won = winners(rows)
    parts: Array = won / np.maximum(won.sum(axis=1), 1)[:, None]
    return parts


def parts_by_place(rows: pl.DataFrame) -> Array:
    """The same in the order of play."""
    return by_place(parts_of_win(rows), rows["began"].to_numpy() - 1)


# Over games that were followed


def _courses() -> list[Metric]:
    def mean(name: str, unit: Unit) -> Metric:
        return Metric(name, unit, Source.COURSES, lambda rows: mean_of(_floats(rows, name)))

    def ratio(name: str, part: str, whole: str, unit: Unit) -> Metric:
        return Metric(name, unit, Source.COURSES, lambda rows: ratio_of(_floats(rows, part), _floats(rows, whole)))

    def roots(name: str, column: str) -> Metric:
        return Metric(name, Unit.INDEX, Source.COURSES, lambda rows: roots_of(columns(rows, column)))

    return [
        mean("lead_changes", Unit.NUMBER),
        mean("drama", Unit.POINTS),
        mean("decided_at", Unit.SHARE),
        Metric("uncertainty", Unit.INDEX, Source.COURSES, _uncertainty),
        roots("suspense", "swayed"),
        roots("surprise", "changed"),
        ratio("luck_share", "luck", "movement", Unit.SHARE),
        ratio("catch_up", "half", "half_square", Unit.NUMBER),
        mean("led_at_half", Unit.SHARE),
        ratio("kingmaking", "kingmaking", "hopeless", Unit.SHARE),
    ]


def _uncertainty(rows: pl.DataFrame) -> Estimate:
    opened = columns(rows, "open")
    known = ~np.isnan(opened)
    return ratio_of(np.where(known, opened, 0).sum(axis=1) / TENTHS, known.sum(axis=1) / TENTHS)


# Of single actions and verbs


@dataclass(frozen=True)
class Usage:
    """How often an action, or any of a verb, was offered, and how often it was taken then."""

    action: str
    verb: bool
    offered: int
    taken: int
    share: float
    error: float  # the standard error, games taken as they are: choices within one are alike
    low: float
    high: float

    @property
    def dead(self) -> bool:
        """Whether hardly anybody wants it, surely."""
        return self.high < DEAD


def usages(choices: pl.DataFrame) -> list[Usage]:
    """Of all that was offered at all."""
    return [
        _usage(*row)
        for row in choices.select("action", "verb", "offered", "taken", "offered_2", "both", "taken_2").iter_rows()
        if row[2]
    ]


def _usage(action: str, verb: bool, offered: int, taken: int, offered_2: int, both: int, taken_2: int) -> Usage:
    share = taken / offered
    error = max(taken_2 - 2 * share * both + share**2 * offered_2, 0.0) ** 0.5 / offered
    alike = max(1, round(offered**2 / offered_2))  # so many games' worth of offers, if choices in one are all the same
    if taken in (0, offered):
        edge = wilson(share * alike, alike)
        return Usage(action, verb, offered, taken, share, error, edge.low, edge.high)
    return Usage(
        action, verb, offered, taken, share, error, max(0.0, share - Z_95 * error), min(1.0, share + Z_95 * error)
    )
