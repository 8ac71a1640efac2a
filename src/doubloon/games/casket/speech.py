"""What a game of Casket of Gold says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from collections.abc import Callable

from doubloon.engine.actions import describes
from doubloon.engine.words import Message
from doubloon.games.casket import prospects
from doubloon.games.casket.actions import (
    ACTIONS,
    BARRIER,
    BID,
    BID_OFF_SCALE,
    BID_TOO_HIGH,
    BUY,
    CHOOSE,
    DECLINE,
    DUMMY_WON_LESS,
    ENTER,
    FEATURELESS,
    FOG_NEEDED,
    FOLLOW_OR_FOG,
    GIVE,
    HINDSIGHT,
    IS_BLESSED,
    JUST_FAILED,
    KEEP,
    MAY_NOT_ROLL,
    MUST_FOLLOW,
    MUST_MOVE,
    NEMESIS,
    NO_CAPTAIN,
    NO_DIAGONALS,
    NO_DUMMY,
    NO_POINTS,
    NO_START,
    NOT_ASKED,
    NOT_ENTERED,
    NOT_HELD,
    NOTHING_ROLLED,
    OCCUPIED,
    ON_START,
    ON_THE_MAP,
    OPEN_SEA,
    PLAY,
    REPLACE,
    REROLL,
    ROLL,
    SECOND_TRY,
    SPEND,
    STEP,
    STOP,
    TOO_LATE_TO_BUY,
    TOO_LITTLE_LUCK,
    TRY,
    WON_LESS,
    YOURSELF,
)
from doubloon.games.casket.chances import chance_of_mutiny
from doubloon.games.casket.prospects import Arguments
from doubloon.games.casket.rules.battle import nemesis
from doubloon.games.casket.rules.cards import suit_of, value_of
from doubloon.games.casket.rules.dice import may_roll
from doubloon.games.casket.rules.movement import entrance
from doubloon.games.casket.rules.reckoning import POINTS_FOR_A_MADE_BID
from doubloon.games.casket.rules.steps import beyond
from doubloon.games.casket.rules.trying import can_be_tried, must_follow
from doubloon.games.casket.state import (
    BIDDING,
    CARD_ROWS,
    COLOURS,
    DRAWN,
    DUMMY,
    EXCHANGING,
    FAILING,
    FEATURES,
    FIGHTING,
    GIVING,
    IN_FOG,
    KINDS,
    LOOKING_BACK,
    MOVING,
    MUTINY,
    NO_CARD,
    OFF_MAP,
    PHASES,
    PLUNDERING,
    PRICE_OF_A_STEP,
    REVOLTING,
    ROLLING,
    STEALING,
    SUITS,
    THIEF,
    TRUMP,
    WAYS,
    WHITE,
    View,
)

ROBBERIES = ("stole", "fights-taken")  # pirates have a word to say to these events


def prompt(v: View, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    dummy = "-dummy" if v.phase in (GIVING, PLUNDERING) and v.target == DUMMY else ""
    return Message(f"prompt-{PHASES[v.phase]}{dummy}", **_PROMPTS[v.phase](v, seat))


def natural(card: int) -> Arguments:
    """A card's natural side."""
    return {"value": value_of(card), "suit": SUITS[suit_of(card)]}


def special(v: View, card: int) -> Arguments:
    """A card's special side."""
    feature = v.feature[card]
    return {
        "special": v.special[card],
        "feature": FEATURES[feature],
        "kind": KINDS[feature == TRUMP],
        "cost": v.cost[card],
    }


# Prompts


def _standing(v: View, seat: int) -> Arguments:
    return {"bid": v.bid[seat], "won": v.won[seat]}


def _bid(v: View, _seat: int) -> Arguments:
    forbidden = nemesis(v)
    return {"fights": v.fights, "nemesis": forbidden if 0 <= forbidden <= v.fights else "none"}


def _fight(v: View, seat: int) -> Arguments:
    return {
        **_standing(v, seat),
        "led": SUITS[v.led] if v.played else "none",
        "follow": _follow(v, seat),
        "tries": _tries(v, seat),
        "failed": int(v.failed != NO_CARD),
        "fight": v.fight + 1,
    }


