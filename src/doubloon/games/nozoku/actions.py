"""What a player can do, and why they cannot. A die is named by its colour and number, a card by its main number."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.nozoku.state import COLOURS, NUMBERS, PARTS, SEAT_COLOURS

ACTIONS = ActionSpace()
TAKE_DIE = ACTIONS.verb("take", card=NUMBERS, colour=SEAT_COLOURS)
TURN_DIE = ACTIONS.verb("turn", commits=True, colour=COLOURS, number=NUMBERS, to=NUMBERS)
ROLL_DIE = ACTIONS.verb("roll", commits=True, colour=COLOURS, number=NUMBERS)
RECALL = ACTIONS.verb("recall", card=NUMBERS, part=PARTS)
PEEK_WITH = ACTIONS.verb("peek", card=NUMBERS)
PASS = ACTIONS.verb("pass", stays_in_sight=True, commits=True)
PICK_DIE = ACTIONS.verb("pick", commits=True, colour=COLOURS, number=NUMBERS)
NAME_NUMBER = ACTIONS.verb("name", commits=True, number=NUMBERS)

OTHER_STEP, PLAYED, NOT_PLAYED, NOT_IN_CAVE, IMPOSSIBLE, NOT_BOTH, OTHER_SIDE = ACTIONS.refused(
    "step", "played", "not-played", "cave", "impossible", "both", "side"
)
NOT_HELD, NO_ROLL, NO_CHOICE, NO_RESULT, NO_COPY, BLOCKS_SUB = ACTIONS.refused(
    "not-held", "choice", "chance", "result", "copy", "then"
)
