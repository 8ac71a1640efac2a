"""Nozoku Dice. Apprentice wizards take dice from a cave, turn them, and peek at each other's."""

from doubloon.engine.game import Game
from doubloon.games.nozoku.state import MOST_PLAYERS

GAME = Game(__name__, version="2", players=range(2, MOST_PLAYERS + 1))
