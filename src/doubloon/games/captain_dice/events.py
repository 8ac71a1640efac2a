"""What a watcher of a game of Captain Dice is told."""

from doubloon.engine.events import EventKinds
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.state import CARDS, DIE

ENDS_OF_DICE = ("stuck", "quiet", "casts", "idle", "closed")
STUCK, QUIET, CASTS, IDLE, CLOSED = range(5)

ENDS_OF_GAME = ("treasure", "limit")
TREASURE_GONE, LIMIT_REACHED = range(2)

WAYS_TO_TAKE = ("under", "between")
UNDER, BETWEEN_TWO = range(2)

WAYS_TO_WIN = ("treasure", "doubles", "toast")
BY_TREASURE, BY_DOUBLES, BY_TOAST = range(3)

# Six dice, or a row of treasure cards, are more than an event has room for: two dice are told as one number, 11 to 66.
TWO_DICE = tuple(f"{shown // 10} {shown % 10}" if shown else "none" for shown in range(10 * DIE + DIE + 1))

EVENTS = EventKinds()

# The field
STARTED = EVENTS.add("started", "seat", reveals=True)
LAID_OUT = EVENTS.add("laid-out", "rows", "columns")
ROW_LAID = EVENTS.add("row-laid", "row", reveals=True, a=TWO_DICE, b=TWO_DICE, c=TWO_DICE, d=TWO_DICE, e=TWO_DICE)
TREASURE_LAID = EVENTS.add("treasure-laid", "low", "high", reveals=True, cell=CELL_NAMES)
# Dice
ROUND_BEGAN = EVENTS.add("round-began", "seat", "round")
BELL_BEGAN = EVENTS.add("bell-began", "seat")
BELL_BY_ITSELF = EVENTS.add("bell-by-itself")
LOT = EVENTS.add("lot", "seat", reveals=True)
TURN_BEGAN = EVENTS.add("turn-began", "seat")
CAST_DICE = EVENTS.add("cast", "seat", reveals=True, first=TWO_DICE, second=TWO_DICE, third=TWO_DICE)
PLACED = EVENTS.add("placed", "seat", "low", "high", cell=CELL_NAMES)
TURN_ENDED = EVENTS.add("turn-ended", "seat")
BELL_ENDED = EVENTS.add("bell-ended", "seat")
BELL_CLOSES = EVENTS.add("bell-closes", "seat", "left")
BELL_WRONG = EVENTS.add("bell-wrong", "seat")
DICE_ENDED = EVENTS.add("dice-ended", why=ENDS_OF_DICE)
# Attack cards
TOOK_BACK = EVENTS.add("took-back", "seat", "cards")
CARD_LAID = EVENTS.add("card-laid", "seat", cell=CELL_NAMES)
OWN_CARD_LAID = EVENTS.add("own-card-laid", "seat", cell=CELL_NAMES, card=CARDS)
TURNED_UP = EVENTS.add("turned-up", "seat", reveals=True, cell=CELL_NAMES, card=CARDS)
ATTACKED = EVENTS.add("attacked", "seat", "removed", cell=CELL_NAMES, card=CARDS)
REMOVED = EVENTS.add("removed", "seat", "target", cell=CELL_NAMES, card=CARDS)
TAKEN = EVENTS.add("taken", "seat", "low", "high", cell=CELL_NAMES, way=WAYS_TO_TAKE)
# The end
GAME_ENDED = EVENTS.add("game-ended", "round", why=ENDS_OF_GAME)
TIED = EVENTS.add("tied", "seat", "treasures", "doubles")
VOTED = EVENTS.add("voted", "seat")
OWN_VOTE = EVENTS.add("own-vote", "seat", "target")
VOTES_COUNTED = EVENTS.add("votes-counted", "seat", "votes", reveals=True)
WON = EVENTS.add("won", "seat", "treasures", "winners", "doubles", why=WAYS_TO_WIN)
