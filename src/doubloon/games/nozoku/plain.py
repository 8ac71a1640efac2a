"""The View of Nozoku Dice as plain Python objects, for programs and for people."""

from typing import Any

from doubloon.engine.bits import members
from doubloon.engine.state import Row
from doubloon.games.nozoku.actions import IMPOSSIBLE, NOT_BOTH, NOT_IN_CAVE
from doubloon.games.nozoku.die import SEEN_FROM, SIDES, SIDES_OF
from doubloon.games.nozoku.powers import POWER_NAMES
from doubloon.games.nozoku.rules.dice import COUNT
from doubloon.games.nozoku.state import (
    ALL_CARDS,
    BITS_OF_COUNT,
    COLOURS,
    NAME,
    NO_COLOUR,
    NOTHING,
    NUMBERS,
    OVER,
    STEPS,
    SUB_OF,
    WHITE,
    View,
)

# Why a card in the hand cannot be played, as people are told (N10).
UNPLAYABLE = {NOT_IN_CAVE: "no-die", IMPOSSIBLE: "no-main", NOT_BOTH: "no-sub"}


def plain_view(v: View) -> dict[str, Any]:
    """The View as plain Python objects. Dice are counted for the numbers 1 to 6."""
    seats = range(v.players)
    return {
        "round": v.rounds + int(v.step < NAME),
        "starter": v.starter,
        "turn": v.turn if v.step < NAME else None,
        "step": STEPS[v.step],
        "actors": [seat for seat in seats if _may_act(v, seat)],
        "action": POWER_NAMES[v.power] if v.power else None,
        "cave": _counts(v, v.cave),
        "unplayable": _unplayable(v),
        "taken": _taken(v) if v.taken != NO_COLOUR else None,
        "players": [_player(v, seat) for seat in seats],
    }


def _may_act(v: View, seat: int) -> bool:
    if v.step == NAME:
        return bool(v.named[seat] == NOTHING)
    return bool(v.step < NAME and v.actor == seat)


def _unplayable(v: View) -> list[dict[str, Any]]:
    """The cards in the hand of whoever is to take a die that cannot be played now, and why."""
    return [{"card": _card(card), "why": UNPLAYABLE[why]} for card, why in enumerate(v.unplayable) if why in UNPLAYABLE]


def _counts(v: View, lots: Row) -> dict[str, list[int]]:
    colours = (*range(v.players), WHITE)
    return {COLOURS[colour]: [dice_showing(lots[colour], number) for number in NUMBERS] for colour in colours}


def dice_showing(lot: int, number: int) -> int:
    """How many dice of a lot show a number, without the compiled rule that says so."""
    return lot >> BITS_OF_COUNT * number & COUNT


def _taken(v: View) -> dict[str, Any]:
    """The die on the card: its sides, and which of them each seat sees."""
    card = v.card
    sides = dict(zip(SIDES, SIDES_OF[card, SUB_OF[card]].tolist(), strict=True))
    seen = [SIDES[SEEN_FROM[v.players, (seat - v.turn) % v.players]] for seat in range(v.players)]
    return {"colour": COLOURS[v.taken], "number": card, **sides, "seen": seen}


def _player(v: View, seat: int) -> dict[str, Any]:
    hand, named = v.hand[seat], v.named[seat]
    over = v.step == OVER
    return {
        "held": _counts(v, v.held[seat]),
        "hand": [_card(card) for card in members(hand)],
        "pile": [_card(card) for card in members(ALL_CARDS & ~hand)],
        "has_named": named != NOTHING,
        "named": named if named > NOTHING else None,
        "home": v.home[seat] if over else None,
        "white_home": v.white_home[seat] if over else None,
        "left_behind": v.left_behind[seat] if over else None,
        "points": v.points[seat] if over else None,
    }


def _card(card: int) -> list[int]:
    return [card, SUB_OF[card]]
