"""A View as an array, by a plan that follows from its declaration (observation.py), for compiled code."""

import numpy as np

from doubloon.bots.mind import EIGHT
from doubloon.engine.numbers import How
from doubloon.engine.rule import inlined_rule, rule

# The columns of a plan: how a field of the View is written (observation.py).
HOW, WIDTH, FROM, ROWS, INNER, TURNS, TO, VALUES, FIRST, BITS = range(10)
COLUMNS = 10

BITS_OF = np.array([[byte >> place & 1 for place in range(EIGHT)] for byte in range(256)], np.int16)

AMOUNT, ONE_OF, SEAT, SEATS, PACKED, CELL = (int(how) for how in How)


@rule
def write(wide, narrow, plan, viewer, players, out):
    """Write a View's fields as its plan says: numbers of 8 bytes are read from `wide`, others from `narrow`."""
    for place in range(len(out)):
        out[place] = 0
    for field in range(len(plan)):
        how, narrows, first = plan[field, HOW], plan[field, WIDTH] == 1, plan[field, FIRST]
        inner, values, to = plan[field, INNER], plan[field, VALUES], plan[field, TO]
        for row in range(plan[field, ROWS]):
            place = row
            if plan[field, TURNS] and row < players:
                place = row + viewer if row + viewer < players else row + viewer - players
            source = plan[field, FROM] + place * inner
            if how == AMOUNT and narrows:
                copy(narrow, source, inner, out, to)
            elif how == AMOUNT:
                copy(wide, source, inner, out, to)
            elif how == ONE_OF and not narrows:
                mark_things(wide, source, inner, values, first, out, to)
            elif how == SEAT and not narrows:
                mark_seats(wide, source, inner, values, viewer, players, out, to)
            else:
                write_numbers(wide, narrow, plan, field, source, viewer, players, out, to)
            to += inner * values


# Places are numbers without a sign, of which the compiler knows that none counts from the end.


@inlined_rule
def copy(numbers, source, count, out, to):
    first, start = np.uint64(to), np.uint64(source)
    for k in range(np.uint64(count)):
        out[first + np.uint64(k)] = numbers[start + np.uint64(k)]


@inlined_rule
def mark_things(numbers, source, count, values, first, out, to):
    for k in range(count):
        thing = int(numbers[np.uint64(source + k)]) - first
        if 0 <= thing < values:
            out[np.uint64(to + k * values + thing)] = 1


@inlined_rule
def mark_seats(numbers, source, count, values, viewer, players, out, to):
    for k in range(count):
        seat = int(numbers[np.uint64(source + k)])
        if 0 <= seat < players:
            seat = seat - viewer if seat >= viewer else seat - viewer + players
        if 0 <= seat < values:
            out[np.uint64(to + k * values + seat)] = 1


@rule
def write_numbers(wide, narrow, plan, field, source, viewer, players, out, to):
    how, first, values, bits = plan[field, HOW], plan[field, FIRST], plan[field, VALUES], plan[field, BITS]
    for k in range(plan[field, INNER]):
        number = int(narrow[source + k]) if plan[field, WIDTH] == 1 else int(wide[source + k])
        if how == PACKED and bits == 1:
            write_set(number, values, out, to)
        elif how == PACKED:
            write_packed(number, values, bits, out, to)
        else:
            write_number(number, how, values, first, viewer, players, out, to)
        to += values


@inlined_rule
def write_packed(number, values, bits, out, to):
    most = (1 << bits) - 1
    for k in range(values):
        out[np.uint64(to + k)] = number & most
        number >>= bits


@inlined_rule
def write_set(number, values, out, to):
    """Eight at a time, from a table."""
    done = 0
    while done + EIGHT <= values:
        first, byte = np.uint64(to + done), (number >> done) & 255
        for k in range(EIGHT):
            out[first + np.uint64(k)] = BITS_OF[byte, k]
        done += EIGHT
    for k in range(done, values):
        out[to + k] = (number >> k) & 1


@inlined_rule
def write_number(number, how, values, first, viewer, players, out, to):
    if how == ONE_OF:
        if 0 <= number - first < values:
            out[to + number - first] = 1
    elif how == SEAT:
        if 0 <= number < players:
            number = (number - viewer + players) % players
        if 0 <= number < values:
            out[to + number] = 1
    elif how == SEATS:
        for seat in range(values):
            other = (seat + viewer) % players if seat < players else seat
            out[to + seat] = (number >> other) & 1
    elif number < 0:
        out[to], out[to + 1] = -1, -1
    else:
        out[to], out[to + 1] = number // first, number % first
