"""What a player can do."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.state import CARDS, MOST_PLAYERS

ACTIONS = ActionSpace()
RING = ACTIONS.add("ring")
CAST = ACTIONS.add("cast")
END_TURN = ACTIONS.add("end")
PLACE = ACTIONS.add("place", cell=CELL_NAMES)
LAY = ACTIONS.add("lay", card=CARDS, cell=CELL_NAMES)  # by card, then by cell
VOTE_FOR = ACTIONS.add("vote", seat=MOST_PLAYERS)
