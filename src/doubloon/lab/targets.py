"""What a tuning is to reach, and what it may change: targets and knobs, as they are typed."""

import copy
import operator
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import optuna

from doubloon.engine.errors import BadOption, DoubloonError, did_you_mean, shown
from doubloon.engine.game import Game
from doubloon.engine.options import Choice, Whole
from doubloon.engine.tables import read_table
from doubloon.lab.compare import MATTERS, MATTERS_OF
from doubloon.lab.estimate import Figure
from doubloon.lab.metrics import Metric, metric_named

_TARGET = re.compile(r"\s*([a-z_0-9]+)\s*(<|>|=)\s*(-?[0-9.]+)\s*(%?)\s*")
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")
_WORSE = {"<": operator.sub, ">": lambda value, limit: limit - value, "=": lambda value, limit: abs(value - limit)}


class BadTarget(DoubloonError):
    """A target is not one."""


@dataclass(frozen=True)
class Target:
    """A metric that is to be less than, more than or about so much."""

    metric: Metric
    sign: str
    limit: float

    def __str__(self) -> str:
        return f"{self.metric.name}{self.sign}{self.limit:g}"

    @property
    def near(self) -> float:
        """How far off nobody minds, where it is to be about so much; what is to be less or more is that."""
        return MATTERS.get(self.metric.unit, MATTERS_OF * abs(self.limit)) if self.sign == "=" else 0.0

    def off(self, value: float) -> float:
        """How far from it a value is; 0 or below: it is reached."""
        return float(_WORSE[self.sign](value, self.limit)) - self.near

    def reached(self, found: Figure) -> bool:
        """Whether these games reach it."""
        return self.off(found.value) <= 0


def target_of(text: str, game: Game, players: int) -> Target:
    """A target as it is typed: rounds=20, seat_advantage<0.02."""
    found = _TARGET.fullmatch(text)
    if found is None:
        raise BadTarget(
            f"a target is a metric, one of < > =, and a number, such as seat_advantage<0.02, not {shown(text)}"
        )
    name, sign, number, percent = found.groups()
    try:
        limit = float(number) / (100 if percent else 1)
    except ValueError:
        raise BadTarget(f"{shown(number)} in target {shown(text)} is no number") from None
    return Target(metric_named(name, game, players), sign, limit)


class Edited(dict[str, Any]):
    """A designer's table with some of its numbers changed; as text, the file and the changes."""

    def __init__(self, table: dict[str, Any], name: str) -> None:
        super().__init__(table)
        self.name = name

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Knob:
    """Something that a tuning may change: an option, or a number within the table of one."""

    option: str
    path: tuple[str | int, ...]  # within the table; empty: the option itself
    least: int | None
    most: int | None
    words: tuple[str, ...]

    def __str__(self) -> str:
        return ".".join([self.option, *map(str, self.path)])

    def suggest(self, trial: optuna.Trial) -> object:
        """A value that the search wants tried."""
        if self.words:
            return trial.suggest_categorical(str(self), self.words)
        assert self.least is not None
        assert self.most is not None
        return trial.suggest_int(str(self), self.least, self.most)


def knob_of(text: str, game: Game, options: Mapping[str, object]) -> Knob:
    """A knob as it is typed: round_limit, round_limit=20..80, kraken_roll=low,sum or board.wind.2=5..9."""
    place, _, values = text.partition("=")
    name, *path = place.strip().split(".")
    known = {option.name: option for option in game.options}
    if name not in known:
        raise BadOption(f"there is no option {shown(name)} to tune; {did_you_mean(name, known)}")
    found = _RANGE.fullmatch(values.strip())
    if path:
        steps = tuple(int(step) if step.isdecimal() else step for step in path)
        _number_at(_table(name, options), steps, place)
        if found is None:
            raise BadOption(f"a number in a table is tuned within limits, such as {place}=1..9, not {shown(text)}")
        return Knob(name, steps, int(found[1]), int(found[2]), ())
    option = known[name]
    if found:
        option.read(int(found[1]))
        option.read(int(found[2]))
        return Knob(name, (), int(found[1]), int(found[2]), ())
    if values:
        return Knob(name, (), None, None, tuple(value.strip() for value in values.split(",")))
    if isinstance(option, Whole):
        return Knob(name, (), option.least, option.most, ())
    if isinstance(option, Choice):
        return Knob(name, (), None, None, option.choices)
    raise BadOption(f"say which values of {name} are to be tried, such as {name}=A,B; it takes {option.allowed}")


def with_knobs(options: Mapping[str, object], knobs: Sequence[Knob], values: Sequence[object]) -> dict[str, object]:
    """The options with each knob at its value."""
    made = dict(options)
    for knob, value in zip(knobs, values, strict=True):
        if not knob.path:
            made[knob.option] = value
            continue
        table = copy.deepcopy(_table(knob.option, made))
        *way, last = knob.path
        inner: Any = table
        for step in way:
            inner = inner[step]
        inner[last] = value
        made[knob.option] = Edited(table, f"{made[knob.option]} {'.'.join(map(str, knob.path))}={value}")
    return made


def _table(option: str, options: Mapping[str, object]) -> dict[str, Any]:
    given = options.get(option)
    if isinstance(given, Path):
        return read_table(given, f"{option} file")
    if isinstance(given, dict):
        return given
    raise BadOption(f"numbers of {option} are tuned in a file: name one with --option {option}=FILE.toml")


def _number_at(table: Any, path: Sequence[str | int], place: str) -> None:
    for step in path:
        try:
            table = table[step]
        except (KeyError, IndexError, TypeError):
            raise BadOption(f"the file has no {place}: {shown(step)} is not there") from None
    if isinstance(table, bool) or not isinstance(table, int):
        raise BadOption(f"{place} is {shown(table)} in the file, and no whole number")
