"""A bot at a table: a level and chance of its own."""

import numpy as np

from doubloon.bots.choose import Mind, choose, new_desk
from doubloon.bots.levels import level_of
from doubloon.engine.actions import Action
from doubloon.engine.chance import seed_generator
from doubloon.engine.match import Match
from doubloon.engine.records import new


class Bot:
    """Chooses for a seat. The same level, seed, seat and knowledge give the same choices.

    >>> import doubloon
    >>> match = doubloon.game("kraken").start(players=2, seed=7)
    >>> Bot("mate", seed=1).choose(match, match.actors[0])
    {'do': 'forward'}
    """

    def __init__(self, level: str, seed: int, seat: int = 0) -> None:
        self.level = level
        self._mind = new(Mind)
        self._mind[0].level = level_of(level)
        seed_generator(self._mind[0], np.uint64(seed), 1 + seat)

    def choose(self, match: Match, seat: int) -> Action:
        """The action that the bot takes now."""
        number = choose(match.state, seat, self._mind[0], new_desk(match.game)[0])
        return match.game.actions.decode(number)
