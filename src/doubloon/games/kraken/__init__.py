"""Treasure Hunting: Kraken. Ships race into a whirlpool for the gem in its eye, and back out with it."""

from doubloon.engine.game import Game
from doubloon.games.kraken.board import BoardOption
from doubloon.games.kraken.dial import DialOption
from doubloon.games.kraken.state import MOST_PLAYERS

GAME = Game(__name__, version="2", players=range(2, MOST_PLAYERS + 1), options=(BoardOption(), DialOption()))
