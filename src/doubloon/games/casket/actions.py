"""What a captain can decide, and why not."""

from doubloon.engine.actions import ActionSpace
from doubloon.games.casket.state import ANSWERS, CARD_ROWS, MOST_CARDS, MOST_FIGHTS, MOST_PLAYERS, WAYS

ACTIONS = ActionSpace()
EXCHANGE = ACTIONS.verb("exchange", commits=True, answer=ANSWERS)
BID = ACTIONS.verb("bid", commits=True, fights=MOST_FIGHTS + 1)
PLAY = ACTIONS.verb("play", commits=True, card=MOST_CARDS)
TRY = ACTIONS.verb("try", commits=True, card=MOST_CARDS)
ROLL = ACTIONS.verb("roll", commits=True)
SPEND = ACTIONS.verb("luck", commits=True)  # a luck point: instead of the roll, or 1 added to it
REROLL = ACTIONS.verb("reroll", commits=True)
GIVE_UP = ACTIONS.verb("give-up", stays_in_sight=True, commits=True)
RAISE_FOG = ACTIONS.verb("fog", commits=True)
KEEP = ACTIONS.verb("keep", commits=True)
REPLACE = ACTIONS.verb("replace", commits=True)
CHOOSE = ACTIONS.verb(
    "choose", commits=True, seat=(*range(MOST_PLAYERS), "dummy")
)  # the Dummy's number comes after the captains'
DECLINE = ACTIONS.verb("decline", stays_in_sight=True, commits=True)  # a Fog, a Thief or a Mutiny
GIVE = ACTIONS.verb("give", commits=True, card=MOST_CARDS)
TAKE = ACTIONS.verb("take", commits=True, fights=MOST_FIGHTS + 1)
HINDSIGHT = ACTIONS.verb("hindsight", commits=True, change=(-1, 0, 1))
BUY = ACTIONS.verb("buy", commits=True)
ENTER = ACTIONS.verb("enter", row=CARD_ROWS)
STEP = ACTIONS.verb("step", way=WAYS)
STOP = ACTIONS.verb("stop", stays_in_sight=True, commits=True)

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
