"""Guides: the rules of a game for people, in playing order, beside the rulebook that has the letter of the law.

A paragraph ends with the numbers of the rules that it tells, `[K15 K16]`; a picture is `![what it shows](NAME)`, where
NAME is `goal` or the number of a rule that the page has a drawing for.
"""

import re

from doubloon.engine.game import Game

_PICTURE = re.compile(r"^!\[.*\]\(\w+\)\n\n", flags=re.MULTILINE)


def guide_of(game: Game, language: str) -> str:
    """The guide to a game; where it has none, its rulebook."""
    exact = game.rulebook(language)
    file = game.folder / "rulebook" / f"guide.{language}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else exact


def without_pictures(guide: str) -> str:
    """The same where nothing can be drawn."""
    return _PICTURE.sub("", guide)
