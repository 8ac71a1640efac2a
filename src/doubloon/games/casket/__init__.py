"""Casket of Gold. Captains race over land and sea; they earn their steps by winning as many fights as they said."""

from doubloon.engine.game import Game
from doubloon.games.casket.chart import CHART_OPTIONS, fit_map
from doubloon.games.casket.deck import DeckOption
from doubloon.games.casket.dice import DiceOption
from doubloon.games.casket.state import MOST_PLAYERS

GAME = Game(
    __name__,
    version="2",
    players=range(1, MOST_PLAYERS + 1),
    options=(DeckOption(), DiceOption(), *CHART_OPTIONS),
    fit=fit_map,
)