def _follow(v: View, seat: int) -> str:
    """Whether a captain must follow suit, is free as they hold none of it, or leads."""
    return "leads" if v.played == 0 else "must" if must_follow(v, seat) else "free"


def _tries(v: View, seat: int) -> str:
    """Whether a captain can try a feature now; else whether it is for want of a die and of luck, or of a card."""
    if can_be_tried(v, seat):
        return "some"
    return "no-card" if may_roll(v, seat) or v.luck[seat] else "no-die"


def _try(v: View, seat: int) -> Arguments:
    card = v.trying
    return {**natural(card), **special(v, card), "points": v.points_rolled, "luck": v.luck[seat]}


def _drawn(v: View, _seat: int) -> Arguments:
    return {**natural(v.drawn), "special": v.special[v.trying]}


def _move(v: View, seat: int) -> Arguments:
    return {"points": v.points[seat], "diagonal": v.diagonals[seat], "luck": v.luck[seat]}


def _fights(v: View, _seat: int) -> Arguments:
    return {"fights": v.fights}


def _give(v: View, _seat: int) -> Arguments:
    return _target(v)


def _plunder(v: View, seat: int) -> Arguments:
    return {**_standing(v, seat), **_target(v), "theirs": v.won[v.target]}


def _target(v: View) -> Arguments:
    """Whom Thief or Mutiny chose; the Dummy is no seat and has messages of its own."""
    return {} if v.target == DUMMY else {"target": v.target}


_PROMPTS: dict[int, Callable[[View, int], Arguments]] = {
    EXCHANGING: _fights,
    BIDDING: _bid,
    FIGHTING: _fight,
    ROLLING: _try,
    FAILING: _try,
    IN_FOG: _try,
    DRAWN: _drawn,
    STEALING: _standing,
    GIVING: _give,
    REVOLTING: _standing,
    PLUNDERING: _plunder,
    LOOKING_BACK: _standing,
    MOVING: _move,
}


# What an action does: bids and cards


@describes(BID)
def describe_bid(_v: View, _seat: int, fights: int) -> Message:
    return Message("action-bid", fights=fights, points=POINTS_FOR_A_MADE_BID + fights)


@describes(PLAY)
def describe_card(v: View, seat: int, card: int) -> Message:
    return Message("action-play", **natural(card), **prospects.of_a_card(v, seat, card))


@describes(GIVE)
def describe_gift(_v: View, _seat: int, card: int) -> Message:
    return Message("action-give", **natural(card))


# Tries


@describes(TRY)
def describe_try(v: View, seat: int, card: int) -> Message:
    return Message(
        "action-try",
        **natural(card),
        **special(v, card),
        **prospects.of_a_try(v, seat, v.cost[card], v.luck[seat]),
        **prospects.of_a_feature(v, seat, card),
        follow=_follow(v, seat),
        last=int(v.hand_size[seat] == 1),
    )


@describes(ROLL)
def describe_roll(v: View, seat: int) -> Message:
    return Message("action-roll", **prospects.of_a_try(v, seat, v.cost[v.trying], v.luck[seat]))


@describes(REROLL)
def describe_second_roll(v: View, seat: int) -> Message:
    return Message("action-reroll", **prospects.of_a_try(v, seat, v.cost[v.trying], v.luck[seat] - 1))


@describes(SPEND)
def describe_luck(v: View, _seat: int) -> Message:
    points = v.points_rolled + 1
    return Message("action-luck", points=points, short=max(0, v.cost[v.trying] - points))


@describes(KEEP)
def describe_keeping(v: View, seat: int) -> Message:
    return Message("action-keep", **special(v, v.trying), **prospects.of_a_feature(v, seat, v.trying))


@describes(REPLACE)
def describe_replacing(v: View, seat: int) -> Message:
    return Message("action-replace", **natural(v.drawn), **prospects.of_a_card(v, seat, v.drawn))


# The end of a fight


@describes(CHOOSE)
def describe_target(v: View, seat: int, target: int) -> Message:
    mutiny = v.phase == REVOLTING
    named: Arguments = {} if target == DUMMY else {"target": target}
    return Message(
        "action-choose-dummy" if target == DUMMY else "action-choose",
        **named,
        feature=FEATURES[MUTINY if mutiny else THIEF],
        won=v.won[target],
        cards=v.hand_size[target],
        chance=prospects.percent(chance_of_mutiny(v, seat, target)) if mutiny else 0,
    )


