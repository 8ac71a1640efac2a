"""Captain Dice. Pirates grab islands with dice, all at once against a bell, then fight for them with hidden cards."""

from doubloon.engine.game import Game
from doubloon.games.captain_dice.state import MOST_PLAYERS

GAME = Game(__name__, version="2", players=range(2, MOST_PLAYERS + 1))
