"""What a game of Casket of Gold says to people: what is wanted, and what an action does.

The texts are in words/; here is which message, with which numbers.
"""

from collections.abc import Callable

from doubloon.engine.records import Fields
from doubloon.engine.words import Message
from doubloon.games.casket import prospects
from doubloon.games.casket.actions import ACTIONS
from doubloon.games.casket.chances import chance_of_mutiny
from doubloon.games.casket.prospects import Arguments
from doubloon.games.casket.refusals import refusal
from doubloon.games.casket.rules.battle import nemesis
from doubloon.games.casket.rules.movement import entrance
from doubloon.games.casket.rules.reckoning import POINTS_FOR_A_MADE_BID
from doubloon.games.casket.rules.steps import beyond
from doubloon.games.casket.rules.trying import must_follow
from doubloon.games.casket.state import (
    CARD_ROWS,
    DUMMY,
    FEATURES,
    KINDS,
    MUTINY,
    NO_CARD,
    PHASES,
    PRICE_OF_A_STEP,
    SUITS,
    THIEF,
    TRUMP,
    VALUES,
    WAYS,
)

__all__ = ["describe", "prompt", "refusal"]


def prompt(v: Fields, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    phase = PHASES[v.phase]
    dummy = "-dummy" if phase in ("give", "plunder") and v.target == DUMMY else ""
    return Message(f"prompt-{phase}{dummy}", **_PROMPTS[phase](v, seat))


def describe(v: Fields, seat: int, action: int) -> Message:
    """A legal action, in words."""
    readable = ACTIONS.decode(action)
    verb = readable.pop("do")
    details = _DETAILS[verb](v, seat, *readable.values()) if verb in _DETAILS else readable
    dummy = "-dummy" if readable.get("seat") == "dummy" else ""
    return Message(f"action-{verb}{dummy}", **details)


def natural(card: int) -> Arguments:
    """A card's natural side."""
    return {"value": card % VALUES + 1, "suit": SUITS[card // VALUES]}


def special(v: Fields, card: int) -> Arguments:
    """A card's special side."""
    feature = v.feature[card]
    return {
        "special": v.special[card],
        "feature": FEATURES[feature],
        "kind": KINDS[feature == TRUMP],
        "cost": v.cost[card],
    }


# Prompts


def _standing(v: Fields, seat: int) -> Arguments:
    return {"bid": v.bid[seat], "won": v.won[seat]}


def _bid(v: Fields, _seat: int) -> Arguments:
    forbidden = nemesis(v)
    return {"fights": v.fights, "nemesis": forbidden if 0 <= forbidden <= v.fights else "none"}


def _fight(v: Fields, seat: int) -> Arguments:
    return {
        **_standing(v, seat),
        "led": SUITS[v.led] if v.played else "none",
        "follow": _follow(v, seat),
        "failed": int(v.failed != NO_CARD),
        "fight": v.fight + 1,
    }


def _follow(v: Fields, seat: int) -> str:
    """Whether a captain must follow suit, is free as they hold none of it, or leads."""
    return "leads" if v.played == 0 else "must" if must_follow(v, seat) else "free"


def _try(v: Fields, seat: int) -> Arguments:
    card = v.trying
    return {**natural(card), **special(v, card), "points": v.points_rolled, "luck": v.luck[seat]}


def _drawn(v: Fields, _seat: int) -> Arguments:
    return {**natural(v.drawn), "special": v.special[v.trying]}


def _move(v: Fields, seat: int) -> Arguments:
    return {"points": v.points[seat], "diagonal": v.made[seat], "luck": v.luck[seat]}


def _fights(v: Fields, _seat: int) -> Arguments:
    return {"fights": v.fights}


def _give(v: Fields, _seat: int) -> Arguments:
    return _target(v)


def _plunder(v: Fields, seat: int) -> Arguments:
    return {**_standing(v, seat), **_target(v), "theirs": v.won[v.target]}


def _target(v: Fields) -> Arguments:
    """Whom Thief or Mutiny chose; the Dummy is no seat and has messages of its own."""
    return {} if v.target == DUMMY else {"target": v.target}


_PROMPTS: dict[str, Callable[[Fields, int], Arguments]] = {
    "exchange": _fights,
    "bid": _bid,
    "fight": _fight,
    "roll": _try,
    "failing": _try,
    "fog": _try,
    "drawn": _drawn,
    "thief": _standing,
    "give": _give,
    "mutiny": _standing,
    "plunder": _plunder,
    "hindsight": _standing,
    "move": _move,
}


# Bids and cards


def _make_bid(_v: Fields, _seat: int, fights: int) -> Arguments:
    return {"fights": fights, "points": POINTS_FOR_A_MADE_BID + fights}


def _play(v: Fields, seat: int, card: int) -> Arguments:
    return {**natural(card), **prospects.of_a_card(v, seat, card)}


def _give_card(_v: Fields, _seat: int, card: int) -> Arguments:
    return natural(card)


# Tries


def _attempt(v: Fields, seat: int, card: int) -> Arguments:
    return {
        **natural(card),
        **special(v, card),
        **prospects.of_a_try(v, seat, v.cost[card], v.luck[seat]),
        **prospects.of_a_feature(v, seat, card),
        "follow": _follow(v, seat),
        "last": int(v.hand_size[seat] == 1),
    }


def _roll(v: Fields, seat: int) -> Arguments:
    return prospects.of_a_try(v, seat, v.cost[v.trying], v.luck[seat])


def _reroll(v: Fields, seat: int) -> Arguments:
    return prospects.of_a_try(v, seat, v.cost[v.trying], v.luck[seat] - 1)


def _spend(v: Fields, _seat: int) -> Arguments:
    points = v.points_rolled + 1
    return {"points": points, "short": max(0, v.cost[v.trying] - points)}


def _keep(v: Fields, seat: int) -> Arguments:
    return {**special(v, v.trying), **prospects.of_a_feature(v, seat, v.trying)}


def _replace(v: Fields, seat: int) -> Arguments:
    return _play(v, seat, v.drawn)


# The end of a fight


def _choose(v: Fields, seat: int, target: int | str) -> Arguments:
    who = DUMMY if isinstance(target, str) else target
    mutiny = PHASES[v.phase] == FEATURES[MUTINY]
    named: Arguments = {} if who == DUMMY else {"target": who}
    return {
        **named,
        "feature": FEATURES[MUTINY if mutiny else THIEF],
        "won": v.won[who],
        "cards": v.hand_size[who],
        "chance": prospects.percent(chance_of_mutiny(v, seat, who)) if mutiny else 0,
    }


def _decline(v: Fields, seat: int) -> Arguments:
    if v.trying == NO_CARD:
        return {"feature": PHASES[v.phase], "value": 0, "prospect": "none", "odds": 0}
    return {
        "feature": PHASES[v.phase],
        "value": v.special[v.trying],
        **prospects.of_a_feature(v, seat, v.trying),
    }


def _hindsight(v: Fields, seat: int, change: int) -> Arguments:
    return {"change": change, "bid": v.bid[seat], **prospects.of_hindsight(v, seat, change)}


# Movement


def _buy(_v: Fields, _seat: int) -> Arguments:
    return {"cost": PRICE_OF_A_STEP}


def _enter(v: Fields, seat: int, row: str) -> Arguments:
    return {"row": row, **prospects.of_a_step(v, seat, entrance(v, CARD_ROWS.index(row)))}


def _step(v: Fields, seat: int, way: str) -> Arguments:
    return {"way": way, **prospects.of_a_step(v, seat, beyond(v, v.marker[seat], WAYS.index(way)))}


def _stop(v: Fields, seat: int) -> Arguments:
    return {"points": v.points[seat]}


# The other actions say it all by themselves.
_DETAILS: dict[str, Callable[..., Arguments]] = {
    "bid": _make_bid,
    "play": _play,
    "try": _attempt,
    "roll": _roll,
    "luck": _spend,
    "reroll": _reroll,
    "keep": _keep,
    "replace": _replace,
    "choose": _choose,
    "decline": _decline,
    "give": _give_card,
    "hindsight": _hindsight,
    "buy": _buy,
    "enter": _enter,
    "step": _step,
    "stop": _stop,
}
