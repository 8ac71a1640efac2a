"""A report: what a game is like under some options, from many games of mates and, if wanted, some of captains."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from doubloon.lab.page import page
from doubloon.lab.run import Run, run_of
from doubloon.lab.setting import setting_of
from doubloon.lab.tasks import Place

GAMES = 100_000
FOLLOWED = 48
CAPTAIN = "captain"


@dataclass(frozen=True)
class Report:
    """Runs of the same game, the first by the players that are asked about; in a notebook it shows its page."""

    runs: tuple[Run, ...]
    command: str

    def to_polars(self) -> pl.DataFrame:
        """All figures: a row per metric and run."""
        frames = [run.figures().with_columns(bots=pl.lit(",".join(run.setting.bots))) for run in self.runs]
        return pl.concat(frames)

    def page(self, language: str = "en") -> str:
        """The report as one HTML file."""
        return page(self.runs, language, self.command)

    def _repr_html_(self) -> str:
        return f'<iframe style="width:100%;height:80vh;border:0" srcdoc="{_quoted(self.page())}"></iframe>'


def report(
    game: str,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] | None = None,
    games: int = GAMES,
    followed: int = FOLLOWED,
    captains: int = 0,
    seed: int = 0,
    folder: Path | None = None,
    place: Place | None = None,
    progress: Callable[[int], None] | None = None,
    command: str = "",
) -> Report:
    """Play and count: so many games, of which some are followed by playouts, and so many more by captains.

    >>> found = report("kraken", players=2, games=40, followed=1)
    >>> found.to_polars().height > 20
    True
    """
    setting = setting_of(game, players=players, bots=bots, options=options, seed=seed)
    runs = [run_of(setting, games, followed, _below(folder, "mates"), place, progress)]
    if captains:
        better = setting_of(game, players=setting.players, bots=[CAPTAIN], options=options, seed=seed)
        runs.append(run_of(better, captains, 0, _below(folder, "captains"), place, progress))
    return Report(tuple(runs), command)


def _below(folder: Path | None, name: str) -> Path | None:
    return None if folder is None else folder / name


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;")
