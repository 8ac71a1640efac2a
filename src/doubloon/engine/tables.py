"""Options that are a table of data: one that comes with the game, by its name, or a designer's own from a TOML file."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from doubloon.engine.errors import BadOption, shown

Table = dict[str, Any]


class TableOption(ABC):
    """The part that all such options share; a game's own adds `check`, which refuses a table with faults, and `put`."""

    name: str
    names: Sequence[str]  # of the tables that come with the game

    def __init__(self) -> None:
        self.default = self.names[0]
        self.kinds = self.names

    @property
    def allowed(self) -> str:
        """The allowed values, for people."""
        return f"{', '.join(self.names)}, FILE.toml"

    @abstractmethod
    def check(self, table: Table) -> object:
        """Refuse a table with faults."""

    def read(self, value: object) -> Any:
        """The name of a table, or the table itself. Only a Path is opened: text may come from a stranger's replay."""
        if isinstance(value, str) and value in self.names:
            return value
        if isinstance(value, Path):
            value = read_table(value, f"{self.name} file")
        if not isinstance(value, dict):
            known = f"{', '.join(self.names)}, or a {self.name} file (.toml)"
            raise BadOption(f"option {self.name} is {known}, not {shown(value)}")
        self.check(value)
        return value


def read_table(path: Path, what: str) -> Table:
    """The table in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption(f"{what} {path} cannot be read: {error}") from error


def bad_table(what: str, faults: Sequence[str]) -> BadOption:
    """The error that names every fault of a table."""
    return BadOption(f"this cannot be a {what}: " + "; ".join(faults))


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether a value of a table is a whole number within limits."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
