"""The shell: `doubloon play`, `simulate`, `replay`, `games` and `rules`."""

from doubloon.cli.commands import main

__all__ = ["main"]
