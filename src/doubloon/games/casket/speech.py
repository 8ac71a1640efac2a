"""What a game of Casket of Gold says to people: what is wanted, and what an action does.

The texts are in words/; here is which message, with which numbers.
"""

from collections.abc import Callable

from doubloon.engine.records import Fields
from doubloon.engine.words import Argument, Message
from doubloon.games.casket.actions import ACTIONS
from doubloon.games.casket.refusals import refusal
from doubloon.games.casket.state import (
    COLOURS,
    DUMMY,
    FEATURES,
    KINDS,
    MUTINY,
    NO_CARD,
    OFF_MAP,
    PHASES,
    PRICE_OF_A_STEP,
    SUITS,
    THIEF,
    TRUMP,
    VALUES,
    WHITE,
)

__all__ = ["describe", "prompt", "refusal"]

Arguments = dict[str, Argument]


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


def _fight(v: Fields, seat: int) -> Arguments:
    led = SUITS[v.led] if v.played else "none"
    return {**_standing(v, seat), "led": led, "failed": int(v.failed != NO_CARD), "fight": v.fight + 1}


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
    "bid": _fights,
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


# Actions


def _card(_v: Fields, _seat: int, card: int) -> Arguments:
    return natural(card)


def _both_sides(v: Fields, seat: int, card: int) -> Arguments:
    return {**natural(card), **special(v, card), "colour": _die(v, seat)}


def _die(v: Fields, seat: int) -> str:
    """The colour of the die that a captain rolls; white for none."""
    if v.marker[seat] == OFF_MAP:
        return COLOURS[WHITE if v.start_die else 0]
    return COLOURS[v.colour[v.marker[seat]]]


def _luck(v: Fields, seat: int) -> Arguments:
    return {"luck": v.luck[seat], "points": v.points_rolled + 1, "colour": _die(v, seat)}


def _choose(v: Fields, _seat: int, target: int | str) -> Arguments:
    who = DUMMY if isinstance(target, str) else target
    feature = FEATURES[THIEF if PHASES[v.phase] == FEATURES[THIEF] else MUTINY]
    named = {} if who == DUMMY else {"target": who}
    return {**named, "feature": feature, "won": v.won[who], "cards": v.hand_size[who]}


def _decline(v: Fields, _seat: int) -> Arguments:
    value = v.special[v.trying] if v.trying != NO_CARD else 0
    return {"feature": PHASES[v.phase], "value": value}


def _hindsight(v: Fields, seat: int, change: int) -> Arguments:
    return {"change": change, "bid": v.bid[seat] + change}


def _keep(v: Fields, _seat: int) -> Arguments:
    return special(v, v.trying)


def _replace(v: Fields, _seat: int) -> Arguments:
    return natural(v.drawn)


def _buy(_v: Fields, _seat: int) -> Arguments:
    return {"cost": PRICE_OF_A_STEP}


def _stop(v: Fields, seat: int) -> Arguments:
    return {"points": v.points[seat]}


# The other actions say it all by themselves.
_DETAILS: dict[str, Callable[..., Arguments]] = {
    "play": _card,
    "try": _both_sides,
    "roll": _luck,
    "luck": _luck,
    "reroll": _luck,
    "keep": _keep,
    "replace": _replace,
    "choose": _choose,
    "decline": _decline,
    "give": _card,
    "hindsight": _hindsight,
    "buy": _buy,
    "stop": _stop,
}
