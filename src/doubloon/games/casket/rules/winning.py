"""Who wins a fight (G15)."""

from doubloon.engine.bits import is_in, lowest, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.rules.dice import die_of, may_roll, roll_die, tell_faces
from doubloon.games.casket.state import (
    BOLT_NOTHING,
    BY_LEADING,
    BY_PLAYING_FIRST,
    BY_ROLL_OFF,
    BY_TRUMP,
    BY_VALUE,
    DUMMY,
    FOGGED,
    HOUSE,
    SKULLS,
    UNIVERSAL,
    VALUES,
    State,
)

CANNOT_WIN = 0
ROLL_OFFS = 3  # rolls until the one who played first wins


@rule
def strength(s: State, suit: int, value: int, counts: int) -> int:
    """How a card compares with the others of this fight: a trump above everything, then the suit and universals."""
    if counts == FOGGED:  # G16
        return CANNOT_WIN
    if counts == UNIVERSAL:
        return value
    if suit == SKULLS:
        return VALUES + value
    return value if suit == s.led else CANNOT_WIN


@rule
def row_strength(s: State, row: int) -> int:
    return strength(s, s.suit[row], s.value[row], s.counts[row])


@rule
def best_strength(s: State) -> int:
    best = CANNOT_WIN
    for row in range(s.played):
        best = max(best, row_strength(s, row))
    return best


@rule
def winning_row(s: State, log: Log) -> int:  # G15
    best = best_strength(s)
    if best == CANNOT_WIN:
        s.fight_how = BY_LEADING
        return 0
    s.fight_how = BY_TRUMP if best > VALUES else BY_VALUE
    tied = 0
    for row in range(s.played):
        if row_strength(s, row) == best:
            tied |= one(row)
    return roll_off(s, tied, log) if is_several(tied) else lowest(tied)


@rule
def roll_off(s: State, tied: int, log: Log) -> int:  # G15
    """Roll among these rows; the one that is left, or that played first."""
    for _ in range(ROLL_OFFS):
        if not is_several(tied) or not any_may_roll(s, tied):
            break
        tied = best_rolls(s, tied, log)
    s.fight_how = BY_PLAYING_FIRST if is_several(tied) else BY_ROLL_OFF
    return lowest(tied)


@rule
def is_several(rows: int) -> bool:
    return (rows & (rows - 1)) != 0


@rule
def any_may_roll(s: State, rows: int) -> bool:
    for row in range(s.played):
        if is_in(rows, row) and rolls_for(s, s.who[row]):
            return True
    return False


@rule
def rolls_for(s: State, who: int) -> bool:  # G34
    return who != HOUSE and may_roll(s, who)


@rule
def best_rolls(s: State, rows: int, log: Log) -> int:
    best, best_rows = -1, 0
    for row in range(s.played):
        if not is_in(rows, row):
            continue
        pips = roll_in_roll_off(s, s.who[row], log)
        if pips > best:
            best, best_rows = pips, 0
        if pips == best:
            best_rows |= one(row)
    return best_rows


@rule
def roll_in_roll_off(s: State, who: int, log: Log) -> int:
    if not rolls_for(s, who):
        return 0
    colour = die_of(s, who)
    face, second, pips, _ = roll_die(s, colour)
    if who == DUMMY:
        events.roll_off_dummy(s, log, face + 1, second + 1, pips, colour)
    else:
        events.roll_off_rolled(s, log, who, face + 1, second + 1, pips, colour)
    tell_faces(s, colour, face, second, BOLT_NOTHING, log)
    return pips
