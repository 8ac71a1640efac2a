"""Lantern in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from doubloon.engine.words import Words

SEAT_STYLES = ("bold red", "bold blue")


def draw(view: Mapping[str, Any], _options: Mapping[str, Any], _names: Sequence[str], words: Words) -> Text:
    """How bright it is for each."""
    return Text(words.say("board-light", first=view["light"][0], second=view["light"][1]))
