"""The folder of a run: Parquet files with a row per game, and what they are the games of. Nothing else is mixed in."""

import json
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import polars as pl

from doubloon.engine.errors import DoubloonError
from doubloon.lab.setting import Setting
from doubloon.lab.tasks import CountTask, Task

HEAD = "run.json"


class OtherRun(DoubloonError):
    """A folder holds something else than the run that is asked for."""


class CannotKeep(DoubloonError):
    """A run cannot be written."""


class Folder:
    """Where what is played of a setting is kept, task by task; what is there is not played again."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.cut: list[Path] = []  # files that could not be read, and are made anew
        head = {**setting.plain(), "key": setting.key}
        found = self._head()
        if found is None:
            self._write(HEAD, (json.dumps(head, indent=2) + "\n").encode())
        elif found != head:
            raise OtherRun(f"{path} holds a run {_difference(found, head)}: name another folder, or delete this one")

    def _head(self) -> Any:
        file = self.path / HEAD
        try:
            return json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            if self.path.is_dir() and any(self.path.iterdir()):
                raise OtherRun(f"{self.path} is no folder of a run, and not empty: name another one") from None
            return None
        except (NotADirectoryError, ValueError):
            raise OtherRun(f"{file} is not what a run writes: name another folder, or delete this one") from None

    def read(self, task: Task) -> tuple[pl.DataFrame, ...] | None:
        """What is kept of a task, or None."""
        frames = []
        for kind in _kinds(task):
            file = self.path / f"{kind}-{task.name}.parquet"
            try:
                frames.append(pl.read_parquet(BytesIO(file.read_bytes())))
            except FileNotFoundError:
                return None
            except (pl.exceptions.PolarsError, OSError):
                self.cut.append(file)
                return None
        return tuple(frames)

    def keep(self, task: Task, frames: Sequence[pl.DataFrame]) -> None:
        """Write what came of a task: all of it, or nothing that would be taken for it."""
        for kind, frame in zip(_kinds(task), frames, strict=True):
            data = BytesIO()
            frame.write_parquet(data)
            self._write(f"{kind}-{task.name}.parquet", data.getvalue())

    def _write(self, name: str, data: bytes) -> None:
        part = self.path / f"{name}.part"
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            part.write_bytes(data)
            part.replace(self.path / name)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise CannotKeep(
                f"{self.path / name} cannot be written: {error.strerror}. What was kept before is whole;"
                " the same command goes on from there"
            ) from None


def _kinds(task: Task) -> tuple[str, ...]:
    return ("games", "choices") if isinstance(task, CountTask) else ("courses",)


def _difference(found: Any, head: dict[str, Any]) -> str:
    """What the other run is: the first thing that differs, in words."""
    if not isinstance(found, dict):
        return "of something else"
    for name, mine in head.items():
        if name != "key" and found.get(name) != mine:
            return f"with other {name}, {_short(found.get(name))} there and {_short(mine)} here"
    return "of other sources: the rules, the bots, the lab or a file among the options have changed since"


def _short(value: object) -> str:
    return json.dumps(value)[:80]
