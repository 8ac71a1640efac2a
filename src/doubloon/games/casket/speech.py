"""What a game of Casket of Gold says to people: what is wanted, and what an action does.

The texts are in words/; here is which message, with which numbers.
"""

from collections.abc import Callable

from doubloon.engine.records import Record
from doubloon.engine.words import Argument, Message
from doubloon.games.casket.actions import ACTIONS
from doubloon.games.casket.refusals import refusal
from doubloon.games.casket.state import (
    COLOURS,
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


def prompt(v: Record, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    phase = PHASES[v.phase]
    return Message(f"prompt-{phase}", **_PROMPTS[phase](v, seat))


def describe(v: Record, seat: int, action: int) -> Message:
    """A legal action, in words."""
    readable = ACTIONS.decode(action)
    verb = readable.pop("do")
    details = _DETAILS[verb](v, seat, *readable.values()) if verb in _DETAILS else readable
    return Message(f"action-{verb}", **details)


def natural(card: int) -> Arguments:
    """A card's natural side."""
    return {"value": card % VALUES + 1, "suit": SUITS[card // VALUES]}


def special(v: Record, card: int) -> Arguments:
    """A card's special side."""
    feature = int(v.feature[card])
    return {
        "special": int(v.special[card]),
        "feature": FEATURES[feature],
        "kind": KINDS[feature == TRUMP],
        "cost": int(v.cost[card]),
    }


# Prompts


def _standing(v: Record, seat: int) -> Arguments:
    return {"bid": int(v.bid[seat]), "won": int(v.won[seat])}


def _fight(v: Record, seat: int) -> Arguments:
    led = SUITS[v.led] if v.played else "none"
    return {**_standing(v, seat), "led": led, "failed": int(v.failed != NO_CARD), "fight": int(v.fight) + 1}


def _try(v: Record, seat: int) -> Arguments:
    card = int(v.trying)
    return {**natural(card), **special(v, card), "points": int(v.points_rolled), "luck": int(v.luck[seat])}


def _drawn(v: Record, _seat: int) -> Arguments:
    return {**natural(int(v.drawn)), "special": int(v.special[v.trying])}


def _move(v: Record, seat: int) -> Arguments:
    return {"points": int(v.points[seat]), "diagonal": int(v.made[seat]), "luck": int(v.luck[seat])}


def _fights(v: Record, _seat: int) -> Arguments:
    return {"fights": int(v.fights)}


def _give(v: Record, _seat: int) -> Arguments:
    return {"target": int(v.target)}


def _plunder(v: Record, seat: int) -> Arguments:
    return {**_standing(v, seat), "target": int(v.target), "theirs": int(v.won[v.target])}


_PROMPTS: dict[str, Callable[[Record, int], Arguments]] = {
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


def _card(_v: Record, _seat: int, card: int) -> Arguments:
    return natural(card)


def _both_sides(v: Record, seat: int, card: int) -> Arguments:
    return {**natural(card), **special(v, card), "colour": _die(v, seat)}


def _die(v: Record, seat: int) -> str:
    """The colour of the die that a captain rolls; white for none."""
    if v.marker[seat] == OFF_MAP:
        return COLOURS[WHITE if v.start_die else 0]
    return COLOURS[v.colour[v.marker[seat]]]


def _luck(v: Record, seat: int) -> Arguments:
    return {"luck": int(v.luck[seat]), "points": int(v.points_rolled) + 1, "colour": _die(v, seat)}


def _choose(v: Record, _seat: int, target: int) -> Arguments:
    feature = FEATURES[THIEF if PHASES[v.phase] == FEATURES[THIEF] else MUTINY]
    return {"target": target, "feature": feature, "won": int(v.won[target]), "cards": int(v.hand_size[target])}


def _decline(v: Record, _seat: int) -> Arguments:
    value = int(v.special[v.trying]) if v.trying != NO_CARD else 0
    return {"feature": PHASES[v.phase], "value": value}


def _hindsight(v: Record, seat: int, change: int) -> Arguments:
    return {"change": change, "bid": int(v.bid[seat]) + change}


def _keep(v: Record, _seat: int) -> Arguments:
    return special(v, int(v.trying))


def _replace(v: Record, _seat: int) -> Arguments:
    return natural(int(v.drawn))


def _buy(_v: Record, _seat: int) -> Arguments:
    return {"cost": PRICE_OF_A_STEP}


def _stop(v: Record, seat: int) -> Arguments:
    return {"points": int(v.points[seat])}


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
