"""What a captain can decide, and why not."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.casket.state import ANSWERS, CARD_ROWS, MOST_CARDS, MOST_FIGHTS, MOST_PLAYERS, WAYS

ACTIONS = ActionSpace()
EXCHANGE = ACTIONS.verb("exchange", answer=ANSWERS)
BID = ACTIONS.verb("bid", fights=MOST_FIGHTS + 1)
PLAY = ACTIONS.verb("play", card=MOST_CARDS)
TRY = ACTIONS.verb("try", card=MOST_CARDS)
ROLL = ACTIONS.verb("roll")
SPEND = ACTIONS.verb("luck")  # a luck point: instead of the roll, or 1 added to it
REROLL = ACTIONS.verb("reroll")
GIVE_UP = ACTIONS.verb("give-up", stays_in_sight=True)
RAISE_FOG = ACTIONS.verb("fog")
KEEP = ACTIONS.verb("keep")
REPLACE = ACTIONS.verb("replace")
CHOOSE = ACTIONS.verb("choose", seat=(*range(MOST_PLAYERS), "dummy"))  # the Dummy's number comes after the captains'
DECLINE = ACTIONS.verb("decline", stays_in_sight=True)  # a Fog, a Thief or a Mutiny
GIVE = ACTIONS.verb("give", card=MOST_CARDS)
TAKE = ACTIONS.verb("take", fights=MOST_FIGHTS + 1)
HINDSIGHT = ACTIONS.verb("hindsight", change=(-1, 0, 1))
BUY = ACTIONS.verb("buy")
ENTER = ACTIONS.verb("enter", row=CARD_ROWS)
STEP = ACTIONS.verb("step", way=WAYS)
STOP = ACTIONS.verb("stop", stays_in_sight=True)

(NOT_ASKED,) = ACTIONS.refused("not-asked")
BID_TOO_HIGH, NEMESIS, BID_OFF_SCALE = ACTIONS.refused("bid-too-high", "nemesis", "hindsight")
NOT_HELD, MUST_FOLLOW, JUST_FAILED = ACTIONS.refused("not-held", "follow", "just-failed")
SECOND_TRY, FEATURELESS, FOLLOW_OR_FOG, MAY_NOT_ROLL, NOTHING_ROLLED, FOG_NEEDED = ACTIONS.refused(
    "second-try", "no-feature", "follow-or-fog", "no-die", "nothing-rolled", "fog-needed"
)
NO_CAPTAIN, NO_DUMMY, YOURSELF, IS_BLESSED, WON_LESS, DUMMY_WON_LESS = ACTIONS.refused(
    "no-captain", "no-dummy", "yourself", "blessed", "take", "take-dummy"
)
ON_THE_MAP, NOT_ENTERED, NO_POINTS, NO_START, OCCUPIED, NO_DIAGONALS, BARRIER, OPEN_SEA = ACTIONS.refused(
    "on-the-map", "off-the-map", "no-points", "no-start", "occupied", "diagonal", "barrier", "sea"
)
TOO_LATE_TO_BUY, TOO_LITTLE_LUCK, ON_START, MUST_MOVE = ACTIONS.refused(
    "too-late-to-buy", "luck", "leave-start", "must-move"
)
