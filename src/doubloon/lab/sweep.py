"""A sweep: a run for every mix of some options' values and numbers of players, as a table and as small pictures."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import polars as pl

from doubloon.engine.errors import BadOption, did_you_mean, shown
from doubloon.lab.estimate import Figure
from doubloon.lab.metrics import Metric, UnknownMetric, metrics_of
from doubloon.lab.run import run_of
from doubloon.lab.setting import Setting, setting_of
from doubloon.lab.tasks import Place

MOST = 10_000  # settings of a sweep


@dataclass(frozen=True)
class Cell:
    """One setting of a sweep, and what its games say; the games themselves are in its folder, if anywhere."""

    setting: Setting
    figures: Mapping[str, Figure]


@dataclass(frozen=True)
class Sweep:
    """The cells of a grid, the last option changing fastest."""

    over: tuple[str, ...]  # the options that change, and "players"
    metrics: tuple[str, ...]
    cells: tuple[Cell, ...]

    def to_polars(self) -> pl.DataFrame:
        """A row per setting: its options, and each figure with its interval."""
        return pl.DataFrame([self._row(cell) for cell in self.cells], infer_schema_length=None)

    def _row(self, cell: Cell) -> dict[str, object]:
        row: dict[str, object] = {name: place_of(cell.setting, name) for name in self.over}
        for name in self.metrics:
            found = cell.figures.get(name)
            row |= {
                name: found and found.value,
                f"{name}_low": found and found.low,
                f"{name}_high": found and found.high,
            }
        return row

    def _repr_html_(self) -> str:
        table: str = self.to_polars()._repr_html_()
        return table


def place_of(setting: Setting, name: str) -> str:
    """Where a setting is on an axis of the grid."""
    return str(setting.players) if name == "players" else setting.given[name]


def settings_of(
    game: str,
    over: Mapping[str, Sequence[object]],
    players: Sequence[int],
    options: Mapping[str, object],
    bots: Sequence[str] | None,
    seed: int,
) -> list[Setting]:
    """Every mix, checked before the first game is played."""
    both = sorted(set(over) & set(options))
    if both:
        raise BadOption(f"option {both[0]} cannot have one value and be swept over others")
    mixes = list(product(*over.values()))
    if len(mixes) * len(players) > MOST:
        raise BadOption(f"a sweep has at most {MOST} settings, not {len(mixes) * len(players)}")
    return [
        setting_of(
            game,
            players=number,
            bots=bots,
            options={**options, **dict(zip(over, mix, strict=True))},
            seed=seed,
        )
        for number in players
        for mix in mixes
    ]


def sweep(
    game: str,
    *,
    over: Mapping[str, Sequence[object]],
    players: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] | None = None,
    metrics: Sequence[str] | None = None,
    games: int = 5_000,
    followed: int = 0,
    seed: int = 0,
    folder: Path | None = None,
    place: Place | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sweep:
    """Play every mix from the same seed. A folder keeps each run below it, so that the same call goes on.

    >>> found = sweep("kraken", over={"kraken_roll": ["low", "high"]}, players=[2], metrics=["rounds"], games=20)
    >>> found.to_polars().select("kraken_roll").to_series().to_list()
    ['low', 'high']
    """
    chosen = _players_of(game, players)
    settings = settings_of(game, over, chosen, options or {}, bots, seed)
    wanted = chosen_metrics(settings, metrics)
    cells = []
    for setting in settings:
        kept = None if folder is None else folder / setting.key
        found = run_of(setting, games, followed, kept, place, progress)
        known = {metric.name: metric for metric in found.metrics if metric.name in wanted}
        cells.append(Cell(setting, {name: found.estimate(metric).figure for name, metric in known.items()}))
    names = tuple(name for name in wanted if any(name in cell.figures for cell in cells))
    return Sweep((*over, *(("players",) if len(chosen) > 1 or not over else ())), names, tuple(cells))


def _players_of(game: str, players: Sequence[int] | None) -> list[int]:
    """The numbers of players that are swept over: those given, or as many as can."""
    if players is None:
        return [setting_of(game).players]
    return [setting_of(game, players=number).players for number in players]


def chosen_metrics(settings: Sequence[Setting], names: Sequence[str] | None) -> list[str]:
    """The metrics of a sweep: those that are asked for, or all that any of its settings has."""
    known: dict[str, Metric] = {}
    for setting in settings:
        known |= {metric.name: metric for metric in metrics_of(setting.played, setting.players)}
    if names is None:
        return list(known)
    for name in names:
        if name not in known:
            raise UnknownMetric(f"there is no metric {shown(name)}; {did_you_mean(name, known)}")
    return list(names)
