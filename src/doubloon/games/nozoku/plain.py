"""The View of Nozoku Dice as plain Python objects, for programs and for people."""

from typing import Annotated, Literal, TypedDict

import msgspec

from doubloon.engine.bits import members
from doubloon.engine.state import Row
from doubloon.games.nozoku.actions import IMPOSSIBLE, NOT_BOTH, NOT_IN_CAVE
from doubloon.games.nozoku.die import SEEN_FROM, SIDES, SIDES_OF, Side
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
    DieColour,
    Step,
    View,
)

# Why a card in the hand cannot be played, as people are told (N10).
Unplayable = Literal["no-die", "no-main", "no-sub"]
UNPLAYABLE: dict[int, Unplayable] = {NOT_IN_CAVE: "no-die", IMPOSSIBLE: "no-main", NOT_BOTH: "no-sub"}


Card = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]  # its main number and its sub number
Dice = dict[DieColour, list[int]]  # how many dice of each colour show 1, 2 ... 6


class Barred(TypedDict):
    """A card in a hand that cannot be played now."""

    card: Card  # main and sub number
    why: Unplayable  # no die in the cave shows its main number, or an action of it would be impossible


class Taken(TypedDict):
    """The die on the card that is being played; its sides are named as the player sees them who has it in front."""

    colour: DieColour  # of the die
    number: int  # on top, which is the card's main number
    front: int  # the number on that side
    right: int  # the number on that side
    back: int  # the number on that side
    left: int  # the number on that side
    seen: list[Side]  # by seat: the side that it sees


class Apprentice(TypedDict):
    """A player, by the seat."""

    held: Dice  # the dice in front of them, counted by colour and number
    hand: list[Card]  # cards in hand
    pile: list[Card]  # cards that were played
    has_named: bool  # whether a number was chosen at the end
    named: int | None  # which; your own, and everyone's when all have chosen
    home: int | None  # after the end: dice carried home
    white_home: int | None  # after the end: white ones among them
    left_behind: int | None  # after the end: the sum of the other dice
    points: int | None  # after the end: the result


class NozokuView(TypedDict):
    """A game of Nozoku Dice."""

    round: int  # the round that is played, from 1; after the end, how many there were
    starter: int  # the round's start player
    turn: int | None  # the active player; none when numbers are chosen, and after the end
    step: Step  # what is to be done now
    actors: list[int]  # the seats that decide
    action: str | None  # the action of the card that is being carried out
    cave: Dice  # the dice in the centre, counted by colour and number
    unplayable: list[Barred]  # in the hand of whoever is to take a die
    taken: Taken | None  # the die on a card
    players: list[Apprentice]  # by seat


def plain_view(v: View) -> NozokuView:
    """The View as plain Python objects."""
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


def _unplayable(v: View) -> list[Barred]:
    """The cards in the hand of whoever is to take a die that cannot be played now, and why."""
    return [{"card": _card(card), "why": UNPLAYABLE[why]} for card, why in enumerate(v.unplayable) if why in UNPLAYABLE]


def _counts(v: View, lots: Row) -> Dice:
    colours = (*range(v.players), WHITE)
    return {COLOURS[colour]: [dice_showing(lots[colour], number) for number in NUMBERS] for colour in colours}


def dice_showing(lot: int, number: int) -> int:
    """How many dice of a lot show a number, without the compiled rule that says so."""
    return lot >> BITS_OF_COUNT * number & COUNT


def _taken(v: View) -> Taken:
    """The die on the card: its sides, and which of them each seat sees."""
    card = v.card
    front, right, back, left = SIDES_OF[card, SUB_OF[card]].tolist()
    seen = [SIDES[SEEN_FROM[v.players, (seat - v.turn) % v.players]] for seat in range(v.players)]
    return {
        "colour": COLOURS[v.taken],
        "number": card,
        "front": front,
        "right": right,
        "back": back,
        "left": left,
        "seen": seen,
    }


def _player(v: View, seat: int) -> Apprentice:
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


def _card(card: int) -> Card:
    return [card, SUB_OF[card]]
