"""How bright oil burns: beside the rules, as a helper of theirs."""

from doubloon.engine.chance import roll
from doubloon.engine.rule import rule
from doubloon.engine.state import GameState

DIM = 2
BRIGHT = 6


@rule
def brightness(s: GameState) -> int:
    """Between dim and bright, by luck."""
    return DIM + roll(s, BRIGHT - DIM)
