"""Lantern, a game from outside: burn your oil while it is bright, or save it for a night that is darker."""

from doubloon.engine.game import Game
from doubloon.engine.words import Message

from .rules import ACTIONS, EVENTS, State, prior, redeal, settled, value

__all__ = ["ACTIONS", "EVENTS", "GAME", "State", "prior", "prompt", "redeal", "settled", "value"]


def prompt(_v: State, _seat: int) -> Message:
    return Message("prompt-turn")


GAME = Game(__name__, version="1", players=range(2, 3))
