"""The View of Nozoku Dice as plain Python objects, for programs and for people."""

from functools import cache, lru_cache
from typing import Annotated, Literal, TypedDict

import msgspec

from doubloon.engine.actions import LEGAL
from doubloon.engine.bits import members
from doubloon.engine.parts import part
from doubloon.engine.state import Row
from doubloon.games.nozoku.actions import IMPOSSIBLE, NOT_BOTH, NOT_IN_CAVE
from doubloon.games.nozoku.die import SEEN_FROM, SIDES, SIDES_OF, Side
from doubloon.games.nozoku.powers import POWER_NAMES, PowerName
from doubloon.games.nozoku.rules.dice import COUNT, sum_of
from doubloon.games.nozoku.rules.scoring import is_ahead
from doubloon.games.nozoku.state import (
    ALL_CARDS,
    BITS_OF_COUNT,
    COLOURS,
    IN_THE_AIR,
    NAME,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    NUMBERS,
    OVER,
    PREPARE,
    STEPS,
    STUCK,
    SUB_OF,
    TAKE,
    UNCOUNTED,
    WHITE,
    DieColour,
    Step,
    View,
)

TAKING = (TAKE, STUCK)  # a die is to be taken

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
    number: int  # on top
    card: Card  # that it lies on
    front: int  # the number on that side
    right: int  # the number on that side
    back: int  # the number on that side
    left: int  # the number on that side
    seen: list[Side]  # by seat: the side that it sees
    peeks: list[Card | None]  # by seat: the card in hand that may be spent on a peek at that side


class Result(TypedDict):
    """What a player carries home, and how that compares with those who have been counted so far."""

    home: int  # dice carried home
    dice: list[DieColour]  # their colours
    reward: int  # points for the most dice
    points: int  # the result
    white_home: int  # white dice carried home
    left_behind: int  # the sum of the other dice
    tied: bool  # someone else has as many points
    ahead: bool  # nobody is ahead


class Apprentice(TypedDict):
    """A player, by the seat."""

    held: Dice  # the dice in front of them, counted by colour and number
    sum: int  # of their numbers
    hand: list[Card]  # cards in hand
    pile: list[Card]  # cards that were played
    worth: list[int]  # what the dice that show 1, 2 ... 6 would score
    unplayable: list[Barred]  # cards in hand, while a die is to be taken
    could_take: list[int]  # numbers for which a die of the cave could be taken, while one is to be taken
    has_named: bool  # whether a number was chosen at the end
    named: int | None  # which; your own, and that of everyone who has been counted
    result: Result | None  # none before it is counted


class NozokuView(TypedDict):
    """A game of Nozoku Dice."""

    round: int  # the round that is played, from 1; after the end, how many there were
    starter: int | None  # the round's start player; none before the first
    turn: int | None  # the active player; none between rounds, when numbers are chosen, and after the end
    step: Step  # what is to be done now
    actors: list[int]  # the seats that decide
    action: PowerName | None  # the action of the card that is being carried out
    power_names: list[PowerName]  # by the number on a card that stands for each
    cave: Dice  # the dice in the centre, counted by colour and number
    left: dict[DieColour, int]  # how many there are of each colour, those that are being rolled too
    taken: Taken | None  # the die on a card
    players: list[Apprentice]  # by seat


def plain_view(v: View) -> NozokuView:
    """The View as plain Python objects."""
    return {
        "round": v.rounds + int(v.step not in (NAME, OVER)),
        "starter": None if v.starter == NOBODY else v.starter,
        "turn": None if v.step in (PREPARE, NAME, OVER) else v.turn,
        "step": STEPS[v.step],
        "actors": [seat for seat in range(v.players) if _may_act(v, seat)],
        "action": POWER_NAMES[v.power] if v.power else None,
        "power_names": list(POWER_NAMES),
        "cave": _counts(v, v.cave),
        "left": {COLOURS[colour]: _dice_left(v.cave[colour]) for colour in _colours(v)},
        "taken": _taken(v) if v.taken != NO_COLOUR else None,
        "players": [_player(v, seat) for seat in range(v.players)],
    }


