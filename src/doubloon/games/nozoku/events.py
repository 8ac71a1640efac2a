"""What a watcher of a game of Nozoku Dice is told."""

from doubloon.engine.events import EventKinds
from doubloon.games.nozoku.powers import POWER_NAMES
from doubloon.games.nozoku.state import COLOURS, DECIDED_BY, PARTS

EVENTS = EventKinds()
_COUNTS = ("ones", "twos", "threes", "fours", "fives", "sixes")

OWN_DICE_ROLLED = EVENTS.add("own-dice-rolled", "seat", "first", "second", reveals=True)
CAVE_FILLED = EVENTS.add("cave-filled", *_COUNTS, reveals=True)
ROUND_BEGAN = EVENTS.add("round-began", "round", "seat", "sum", reveals=True)
MOST_COMMON = EVENTS.add("most-common", "seat", "number", "dice")
REROLLED = EVENTS.add("rerolled", *_COUNTS, reveals=True)
TURN_BEGAN = EVENTS.add("turn-began", "seat")
DIE_TAKEN = EVENTS.add("die-taken", "seat", "card", "sub", colour=COLOURS)
DIE_TURNED = EVENTS.add("die-turned", "seat", "from", "to", colour=COLOURS, power=POWER_NAMES)
DIE_ROLLED = EVENTS.add("die-rolled", "seat", "from", "to", colour=COLOURS, power=POWER_NAMES, reveals=True)
SUB_SKIPPED = EVENTS.add("sub-skipped", "seat", power=POWER_NAMES)
GOT_STUCK = EVENTS.add("got-stuck", "seat")
CARD_RECALLED = EVENTS.add("card-recalled", "seat", "card", "sub", part=PARTS)
PILE_TAKEN_BACK = EVENTS.add("pile-taken-back", "seat", "cards")
TURN_WITHOUT_DIE = EVENTS.add("turn-without-die", "seat")
PEEKED_AT = EVENTS.add("peeked", "seat", "target", "card", "sub")
PASSED = EVENTS.add("passed", "seat")
DIE_HELD = EVENTS.add("die-held", "seat", "number", colour=COLOURS)
BONUS_TAKEN = EVENTS.add("bonus-taken", "seat", "number", colour=COLOURS)
BONUS_MISSED = EVENTS.add("bonus-missed", "seat")
COLOUR_USED_UP = EVENTS.add("colour-used-up", colour=COLOURS)
GAME_ENDS = EVENTS.add("game-ends")
LIMIT_REACHED = EVENTS.add("limit-reached", "round")
NUMBER_CHOSEN = EVENTS.add("number-chosen", "seat")
YOU_NAMED = EVENTS.add("you-named", "number")
CARRIED_HOME = EVENTS.add("carried-home", "seat", "number", "dice", "reward", "points", reveals=True)
WON = EVENTS.add("won", "seat", "points", "white", "left", by=DECIDED_BY)
