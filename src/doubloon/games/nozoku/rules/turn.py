"""A turn: taking a die, and its end. What lies between is in act.py and peek.py, and in stuck.py if no card fits."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.nozoku import events
from doubloon.games.nozoku.actions import NOT_IN_CAVE, OTHER_STEP, PICK_DIE, PLAYED, TAKE_DIE
from doubloon.games.nozoku.rules.dice import die_showing, of_all_colours, showing
from doubloon.games.nozoku.rules.playable import can_play, cannot_play
from doubloon.games.nozoku.rules.round import begin_turn, left_of
from doubloon.games.nozoku.rules.stuck import get_stuck
from doubloon.games.nozoku.state import (
    ALL_CARDS,
    BONUS,
    CHECK,
    COLOURS,
    MAIN,
    NO_BONUS,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    NUMBERS,
    PASS_ON,
    SEAT_COLOURS,
    SUB_OF,
    TAKE,
    State,
)

# Taking


@rule
def go_without_card(s: State, seat: int, log: Log) -> None:
    if s.hand[seat] == ALL_CARDS:  # N12: still no card, or no pile to take back
        s.step = PASS_ON
        events.turn_without_die(s, log, seat)
    else:
        get_stuck(s, seat, log)


@rule
def mark_takes(s: State, seat: int, mask: Mask) -> None:
    for card in NUMBERS:
        if not can_play(s, seat, card):
            continue
        for colour in range(len(SEAT_COLOURS)):
            if showing(s.cave[colour], card):
                mask[TAKE_DIE(card, colour)] = 1


@why_not(TAKE_DIE)
def cannot_take(s: State, seat: int, card: int, colour: int) -> int:  # N10
    if s.step != TAKE:
        return OTHER_STEP
    reason = cannot_play(s, seat, card)
    return NOT_IN_CAVE if reason != PLAYED and not showing(s.cave[colour], card) else reason


@plays(TAKE_DIE)
def take_die(s: State, seat: int, card: int, colour: int, log: Log) -> None:  # N10
    s.hand[seat] &= ~one(card)
    s.cave[colour] -= die_showing(card)
    s.taken = colour  # N5: it lies on the card, and is not held yet
    s.card = card
    s.power = card
    s.then = SUB_OF[card]
    s.step = MAIN
    events.die_taken(s, log, seat, card, card, SUB_OF[card], colour)


# The end


@rule
def bring_die_home(s: State, seat: int, log: Log) -> None:  # N14
    colour, number = s.taken, s.card
    s.held[seat, colour] += die_showing(number)
    s.taken = NO_COLOUR
    s.card = NOTHING
    look_for_empty_hand(s)
    events.die_held(s, log, seat, number, colour)


@rule
def look_for_empty_hand(s: State) -> None:  # N15
    seat = first_with_empty_hand(s)
    if seat == NOBODY:
        s.step = PASS_ON
    elif of_all_colours(s.cave) == 0:
        s.step = NO_BONUS
    else:
        s.actor = seat
        s.step = BONUS


@rule
def miss_bonus(s: State, log: Log) -> None:  # N15
    seat = first_with_empty_hand(s)
    s.hand[seat] = ALL_CARDS
    look_for_empty_hand(s)
    events.bonus_missed(s, log, seat)


@rule
def first_with_empty_hand(s: State) -> int:
    """Clockwise from the active player."""
    for turns in range(s.players):
        seat = (s.turn + turns) % s.players
        if s.hand[seat] == 0:
            return seat
    return NOBODY


@rule
def mark_picks(s: State, mask: Mask) -> None:
    for colour in range(len(COLOURS)):
        for number in NUMBERS:
            if showing(s.cave[colour], number):
                mask[PICK_DIE(colour, number)] = 1


@why_not(PICK_DIE)
def cannot_pick(s: State, seat: int, colour: int, number: int) -> int:  # N15
    if s.step != BONUS:
        return OTHER_STEP
    return LEGAL if showing(s.cave[colour], number) else NOT_IN_CAVE


@plays(PICK_DIE)
def pick_die(s: State, seat: int, colour: int, number: int, log: Log) -> None:  # N15
    s.cave[colour] -= die_showing(number)
    s.held[seat, colour] += die_showing(number)
    s.hand[seat] = ALL_CARDS
    s.bonuses += 1
    look_for_empty_hand(s)
    events.bonus_taken(s, log, seat, number, colour)


@rule
def pass_on(s: State, log: Log) -> None:
    following = left_of(s, s.turn)
    if following == s.starter:
        s.step = CHECK
    else:
        begin_turn(s, following, log)