def _may_act(v: View, seat: int) -> bool:
    if v.step == NAME:
        return bool(v.named[seat] == NOTHING)
    return bool(v.step < NAME and v.actor == seat)


def _colours(v: View) -> tuple[int, ...]:
    """The colours of the dice in play."""
    return *range(v.players), WHITE


def _counts(v: View, lots: Row) -> Dice:
    return {COLOURS[colour]: _showing(lots[colour]) for colour in _colours(v)}


@lru_cache(4096)
def _showing(lot: int) -> list[int]:
    """How many dice of a lot show 1, 2 ... 6."""
    return [dice_showing(lot, number) for number in NUMBERS]


@lru_cache(4096)
def _sum_of(lot: int) -> int:
    return sum_of(lot)


def _dice_left(lot: int) -> int:
    """Those that are being rolled too."""
    return dice_showing(lot, IN_THE_AIR) + sum(_showing(lot))


def dice_showing(lot: int, number: int) -> int:
    """How many dice of a lot show a number, without the compiled rule that says so."""
    return lot >> BITS_OF_COUNT * number & COUNT


@part
def _taken(v: View) -> Taken:
    """The die on the card: its sides, and which of them each seat sees."""
    card = v.card
    front, right, back, left = SIDES_OF[card, SUB_OF[card]].tolist()
    peeks = [_card(card) if card else None for card in v.spends[: v.players]]
    seen = [SIDES[SEEN_FROM[v.players, (seat - v.turn) % v.players]] for seat in range(v.players)]
    return {
        "colour": COLOURS[v.taken],
        "number": card,
        "card": _card(card),
        "front": front,
        "right": right,
        "back": back,
        "left": left,
        "seen": seen,
        "peeks": peeks,
    }


def _player(v: View, seat: int) -> Apprentice:
    hand, named = v.hand[seat], v.named[seat]
    return {
        "held": _counts(v, v.held[seat]),
        "sum": _sum_of(sum(v.held[seat])),
        "hand": _cards(hand),
        "pile": _cards(ALL_CARDS & ~hand),
        "worth": _worth(sum(v.held[seat])),
        "unplayable": _unplayable(v, seat) if seat == v.turn else [],
        "could_take": [card for card in NUMBERS if v.unplayable[seat][card] == LEGAL] if v.step in TAKING else [],
        "has_named": named != NOTHING,
        "named": named if named > NOTHING else None,
        "result": _result(v, seat) if _is_counted(v, seat) else None,
    }


def _unplayable(v: View, seat: int) -> list[Barred]:
    """The cards in the hand of whoever is to take a die that cannot be played now, and why."""
    reasons = enumerate(v.unplayable[seat])
    return [{"card": _card(card), "why": UNPLAYABLE[why]} for card, why in reasons if why in UNPLAYABLE]


@lru_cache(4096)
def _worth(lot: int) -> list[int]:  # N19
    return [number * dice for number, dice in zip(NUMBERS, _showing(lot), strict=True)]


def _is_counted(v: View, seat: int) -> bool:
    return bool(v.step == OVER and v.points[seat] != UNCOUNTED)


def _result(v: View, seat: int) -> Result:
    others = [other for other in range(v.players) if other != seat and _is_counted(v, other)]
    named, home, points = v.named[seat], v.home[seat], v.points[seat]
    return {
        "home": home,
        "dice": [COLOURS[colour] for colour in _colours(v) for _ in range(dice_showing(v.held[seat][colour], named))],
        "reward": points - named * home,
        "points": points,
        "white_home": v.white_home[seat],
        "left_behind": v.left_behind[seat],
        "tied": any(v.points[other] == points for other in others),
        "ahead": not any(is_ahead(v, other, seat) for other in others),
    }


@cache
def _cards(cards: int) -> list[Card]:
    return [_card(card) for card in members(cards)]


def _card(card: int) -> Card:
    return [card, SUB_OF[card]]
