"""Tuning: options and numbers of a designer's file are searched for those that reach some targets.

What a search finds is the luckiest of many tries. So the best of them are played again, with seeds that no try had, and
only that is reported.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import optuna
import polars as pl

from doubloon.engine.errors import BadOption
from doubloon.lab.estimate import Figure
from doubloon.lab.metrics import Source
from doubloon.lab.run import Run, run_of
from doubloon.lab.setting import Setting, setting_of
from doubloon.lab.targets import Knob, Target, knob_of, target_of, with_knobs
from doubloon.lab.tasks import Place

FINALISTS = 4  # tries that are played again
MORE = 5  # times as many games of each then
FRESH = 1_000_003  # what is added to the seed for them


@dataclass(frozen=True)
class Answer:
    """A setting, and how near it comes to the targets in games that had no part in finding it."""

    setting: Setting
    values: Mapping[str, object]  # of the knobs
    options: Mapping[str, object]  # all that were given
    figures: Mapping[str, Figure]  # by target

    def off(self, targets: Sequence[Target]) -> float:
        """How far it is from all of them, each in its own measure; 0: it reaches them."""
        return sum(max(0.0, target.off(self.figures[str(target)].value)) / _scale(target) for target in targets)


@dataclass(frozen=True)
class Tuned:
    """What came of a tuning: the best answer, whether it reaches every target, and how many settings were tried."""

    targets: tuple[Target, ...]
    answer: Answer
    tried: int
    games: int  # of the answer

    @property
    def reached(self) -> bool:
        """Whether every target is reached."""
        return all(target.reached(self.answer.figures[str(target)]) for target in self.targets)

    def to_polars(self) -> pl.DataFrame:
        """A row per target."""
        rows = [(target, self.answer.figures[str(target)]) for target in self.targets]
        return pl.DataFrame(
            {
                "target": [str(target) for target, _ in rows],
                "value": [one.value for _, one in rows],
                "low": [one.low for _, one in rows],
                "high": [one.high for _, one in rows],
                "reached": [target.reached(one) for target, one in rows],
            }
        )

    def _repr_html_(self) -> str:
        table: str = self.to_polars()._repr_html_()
        return table


def _scale(target: Target) -> float:
    return max(abs(target.limit), 0.01)


def tune(
    game: str,
    *,
    targets: Sequence[str],
    over: Sequence[str],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] | None = None,
    tries: int = 40,
    games: int = 2_000,
    followed: int = 0,
    seed: int = 0,
    folder: Path | None = None,
    place: Place | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """Search for a setting that reaches the targets; `folder` keeps every run, so that the same call goes on.

    >>> found = tune("kraken", targets=["rounds<500"], over=["round_limit=50..60"], players=2, tries=2, games=10)
    >>> found.reached
    True
    """
    usual = setting_of(game, players=players, bots=bots, options=options, seed=seed)
    wanted = tuple(target_of(text, usual.played, usual.players) for text in targets)
    knobs = [knob_of(text, usual.played, options or {}) for text in over]
    if not wanted or not knobs:
        raise BadOption("a tuning needs a target, such as rounds=20, and something that it may change")
    watched = followed if any(target.metric.source is Source.COURSES for target in wanted) else 0

    def play(values: Sequence[object], count: int, start: int) -> Answer:
        mixed = with_knobs(options or {}, knobs, values)
        setting = setting_of(game, players=usual.players, bots=bots, options=mixed, seed=start)
        kept = None if folder is None else folder / setting.key
        found: Run = run_of(setting, count, min(watched, count), kept, place, progress)
        figures = {str(target): found.estimate(target.metric).figure for target in wanted}
        return Answer(setting, {str(knob): value for knob, value in zip(knobs, values, strict=True)}, mixed, figures)

    tried = _search(knobs, wanted, lambda values: play(values, games, seed), tries, seed)
    if not tried:
        raise BadOption("none of the settings that were tried can be played: give the search other limits")
    finalists = [
        play(list(one.values.values()), games * MORE, seed + FRESH)
        for one in sorted(tried, key=lambda one: one.off(wanted))[:FINALISTS]
    ]
    best = min(finalists, key=lambda one: one.off(wanted))
    return Tuned(wanted, best, len(tried), games * MORE)


def _search(
    knobs: Sequence[Knob], targets: Sequence[Target], play: Callable[[Sequence[object]], Answer], tries: int, seed: int
) -> list[Answer]:
    """Let optuna say what to try: limits are constraints, and what is to be about so much is brought near."""
    found: dict[tuple[object, ...], Answer | None] = {}
    limits = [target for target in targets if target.sign != "="]
    aims = [target for target in targets if target.sign == "="]

    def judge(trial: optuna.Trial) -> float:
        values = tuple(knob.suggest(trial) for knob in knobs)
        if values not in found:
            try:
                found[values] = play(values)
            except BadOption:  # numbers that are each within their limits, but do not go together
                found[values] = None
        answer = found[values]
        if answer is None:
            raise optuna.TrialPruned
        figures = answer.figures
        for target in limits:
            trial.set_constraint(str(target), float(np.nan_to_num(target.off(figures[str(target)].value), nan=1.0)))
        away = [(figures[str(target)].value - target.limit) / _scale(target) for target in aims]
        return float(np.nan_to_num(np.square(away).sum(), nan=1e6))

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=seed % 2**32)
    study = optuna.create_study(sampler=sampler)
    study.optimize(judge, n_trials=tries)
    return [answer for answer in found.values() if answer is not None]
