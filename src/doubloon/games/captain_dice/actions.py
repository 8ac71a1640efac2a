"""What a player can do, and why they cannot."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.state import CARDS, MOST_PLAYERS

ACTIONS = ActionSpace()
RING = ACTIONS.verb("ring", commits=True)
CAST = ACTIONS.verb("cast", commits=True)
END_TURN = ACTIONS.verb("end", stays_in_sight=True, commits=True)
PLACE = ACTIONS.verb("place", cell=CELL_NAMES)
LAY = ACTIONS.verb("lay", commits=True, card=CARDS, cell=CELL_NAMES)
VOTE_FOR = ACTIONS.verb("vote", commits=True, seat=MOST_PLAYERS)

NOT_NOW, BELL_FIRST = ACTIONS.refused("not-now", "bell-first")
NO_CELL, TAKEN, NO_PAIR, NO_DICE, NO_TURNS, CAST_IN_TURN = ACTIONS.refused(
    "no-cell", "taken", "no-pair", "no-dice", "no-turns", "cast-in-turn"
)
RING_CLOSED, RING_FIRST_TURNS, RING_TOO_FEW = ACTIONS.refused("ring-closed", "ring-first-turns", "ring-too-few")
NOT_YOURS, NO_CARD_LEFT = ACTIONS.refused("not-yours", "no-card")
NO_SEAT, YOURSELF, NOT_TIED = ACTIONS.refused("no-seat", "yourself", "not-tied")
