"""What a player can do. A die is named by its colour and number, a card by its main number."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.nozoku.state import COLOURS, NUMBERS, PARTS, SEAT_COLOURS

ACTIONS = ActionSpace()
TAKE_DIE = ACTIONS.add("take", card=NUMBERS, colour=SEAT_COLOURS)
TURN_DIE = ACTIONS.add("turn", colour=COLOURS, number=NUMBERS, to=NUMBERS)
ROLL_DIE = ACTIONS.add("roll", colour=COLOURS, number=NUMBERS)
RECALL = ACTIONS.add("recall", card=NUMBERS, part=PARTS)
PEEK_WITH = ACTIONS.add("peek", card=NUMBERS)
PASS = ACTIONS.add("pass")
PICK_DIE = ACTIONS.add("pick", colour=COLOURS, number=NUMBERS)
NAME_NUMBER = ACTIONS.add("name", number=NUMBERS)
