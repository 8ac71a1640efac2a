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
started = EVENTS.told("started", "seat", reveals=True)
laid_out = EVENTS.told("laid-out", "rows", "columns")
row_laid = EVENTS.told("row-laid", "row", reveals=True, a=TWO_DICE, b=TWO_DICE, c=TWO_DICE, d=TWO_DICE, e=TWO_DICE)
treasure_laid = EVENTS.told("treasure-laid", "low", "high", reveals=True, cell=CELL_NAMES)
# Dice
round_began = EVENTS.told("round-began", "seat", "round")
bell_began = EVENTS.told("bell-began", "seat")
bell_by_itself = EVENTS.told("bell-by-itself")
lot = EVENTS.told("lot", "seat", reveals=True)
turn_began = EVENTS.told("turn-began", "seat")
cast = EVENTS.told("cast", "seat", reveals=True, first=TWO_DICE, second=TWO_DICE, third=TWO_DICE)
placed = EVENTS.told("placed", "seat", "low", "high", cell=CELL_NAMES)
turn_ended = EVENTS.told("turn-ended", "seat")
bell_ended = EVENTS.told("bell-ended", "seat")
bell_closes = EVENTS.told("bell-closes", "seat", "left")
bell_wrong = EVENTS.told("bell-wrong", "seat", befalls="seat")
dice_ended = EVENTS.told("dice-ended", why=ENDS_OF_DICE)
# Attack cards
took_back = EVENTS.told("took-back", "seat", "cards")
card_laid = EVENTS.told("card-laid", "seat", cell=CELL_NAMES)
own_card_laid = EVENTS.whispered("own-card-laid", "seat", cell=CELL_NAMES, card=CARDS)
turned_up = EVENTS.told("turned-up", "seat", reveals=True, cell=CELL_NAMES, card=CARDS)
attacked = EVENTS.told("attacked", "seat", "removed", cell=CELL_NAMES, card=CARDS)
removed = EVENTS.told("removed", "seat", "target", befalls="target", cell=CELL_NAMES, card=CARDS, by=CELL_NAMES)
taken = EVENTS.told("taken", "seat", "low", "high", cell=CELL_NAMES, way=WAYS_TO_TAKE)
put_away = EVENTS.told("put-away")
# The end
game_ended = EVENTS.told("game-ended", "round", why=ENDS_OF_GAME)
tied = EVENTS.told("tied", "seat", "treasures", "doubles")
voted = EVENTS.told("voted", "seat")
own_vote = EVENTS.whispered("own-vote", "seat", "target")
votes_counted = EVENTS.told("votes-counted", "seat", "votes", reveals=True)
won = EVENTS.told("won", "seat", "treasures", "winners", "doubles", why=WAYS_TO_WIN)
