"""What a captain can decide."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.casket.state import CARD_ROWS, MOST_CARDS, MOST_FIGHTS, MOST_PLAYERS, WAYS

ACTIONS = ActionSpace()
EXCHANGE = ACTIONS.add("exchange", answer=("yes", "no"))
BID = ACTIONS.add("bid", fights=MOST_FIGHTS + 1)
PLAY = ACTIONS.add("play", card=MOST_CARDS)
TRY = ACTIONS.add("try", card=MOST_CARDS)
ROLL = ACTIONS.add("roll")
SPEND = ACTIONS.add("luck")  # a luck point: instead of the roll, or 1 added to it
REROLL = ACTIONS.add("reroll")
GIVE_UP = ACTIONS.add("give-up")
RAISE_FOG = ACTIONS.add("fog")
KEEP = ACTIONS.add("keep")
REPLACE = ACTIONS.add("replace")
CHOOSE = ACTIONS.add("choose", seat=(*range(MOST_PLAYERS), "dummy"))  # the Dummy's number comes after the captains'
DECLINE = ACTIONS.add("decline")  # a Fog, a Thief or a Mutiny
GIVE = ACTIONS.add("give", card=MOST_CARDS)
TAKE = ACTIONS.add("take", fights=MOST_FIGHTS + 1)
HINDSIGHT = ACTIONS.add("hindsight", change=(-1, 0, 1))
BUY = ACTIONS.add("buy")
ENTER = ACTIONS.add("enter", row=CARD_ROWS)
STEP = ACTIONS.add("step", way=WAYS)
STOP = ACTIONS.add("stop")
