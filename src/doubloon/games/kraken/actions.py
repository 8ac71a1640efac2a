"""What a ship can do, and why it cannot."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.kraken.state import MOST_BASES, MOST_PLAYERS, WAYS

ACTIONS = ActionSpace()
SAIL = ACTIONS.named("way", WAYS)
ATTACK = ACTIONS.verb("attack", commits=True, seat=MOST_PLAYERS)
SHOOT = ACTIONS.verb("shoot", commits=True, base=MOST_BASES)
END_TURN = ACTIONS.verb("end", stays_in_sight=True, commits=True)

NO_WAY, CORAL, NO_SHIP, YOURSELF, SHIP_FAR, NO_BASE, NO_PILLAR, PILLAR_FAR, TOO_DEAR = ACTIONS.refused(
    "no-way", "coral", "no-ship", "yourself", "ship-far", "no-base", "no-pillar", "pillar-far", "points"
)
