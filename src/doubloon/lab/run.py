"""Runs: many games of a setting with all that was counted of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import polars as pl

from doubloon.engine.errors import BadPlayers
from doubloon.lab.estimate import Estimate
from doubloon.lab.folder import Folder
from doubloon.lab.metrics import Metric, Source, Usage, metric_named, metrics_of, usages
from doubloon.lab.setting import Setting, setting_of
from doubloon.lab.simulate import check_count
from doubloon.lab.tasks import CountTask, FollowTask, Here, Place, Task

PART = 8_192  # games in a file
SEARCHED_PART = 16  # of bots that search
FOLLOWED_PART = 16  # with playouts


@dataclass(frozen=True)
class Run:
    """Games of a setting: a row for each, and one for each action; `courses` has one for each game with playouts."""

    setting: Setting
    games: pl.DataFrame
    choices: pl.DataFrame
    courses: pl.DataFrame
    cut: tuple[Path, ...] = field(default=(), compare=False)  # files that were cut, and were made anew

    def to_polars(self) -> pl.DataFrame:
        """A row per game."""
        return self.games

    @property
    def metrics(self) -> list[Metric]:
        """What can be said of it."""
        known = metrics_of(self.setting.played, self.setting.players)
        return [metric for metric in known if metric.source is Source.GAMES or len(self.courses)]

    def estimate(self, metric: Metric | str) -> Estimate:
        """A figure of it, with what is uncertain about it."""
        if isinstance(metric, str):
            metric = metric_named(metric, self.setting.played, self.setting.players)
        return metric.of(self.games if metric.source is Source.GAMES else self.courses)

    @property
    def usages(self) -> list[Usage]:
        """How often each action was taken, of how many offers."""
        return usages(self.choices)

    def figures(self) -> pl.DataFrame:
        """All metrics with their intervals."""
        rows = [(metric, self.estimate(metric)) for metric in self.metrics]
        return pl.DataFrame(
            {
                "metric": [metric.name for metric, _ in rows],
                "value": [found.value for _, found in rows],
                "low": [found.low for _, found in rows],
                "high": [found.high for _, found in rows],
                "games": [found.n for _, found in rows],
            }
        )

    def _repr_html_(self) -> str:
        table: str = self.figures()._repr_html_()
        return (
            f"<p>{self.setting.game}, {self.setting.players} × {', '.join(sorted(set(self.setting.bots)))}</p>{table}"
        )


def run(
    game: str,
    *,
    games: int = 10_000,
    followed: int = 0,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    hands: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    folder: Path | None = None,
    place: Place | None = None,
    progress: Callable[[int], None] | None = None,
) -> Run:
    """Play games and count; the first `followed` of them again with playouts. A folder keeps what is played.

    >>> found = run("kraken", games=50, players=2, seed=1)
    >>> found.games.height, found.estimate("forced_share").n
    (50, 50)
    """
    setting = setting_of(game, players=players, bots=bots, hands=hands, options=options, seed=seed)
    return run_of(setting, games, followed, folder, place, progress)


def run_of(
    setting: Setting,
    games: int,
    followed: int = 0,
    folder: Path | None = None,
    place: Place | None = None,
    progress: Callable[[int], None] | None = None,
) -> Run:
    """The same for a setting; `progress` is told how many more games are played, those with playouts as games again."""
    check_count("games", games)
    if followed > games or (followed and setting.searched):
        raise BadPlayers(
            f"playouts follow games of bots that do not search, and no more than are played: not {followed}"
        )
    kept = None if folder is None else Folder(folder, setting)
    place, tell = place or Here(), progress or (lambda _games: None)
    part = SEARCHED_PART if setting.searched else PART
    counts = [CountTask(setting, first, min(part, games - first)) for first in range(0, games, part)]
    played = _carry_out(counts, kept, place, tell)
    rows = pl.concat([found[0] for found in played])
    lengths = rows["decisions"][:followed].to_list()
    follows = [
        FollowTask(setting, first, tuple(lengths[first : first + FOLLOWED_PART]))
        for first in range(0, followed, FOLLOWED_PART)
    ]
    courses = [found[0] for found in _carry_out(follows, kept, place, tell)]
    return Run(
        setting,
        rows,
        _summed([found[1] for found in played]),
        pl.concat(courses) if courses else pl.DataFrame(),
        tuple(kept.cut) if kept else (),
    )


def _carry_out(
    tasks: Sequence[Task], folder: Folder | None, place: Place, tell: Callable[[int], None]
) -> list[tuple[pl.DataFrame, ...]]:
    """What came of the tasks, in their order; what a folder holds of them is only read."""
    found = {task.name: frames for task in tasks if folder and (frames := folder.read(task)) is not None}
    for task in tasks:
        if task.name in found:
            tell(found[task.name][0].height)
    for task, frames in place.carry_out([task for task in tasks if task.name not in found], tell):
        if folder:
            folder.keep(task, frames)
        found[task.name] = frames
    return [found[task.name] for task in tasks]


def _summed(choices: Sequence[pl.DataFrame]) -> pl.DataFrame:
    """The same actions over all parts."""
    sums = sum(
        (frame.drop("action", "verb").to_numpy() for frame in choices[1:]), choices[0].drop("action", "verb").to_numpy()
    )
    return choices[0].select("action", "verb").hstack(pl.DataFrame(sums, schema=choices[0].columns[2:]))
