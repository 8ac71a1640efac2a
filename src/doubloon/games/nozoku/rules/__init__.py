"""The rules of Nozoku Dice, phase by phase. N numbers are those of the rulebook."""

from doubloon.games.nozoku.rules.flow import actors, go_on, legal, setup
from doubloon.games.nozoku.rules.scoring import standing

__all__ = ["actors", "go_on", "legal", "setup", "standing"]
