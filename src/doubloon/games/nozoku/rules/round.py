"""The frame of a game: the dice laid out, each round's preparation, and the check whether it was the last."""

from doubloon.engine.bits import is_in, one
from doubloon.engine.chance import below, roll
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.nozoku import events
from doubloon.games.nozoku.rules.dice import by_number, dice_in, die_showing, of_all_colours, rolled, showing, sum_of
from doubloon.games.nozoku.rules.playable import look_for_card
from doubloon.games.nozoku.state import COLOURS, DIE, IN_THE_AIR, NAME, NOBODY, NUMBERS, OWN_DICE, PREPARE, WHITE, State


@rule
def roll_own_dice(s: State, seat: int, log: Log) -> None:  # N6
    first, second = roll(s, DIE), roll(s, DIE)
    s.held[seat, seat] = die_showing(first) + die_showing(second)
    events.own_dice_rolled(s, log, seat, first, second)


@rule
def fill_cave(s: State, log: Log) -> None:  # N1, N6
    for colour in range(s.players):
        s.cave[colour] = rolled(s, s.dice_per_colour - OWN_DICE)
    s.cave[WHITE] = rolled(s, s.white_dice)
    events.cave_filled(s, log, *by_number(of_all_colours(s.cave)))


@rule
def prepare_round(s: State, log: Log) -> None:
    s.starter = start_player(s)
    events.round_began(s, log, s.rounds + 1, s.starter, held_sum(s, s.starter))
    reroll_most_common(s, log)
    begin_turn(s, s.starter, log)


@rule
def begin_turn(s: State, seat: int, log: Log) -> None:
    s.turn = s.actor = seat
    look_for_card(s, seat)
    events.turn_began(s, log, seat)


@rule
def start_player(s: State) -> int:  # N8
    smallest = smallest_sum(s)
    if s.starter == NOBODY:
        return any_with_sum(s, smallest)
    seat = s.starter
    while held_sum(s, seat) != smallest:
        seat = left_of(s, seat)
    return seat


@rule
def smallest_sum(s: State) -> int:
    smallest = held_sum(s, 0)
    for seat in range(1, s.players):
        smallest = min(smallest, held_sum(s, seat))
    return smallest


@rule
def any_with_sum(s: State, smallest: int) -> int:
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
def held_sum(s: State, seat: int) -> int:
    return sum_of(of_all_colours(s.held[seat]))


@rule
def reroll_most_common(s: State, log: Log) -> None:  # N9
    lot = of_all_colours(s.cave)
    numbers = most_common(lot)
    if numbers == 0:
        return
    for number in NUMBERS:
        if is_in(numbers, number):
            pick_up(s, number)
            events.most_common(s, log, s.starter, number, showing(lot, number))
    landed = 0
    for colour in range(len(COLOURS)):
        dice = showing(s.cave[colour], IN_THE_AIR)
        again = rolled(s, dice)
        s.cave[colour] += again - dice * die_showing(IN_THE_AIR)
        landed += again
    events.rerolled(s, log, *by_number(landed))


@rule
def most_common(lot: int) -> int:
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
def pick_up(s: State, number: int) -> None:
    """Take the dice in the cave that show a number into the air."""
    for colour in range(len(COLOURS)):
        dice = showing(s.cave[colour], number)
        s.cave[colour] += dice * (die_showing(IN_THE_AIR) - die_showing(number))


# The check


@rule
def check_end(s: State, log: Log) -> None:
    used_up = tell_used_up(s, log)
    s.rounds += 1
    if used_up:
        begin_naming(s)
        events.game_ends(s, log)
    elif s.rounds >= s.round_limit:  # N17
        begin_naming(s)
        events.limit_reached(s, log, s.rounds)
    else:
        s.step = PREPARE


@rule
def begin_naming(s: State) -> None:
    s.turn = s.starter
    s.step = NAME


@rule
def tell_used_up(s: State, log: Log) -> int:  # N16
    """Tell every colour that is no longer in the centre; returns how many there are."""
    gone = 0
    for colour in range(len(COLOURS)):
        if is_used_up(s, colour):
            events.colour_used_up(s, log, colour)
            gone += 1
    return gone


@rule
def is_used_up(s: State, colour: int) -> bool:  # N16
    in_play = s.white_dice > 0 if colour == WHITE else colour < s.players
    return in_play and dice_in(s.cave[colour]) == 0


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.players
