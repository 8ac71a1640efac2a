"""Tasks: pieces of a run that can be played anywhere, each decided by its setting and numbers; and where they are."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import polars as pl

from doubloon.lab.frames import choices_frame, courses_frame, games_frame
from doubloon.lab.measure import count, follow
from doubloon.lab.setting import Setting
from doubloon.lab.tension import tension_of

Tell = Callable[[int], None]


@dataclass(frozen=True)
class CountTask:
    """Games in a row."""

    setting: Setting
    first: int
    games: int

    @property
    def name(self) -> str:
        """What its files are called."""
        return f"{self.first:09d}-{self.first + self.games:09d}"

    def play(self, workers: int | None, tell: Tell | None) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Rows of its games, and of their choices."""
        counted = count(self.setting, self.first, self.games, workers, tell)
        return games_frame(counted, self.first), choices_frame(counted, self.setting.played)


@dataclass(frozen=True)
class FollowTask:
    """Games in a row with playouts along their way; how long each is has been counted before."""

    setting: Setting
    first: int
    lengths: tuple[int, ...]

    @property
    def name(self) -> str:
        """What its files are called."""
        return f"{self.first:09d}-{self.first + len(self.lengths):09d}"

    def play(self, workers: int | None, tell: Tell | None) -> tuple[pl.DataFrame, ...]:
        """Rows of its games."""
        courses = follow(self.setting, self.first, self.lengths, workers, tell)
        return (courses_frame([tension_of(course) for course in courses], self.first),)


Task = CountTask | FollowTask


class Place(Protocol):
    """Where tasks are carried out."""

    def carry_out(self, tasks: Sequence[Task], tell: Tell) -> Iterator[tuple[Task, tuple[pl.DataFrame, ...]]]:
        """What comes of each task, in any order; `tell` hears how many more games are played."""


@dataclass(frozen=True)
class Here:
    """This machine: one task after the other, each on so many cores."""

    workers: int | None = None

    def carry_out(self, tasks: Sequence[Task], tell: Tell) -> Iterator[tuple[Task, tuple[pl.DataFrame, ...]]]:
        for task in tasks:
            yield task, task.play(self.workers, tell)
