"""A turn: taking a die, and its end. What lies between is in act.py and peek.py, and in stuck.py if no card fits."""

from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.nozoku.actions import PICK_DIE, TAKE_DIE
from doubloon.games.nozoku.events import BONUS_MISSED, BONUS_TAKEN, DIE_HELD, DIE_TAKEN, TURN_WITHOUT_DIE
from doubloon.games.nozoku.rules.dice import die_showing, is_in, numbers_in, of_all_colours, one, showing
from doubloon.games.nozoku.rules.possible import are_possible, is_possible
from doubloon.games.nozoku.rules.round import begin_turn, left_of
from doubloon.games.nozoku.rules.stuck import get_stuck
from doubloon.games.nozoku.state import (
    ALL_CARDS,
    BONUS,
    CHECK,
    COLOURS,
    DIE,
    EMPTY_HANDS,
    MAIN,
    NO_COLOUR,
    NO_DIE,
    NO_MAIN,
    NO_SUB,
    NOBODY,
    NOTHING,
    NUMBERS,
    PASS_ON,
    PLAYABLE,
    PLAYED,
    SEAT_COLOURS,
    SUB_OF,
    TAKE,
)

# Taking


@rule
def try_to_take(s, seat, log):
    for card in NUMBERS:
        if can_play(s, seat, card):
            s.step = TAKE
            return
    if s.hand[seat] == ALL_CARDS:  # N12: still no card, or no pile to take back
        tell(log, TURN_WITHOUT_DIE, seat)
        s.step = PASS_ON
        return
    get_stuck(s, seat, log)


@rule
def can_play(s, seat, card):
    return why_not(s, seat, card) == PLAYABLE


@rule
def why_not(s, seat, card):  # N10
    """PLAYABLE, or the first thing in the way of playing that card."""
    if not is_in(s.hand[seat], card):
        return PLAYED
    if not in_cave(s.cave, card):
        return NO_DIE
    lot = of_all_colours(s.held[seat])
    if are_possible(s.powers, lot, card, SUB_OF[card]):
        return PLAYABLE
    return NO_SUB if is_possible(s.powers, numbers_in(lot), card) else NO_MAIN


@rule
def in_cave(cave, number):
    """Whether a die that is not white shows that number."""
    for colour in range(len(SEAT_COLOURS)):
        if showing(cave[colour], number):
            return True
    return False


@rule
def mark_takes(s, seat, mask):
    for card in NUMBERS:
        if not can_play(s, seat, card):
            continue
        for colour in range(len(SEAT_COLOURS)):
            if showing(s.cave[colour], card):
                mask[TAKE_DIE + (card - 1) * len(SEAT_COLOURS) + colour] = 1


@rule
def take_die(s, seat, card, colour, log):  # N10
    s.hand[seat] &= ~one(card)
    s.cave[colour] -= die_showing(card)
    s.taken = colour  # N5: it lies on the card, and is not held yet
    s.card = card
    s.power = card
    s.then = SUB_OF[card]
    s.step = MAIN
    tell(log, DIE_TAKEN, seat, card, SUB_OF[card], colour)


# The end


@rule
def bring_die_home(s, seat, log):  # N14
    s.held[seat, s.taken] += die_showing(s.card)
    tell(log, DIE_HELD, seat, s.card, s.taken)
    s.taken = NO_COLOUR
    s.card = NOTHING
    s.step = EMPTY_HANDS


@rule
def refill_empty_hands(s, log):  # N15
    seat = first_with_empty_hand(s)
    if seat == NOBODY:
        s.step = PASS_ON
    elif of_all_colours(s.cave) == 0:
        s.hand[seat] = ALL_CARDS
        tell(log, BONUS_MISSED, seat)
    else:
        s.actor = seat
        s.step = BONUS


@rule
def first_with_empty_hand(s):
    """Clockwise from the active player."""
    for turns in range(s.players):
        seat = (s.turn + turns) % s.players
        if s.hand[seat] == 0:
            return seat
    return NOBODY


@rule
def mark_picks(s, mask):
    for colour in range(len(COLOURS)):
        for number in NUMBERS:
            if showing(s.cave[colour], number):
                mask[PICK_DIE + colour * DIE + number - 1] = 1


@rule
def pick_die(s, seat, colour, number, log):  # N15
    s.cave[colour] -= die_showing(number)
    s.held[seat, colour] += die_showing(number)
    s.hand[seat] = ALL_CARDS
    s.bonuses += 1
    s.step = EMPTY_HANDS
    tell(log, BONUS_TAKEN, seat, number, colour)


@rule
def pass_on(s, log):
    s.turn = left_of(s, s.turn)
    if s.turn == s.starter:
        s.step = CHECK
    else:
        begin_turn(s, log)
