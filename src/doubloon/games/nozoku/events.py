"""What a watcher of a game of Nozoku Dice is told."""

from doubloon.engine.events import EventKinds
from doubloon.games.nozoku.powers import POWER_NAMES
from doubloon.games.nozoku.state import COLOURS, DECIDED_BY, PARTS

EVENTS = EventKinds()
_COUNTS = ("ones", "twos", "threes", "fours", "fives", "sixes")

own_dice_rolled = EVENTS.told("own-dice-rolled", "seat", "first", "second", reveals=True)
cave_filled = EVENTS.told("cave-filled", *_COUNTS, reveals=True)
round_began = EVENTS.told("round-began", "round", "seat", "sum", reveals=True)
most_common = EVENTS.told("most-common", "seat", "number", "dice")
rerolled = EVENTS.told("rerolled", *_COUNTS, reveals=True)
turn_began = EVENTS.told("turn-began", "seat")
die_taken = EVENTS.told("die-taken", "seat", "number", "card", "sub", colour=COLOURS)
die_turned = EVENTS.told("die-turned", "seat", "from", "to", colour=COLOURS, power=POWER_NAMES)
die_rolled = EVENTS.told("die-rolled", "seat", "from", "to", colour=COLOURS, power=POWER_NAMES, reveals=True)
sub_skipped = EVENTS.told("sub-skipped", "seat", power=POWER_NAMES)
got_stuck = EVENTS.told("got-stuck", "seat", befalls="seat")
card_recalled = EVENTS.told("card-recalled", "seat", "card", "sub", part=PARTS)
pile_taken_back = EVENTS.told("pile-taken-back", "seat", "cards")
turn_without_die = EVENTS.told("turn-without-die", "seat", befalls="seat")
peeked = EVENTS.told("peeked", "seat", "target", "card", "sub")
passed = EVENTS.told("passed", "seat")
die_held = EVENTS.told("die-held", "seat", "number", colour=COLOURS)
bonus_taken = EVENTS.told("bonus-taken", "seat", "number", colour=COLOURS)
bonus_missed = EVENTS.told("bonus-missed", "seat", befalls="seat")
colour_used_up = EVENTS.told("colour-used-up", colour=COLOURS)
game_ends = EVENTS.told("game-ends")
limit_reached = EVENTS.told("limit-reached", "round")
number_chosen = EVENTS.told("number-chosen", "seat")
you_named = EVENTS.whispered("you-named", "number")
carried_home = EVENTS.told("carried-home", "seat", "number", "dice", "reward", "points", reveals=True)
won = EVENTS.told("won", "seat", "points", "white", "left", by=DECIDED_BY)
