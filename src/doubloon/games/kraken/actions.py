"""What a ship can do."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.kraken.state import MOST_BASES, MOST_PLAYERS, WAYS

ACTIONS = ActionSpace()
for _way in WAYS:  # numbered like the ways of state.py
    ACTIONS.add(_way)
ATTACK = ACTIONS.add("attack", seat=MOST_PLAYERS)
SHOOT = ACTIONS.add("shoot", base=MOST_BASES)
END_TURN = ACTIONS.add("end")
