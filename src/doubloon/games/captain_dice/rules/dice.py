"""The dice phase: everyone at once against the bell, or by turns (C5-C12)."""

from doubloon.engine.chance import below, roll
from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.events import (
    BELL_BY_ITSELF,
    BELL_CLOSES,
    BELL_ENDED,
    BELL_WRONG,
    CAST_DICE,
    CASTS,
    CLOSED,
    DICE_ENDED,
    IDLE,
    LOT,
    PLACED,
    QUIET,
    ROUND_BEGAN,
    STUCK,
    TURN_BEGAN,
    TURN_ENDED,
)
from doubloon.games.captain_dice.field import LINES
from doubloon.games.captain_dice.rules.sets import clockwise, count, everyone, lowest, one
from doubloon.games.captain_dice.state import (
    BELL,
    DICE,
    DIE,
    LINE_TO_RING,
    MOST_CASTS,
    PAIR,
    QUIET_CIRCUITS,
    SET_UP,
    TURNS,
)


@rule
def begin_dice_phase(s, log):
    s.locked = 0
    s.casts = 0
    s.turns_ended = 0
    s.quiet_since = 0
    s.closing = 0
    tell(log, ROUND_BEGAN, s.first, s.rounds + 1)
    if s.mode == TURNS:
        open_by_lot(s, log)
    else:
        s.phase = BELL


# Everyone at once


@rule
def ring_to_begin(s, log):  # C5
    s.phase = DICE
    for turns in range(s.players):
        throw(s, clockwise(s, turns), log)


@rule
def cast_again(s, seat, log):  # C6, C24
    throw(s, seat, log)
    s.casts += 1
    if s.casts >= MOST_CASTS:
        stop_dice_phase(s, CASTS, log)


@rule
def throw(s, seat, log):
    """Cast all dice in hand together."""
    put_away(s, seat)
    for _ in range(s.dice[seat]):
        s.faces[seat, roll(s, DIE)] += 1
    if log is not None:
        tell(log, CAST_DICE, seat, pair_shown(s, seat, 0), pair_shown(s, seat, 1), pair_shown(s, seat, 2))


@rule
def put_away(s, seat):
    for face in range(1, DIE + 1):
        s.faces[seat, face] = 0


@rule
def pair_shown(s, seat, place):
    """Two of the dice in hand as one number, in order of their numbers: those at that place; 0 for none."""
    shown, passed = 0, 0
    for face in range(1, DIE + 1):
        for _ in range(s.faces[seat, face]):
            if passed // PAIR == place:
                shown = 10 * shown + face
            passed += 1
    return shown


@rule
def place(s, seat, cell, log):  # C6
    low, high = s.treasure[cell] // 10, s.treasure[cell] % 10
    s.faces[seat, low] -= 1
    s.faces[seat, high] -= 1
    s.dice[seat] -= PAIR
    s.dice_on[seat] |= one(cell)
    s.quiet_since = s.turns_ended + 1
    tell(log, PLACED, seat, low, high, cell)
    end_if_stuck(s, log)


@rule
def ring(s, seat, log):
    if may_ring(s):
        s.first = seat  # C9
        if s.mode == TURNS:
            close_circuit(s, log)
        else:
            tell(log, BELL_ENDED, seat)
            end_dice_phase(s)
        return
    s.locked |= one(seat)  # C10
    s.wrong_bells += 1
    tell(log, BELL_WRONG, seat)
    end_if_stuck(s, log)


@rule
def end_if_stuck(s, log):  # C11
    if s.mode == TURNS:
        return
    free = everyone(s) & ~s.locked
    while free:
        if s.dice[lowest(free)] > 0 or may_ring(s):
            return
        free &= free - 1
    stop_dice_phase(s, STUCK, log)


@rule
def stop_dice_phase(s, why, log):  # C11: the first player stays
    tell(log, DICE_ENDED, why)
    end_dice_phase(s)


@rule
def end_dice_phase(s):
    for seat in range(s.players):
        put_away(s, seat)
    s.turn = s.first
    s.phase = SET_UP


@rule
def go_on_by_itself(s, log):  # C5: the idle limit
    if s.phase == BELL:
        tell(log, BELL_BY_ITSELF)
        ring_to_begin(s, log)
    else:
        stop_dice_phase(s, IDLE, log)


# By turns


@rule
def open_by_lot(s, log):  # C12
    s.phase = DICE
    opener = below(s, s.players)
    tell(log, LOT, opener)
    begin_turn(s, opener, log)


@rule
def begin_turn(s, seat, log):  # C12
    s.turn = seat
    tell(log, TURN_BEGAN, seat)
    if s.dice[seat] > 0:
        throw(s, seat, log)


@rule
def end_turn(s, log):  # C12
    tell(log, TURN_ENDED, s.turn)
    s.turns_ended += 1
    if s.closing and turns_left(s) == 0:
        stop_dice_phase(s, CLOSED, log)
    elif s.turns_ended - s.quiet_since >= QUIET_CIRCUITS * s.players:
        stop_dice_phase(s, QUIET, log)
    else:
        begin_turn(s, (s.turn + 1) % s.players, log)


@rule
def close_circuit(s, log):  # C12: a ring ends the ringer's turn; whoever has had one turn fewer still has it
    s.closing = 1
    s.turns_ended += 1
    if turns_left(s) == 0:
        tell(log, BELL_ENDED, s.turn)
        end_dice_phase(s)
    else:
        tell(log, BELL_CLOSES, s.turn, turns_left(s))
        begin_turn(s, (s.turn + 1) % s.players, log)


@rule
def turns_left(s):
    """The turns until everyone has had as many as the player who opened."""
    return -s.turns_ended % s.players


# What can be done


@rule
def can_place(s, seat, cell):  # C6
    low, high = s.treasure[cell] // 10, s.treasure[cell] % 10
    if low == high:
        return s.faces[seat, low] >= PAIR
    return s.faces[seat, low] > 0 and s.faces[seat, high] > 0


@rule
def may_ring(s):  # C8
    occupied = cells_with_dice(s)
    if s.players == 2:
        return count(occupied) >= LINE_TO_RING
    for i in range(len(LINES)):
        if count(LINES[i] & occupied) >= LINE_TO_RING:
            return True
    return False


@rule
def may_ring_in_turn(s):  # C12
    return not s.closing and s.turns_ended >= s.players and may_ring(s)


@rule
def cells_with_dice(s):
    cells = 0
    for seat in range(s.players):
        cells |= s.dice_on[seat]
    return cells


@rule
def free_cells(s):
    return s.field & ~cells_with_dice(s)
