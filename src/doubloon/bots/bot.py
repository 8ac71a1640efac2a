"""A bot at a table: a level and chance of its own."""

from collections.abc import Sequence

import numpy as np

from doubloon.bots.choose import Mind, any_seat, choose, new_desk
from doubloon.bots.levels import level_of
from doubloon.bots.tempo import STEADY, checked_hand
from doubloon.engine.actions import Action
from doubloon.engine.chance import seed_generator
from doubloon.engine.match import Match, checked_seed
from doubloon.engine.records import new


class Bot:
    """Chooses for a seat. The same level, seed, seat and knowledge give the same choices.

    Bots of one game can share its seed: the seat that each is given makes their chances differ.

    >>> import doubloon
    >>> match = doubloon.game("kraken").start(players=2, seed=7)
    >>> Bot("mate", seed=1).choose(match, match.actors[0])
    {'do': 'forward'}
    """

    def __init__(self, level: str, seed: int, seat: int = 0, hand: str = STEADY) -> None:
        self.level = level
        self.hand = checked_hand(hand)  # how fast it is where a game is played in real time (live.py)
        self.mind = new(Mind)
        self.mind[0].level = level_of(level)
        seed_generator(self.mind[0], np.uint64(checked_seed(seed)), 1 + seat)

    def choose(self, match: Match, seat: int) -> Action:
        """The action that the bot takes now."""
        match.check_turn(seat)
        number = choose(match.state, seat, self.mind[0], new_desk(match.game)[0])
        return match.game.actions.decode(number)


def next_seat(match: Match, bots: Sequence[Bot]) -> int:
    """Whose turn it is; where several may act, one of them as a simulation with these bots would have it."""
    return int(any_seat(match.game.rules.actors(match.state), bots[0].mind[0]))