@describes(DECLINE)
def describe_declining(v: View, seat: int) -> Message:
    feature = PHASES[v.phase]  # these phases are named as the features are
    if v.trying == NO_CARD:
        return Message("action-decline", feature=feature, value=0, prospect="none", odds=0)
    brings = prospects.of_a_feature(v, seat, v.trying)
    return Message("action-decline", feature=feature, value=v.special[v.trying], **brings)


@describes(HINDSIGHT)
def describe_hindsight(v: View, seat: int, change: int) -> Message:
    return Message("action-hindsight", change=change, bid=v.bid[seat], **prospects.of_hindsight(v, seat, change))


# Movement


@describes(BUY)
def describe_buying(_v: View, _seat: int) -> Message:
    return Message("action-buy", cost=PRICE_OF_A_STEP)


@describes(ENTER)
def describe_entering(v: View, seat: int, row: int) -> Message:
    return Message("action-enter", row=CARD_ROWS[row], **prospects.of_a_step(v, seat, entrance(v, row)))


@describes(STEP)
def describe_step(v: View, seat: int, way: int) -> Message:
    return Message("action-step", way=WAYS[way], **prospects.of_a_step(v, seat, beyond(v, v.marker[seat], way)))


@describes(STOP)
def describe_stopping(v: View, seat: int) -> Message:
    return Message("action-stop", points=v.points[seat])


# Why one is refused


@ACTIONS.explains(NOT_ASKED)
def explain_not_asked(v: View, _seat: int, *_arguments: int) -> Arguments:
    return {"phase": PHASES[v.phase]}


@ACTIONS.explains(BID_TOO_HIGH)
@ACTIONS.explains(BID_OFF_SCALE)
def explain_bid(v: View, _seat: int, _fights: int) -> Arguments:
    return {"fights": v.fights}


@ACTIONS.explains(NEMESIS)
def explain_nemesis(v: View, _seat: int, fights: int) -> Arguments:
    return {"fights": v.fights, "bid": fights}


@ACTIONS.explains(NOT_HELD)
def explain_not_held(_v: View, _seat: int, card: int) -> Arguments:
    return natural(card)


@ACTIONS.explains(MUST_FOLLOW)
@ACTIONS.explains(FOLLOW_OR_FOG)
@ACTIONS.explains(FOG_NEEDED)
def explain_suit(v: View, _seat: int, *_card: int) -> Arguments:
    return {"suit": SUITS[v.led]}


@ACTIONS.explains(MAY_NOT_ROLL)
def explain_no_die(v: View, seat: int, _card: int) -> Arguments:
    return {"colour": "none" if v.marker[seat] == OFF_MAP else COLOURS[WHITE]}


@ACTIONS.explains(NO_CAPTAIN)
def explain_no_captain(v: View, _seat: int, target: int) -> Arguments:
    return {"number": target, "last": v.players - 1}


@ACTIONS.explains(IS_BLESSED)
def explain_blessed(_v: View, _seat: int, target: int) -> Arguments:
    return {"target": target}


@ACTIONS.explains(WON_LESS)
@ACTIONS.explains(DUMMY_WON_LESS)
def explain_won_less(v: View, _seat: int, _fights: int) -> Arguments:
    return {**_target(v), "won": v.won[v.target]}


@ACTIONS.explains(TOO_LITTLE_LUCK)
def explain_luck(v: View, seat: int) -> Arguments:
    return {"cost": PRICE_OF_A_STEP, "luck": v.luck[seat]}


def explain_by_itself(_v: View, _seat: int, *_arguments: int) -> Arguments:
    """A reason that needs no numbers."""
    return {}


for reason in (
    JUST_FAILED,
    SECOND_TRY,
    FEATURELESS,
    NOTHING_ROLLED,
    NO_DUMMY,
    YOURSELF,
    ON_THE_MAP,
    NOT_ENTERED,
    NO_POINTS,
    NO_START,
    OCCUPIED,
    NO_DIAGONALS,
    BARRIER,
    OPEN_SEA,
    TOO_LATE_TO_BUY,
    ON_START,
    MUST_MOVE,
):
    ACTIONS.explains(reason)(explain_by_itself)
