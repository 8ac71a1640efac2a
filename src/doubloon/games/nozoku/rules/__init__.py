"""The rules of Nozoku Dice, phase by phase. N numbers are those of the rulebook."""

from doubloon.games.nozoku.rules.flow import actors, legal, play, setup
from doubloon.games.nozoku.rules.scoring import standing

__all__ = ["actors", "legal", "play", "setup", "standing"]
