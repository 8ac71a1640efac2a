"""The frame of a game: the dice laid out, each round's preparation, and the check whether it was the last."""

from doubloon.engine.chance import below, roll
from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.nozoku.events import (
    CAVE_FILLED,
    COLOUR_USED_UP,
    GAME_ENDS,
    LIMIT_REACHED,
    MOST_COMMON,
    OWN_DICE_ROLLED,
    REROLLED,
    ROUND_BEGAN,
    TURN_BEGAN,
)
from doubloon.games.nozoku.rules.dice import dice_in, die_showing, is_in, of_all_colours, one, rolled, showing, sum_of
from doubloon.games.nozoku.state import COLOURS, DIE, NAME, NOBODY, NUMBERS, OWN_DICE, PREPARE, TRY, WHITE


@rule
def roll_own_dice(s, seat, log):  # N6
    first, second = roll(s, DIE), roll(s, DIE)
    s.held[seat, seat] = die_showing(first) + die_showing(second)
    tell(log, OWN_DICE_ROLLED, seat, first, second)


@rule
def fill_cave(s, log):  # N1, N6
    for colour in range(s.players):
        s.cave[colour] = rolled(s, s.dice_per_colour - OWN_DICE)
    s.cave[WHITE] = rolled(s, s.white_dice)
    tell_dice(log, CAVE_FILLED, of_all_colours(s.cave))


@rule
def prepare_round(s, log):
    s.starter = start_player(s)
    tell(log, ROUND_BEGAN, s.rounds + 1, s.starter, held_sum(s, s.starter))
    reroll_most_common(s, log)
    s.turn = s.starter
    begin_turn(s, log)


@rule
def begin_turn(s, log):
    s.actor = s.turn
    s.step = TRY
    tell(log, TURN_BEGAN, s.turn)


@rule
def start_player(s):  # N8
    smallest = smallest_sum(s)
    if s.starter == NOBODY:
        return any_with_sum(s, smallest)
    seat = s.starter
    while held_sum(s, seat) != smallest:
        seat = left_of(s, seat)
    return seat


@rule
def smallest_sum(s):
    smallest = held_sum(s, 0)
    for seat in range(1, s.players):
        smallest = min(smallest, held_sum(s, seat))
    return smallest


@rule
def any_with_sum(s, smallest):
    tied = 0
    for seat in range(s.players):
        tied += held_sum(s, seat) == smallest
    skipped = below(s, tied) if tied > 1 else 0
    seat = 0
    while skipped > 0 or held_sum(s, seat) != smallest:
        skipped -= held_sum(s, seat) == smallest
        seat += 1
    return seat


@rule
def held_sum(s, seat):
    return sum_of(of_all_colours(s.held[seat]))


@rule
def reroll_most_common(s, log):  # N9
    lot = of_all_colours(s.cave)
    numbers = most_common(lot)
    if numbers == 0:
        return
    for number in NUMBERS:
        if is_in(numbers, number):
            tell(log, MOST_COMMON, s.starter, number, showing(lot, number))
    landed = 0
    for colour in range(len(COLOURS)):
        chosen = those_showing(s.cave[colour], numbers)
        again = rolled(s, dice_in(chosen))
        s.cave[colour] += again - chosen
        landed += again
    tell_dice(log, REROLLED, landed)


@rule
def most_common(lot):
    """The set of numbers that most of these dice show; the empty set if there are no dice."""
    most, numbers = 1, 0
    for number in NUMBERS:
        count = showing(lot, number)
        if count > most:
            most, numbers = count, one(number)
        elif count == most:
            numbers |= one(number)
    return numbers


@rule
def those_showing(lot, numbers):
    """The dice of a lot that show one of these numbers."""
    chosen = 0
    for number in NUMBERS:
        if is_in(numbers, number):
            chosen += showing(lot, number) * die_showing(number)
    return chosen


@rule
def tell_dice(log, kind, lot):
    tell(
        log,
        kind,
        showing(lot, 1),
        showing(lot, 2),
        showing(lot, 3),
        showing(lot, 4),
        showing(lot, 5),
        showing(lot, 6),
    )


# The check


@rule
def check_end(s, log):
    s.rounds += 1
    if tell_used_up(s, log):
        tell(log, GAME_ENDS)
        s.step = NAME
    elif s.rounds >= s.round_limit:  # N17
        tell(log, LIMIT_REACHED, s.rounds)
        s.step = NAME
    else:
        s.step = PREPARE


@rule
def tell_used_up(s, log):  # N16
    """Tell every colour that is no longer in the centre; returns how many there are."""
    gone = 0
    for colour in range(len(COLOURS)):
        if is_used_up(s, colour):
            tell(log, COLOUR_USED_UP, colour)
            gone += 1
    return gone


@rule
def is_used_up(s, colour):  # N16
    in_play = s.white_dice > 0 if colour == WHITE else colour < s.players
    return in_play and dice_in(s.cave[colour]) == 0


@rule
def left_of(s, seat):
    return (seat + 1) % s.players
