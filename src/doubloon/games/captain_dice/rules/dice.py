"""The dice phase: everyone at once against the bell, or by turns (C5-C12)."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import count, is_in, lowest, one
from doubloon.engine.chance import below, roll
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.captain_dice import events
from doubloon.games.captain_dice.actions import (
    BELL_FIRST,
    CAST,
    CAST_IN_TURN,
    END_TURN,
    NO_CELL,
    NO_DICE,
    NO_PAIR,
    NO_TURNS,
    NOT_NOW,
    PLACE,
    RING,
    RING_CLOSED,
    RING_FIRST_TURNS,
    RING_TOO_FEW,
    TAKEN,
)
from doubloon.games.captain_dice.events import CASTS, CLOSED, IDLE, QUIET, STUCK
from doubloon.games.captain_dice.field import LINES
from doubloon.games.captain_dice.rules.seats import all_seats, clockwise
from doubloon.games.captain_dice.rules.set_up import pass_turn_to
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
    State,
)


@rule
def begin_dice_phase(s: State, log: Log) -> None:
    s.locked = 0
    s.casts = 0
    s.turns_ended = 0
    s.quiet_since = 0
    s.closing = 0
    s.phase = DICE if s.mode == TURNS else BELL
    events.round_began(s, log, s.first, s.rounds + 1)
    if s.mode == TURNS:
        open_by_lot(s, log)


@plays(RING)
def ring(s: State, seat: int, log: Log) -> None:
    if s.phase == BELL:  # C5
        s.phase = DICE
        events.bell_began(s, log, seat)
        throw_all(s, log)
    elif s.mode == TURNS:
        close_circuit(s, seat, log)
    elif may_ring(s):
        s.first = seat  # C9
        end_dice_phase(s)
        events.bell_ended(s, log, seat)
    else:
        lock_out(s, seat, log)


@plays(PLACE)
def place(s: State, seat: int, cell: int, log: Log) -> None:  # C6
    low, high = s.treasure[cell] // 10, s.treasure[cell] % 10
    s.faces[seat, low] -= 1
    s.faces[seat, high] -= 1
    s.dice[seat] -= PAIR
    s.dice_on[seat] |= one(cell)
    s.quiet_since = s.turns_ended + 1
    events.placed(s, log, seat, low, high, cell)
    end_if_stuck(s, log)


@rule
def throw(s: State, seat: int, log: Log) -> None:
    """Cast all dice in hand together."""
    put_away(s, seat)
    for _ in range(s.dice[seat]):
        s.faces[seat, roll(s, DIE)] += 1
    if log is not None:
        events.cast(s, log, seat, pair_shown(s, seat, 0), pair_shown(s, seat, 1), pair_shown(s, seat, 2))


@rule
def put_away(s: State, seat: int) -> None:
    for face in range(1, DIE + 1):
        s.faces[seat, face] = 0


@rule
def pair_shown(s: State, seat: int, place: int) -> int:
    """Two of the dice in hand as one number, in order of their numbers: those at that place; 0 for none."""
    shown, passed = 0, 0
    for face in range(1, DIE + 1):
        for _ in range(s.faces[seat, face]):
            if passed // PAIR == place:
                shown = 10 * shown + face
            passed += 1
    return shown


@rule
def stop_dice_phase(s: State, why: int, log: Log) -> None:  # C11: the first player stays
    end_dice_phase(s)
    events.dice_ended(s, log, why)


@rule
def end_dice_phase(s: State) -> None:
    for seat in range(s.players):
        put_away(s, seat)
    pass_turn_to(s, s.first)
    s.phase = SET_UP


# Everyone at once


@rule
def throw_all(s: State, log: Log) -> None:  # C5
    for turns in range(s.players):
        throw(s, clockwise(s, turns), log)


@plays(CAST)
def cast_again(s: State, seat: int, log: Log) -> None:  # C6, C24
    throw(s, seat, log)
    s.casts += 1
    if s.casts >= MOST_CASTS:
        stop_dice_phase(s, CASTS, log)


@rule
def lock_out(s: State, seat: int, log: Log) -> None:  # C10
    s.locked |= one(seat)
    s.wrong_bells += 1
    events.bell_wrong(s, log, seat)
    end_if_stuck(s, log)


@rule
def end_if_stuck(s: State, log: Log) -> None:  # C11
    if s.mode == TURNS:
        return
    free = all_seats(s) & ~s.locked
    while free:
        if s.dice[lowest(free)] > 0 or may_ring(s):
            return
        free &= free - 1
    stop_dice_phase(s, STUCK, log)


@rule
def go_on_by_itself(s: State, log: Log) -> None:  # C5: the idle limit
    if s.phase == BELL:
        s.phase = DICE
        events.bell_by_itself(s, log)
        throw_all(s, log)
    else:
        stop_dice_phase(s, IDLE, log)


# By turns


@rule
def open_by_lot(s: State, log: Log) -> None:  # C12
    opener = below(s, s.players)
    events.lot(s, log, opener)
    begin_turn(s, opener, log)


@rule
def begin_turn(s: State, seat: int, log: Log) -> None:  # C12
    s.turn = seat
    events.turn_began(s, log, seat)
    if s.dice[seat] > 0:
        throw(s, seat, log)


@plays(END_TURN)
def end_turn(s: State, seat: int, log: Log) -> None:  # C12
    s.turns_ended += 1
    events.turn_ended(s, log, seat)
    if s.closing and turns_left(s) == 0:
        stop_dice_phase(s, CLOSED, log)
    elif s.turns_ended - s.quiet_since >= QUIET_CIRCUITS * s.players:
        stop_dice_phase(s, QUIET, log)
    else:
        begin_turn(s, (seat + 1) % s.players, log)


@rule
def close_circuit(s: State, seat: int, log: Log) -> None:  # C12
    """A ring ends the ringer's turn; whoever has had one turn fewer still has it."""
    s.first = seat  # C9
    s.closing = 1
    s.turns_ended += 1
    if turns_left(s) == 0:
        end_dice_phase(s)
        events.bell_ended(s, log, seat)
    else:
        events.bell_closes(s, log, seat, turns_left(s))
        begin_turn(s, (seat + 1) % s.players, log)


@rule
def turns_left(s: State) -> int:
    """The turns until everyone has had as many as the player who opened."""
    return -s.turns_ended % s.players


# What can be done


@rule
def legal_with_dice(s: State, seat: int, mask: Mask) -> None:  # C6, C12
    if s.mode == TURNS:
        mask[END_TURN()] = 1
        mask[RING()] = why_no_bell(s) == LEGAL
    else:
        mask[RING()] = 1
        mask[CAST()] = s.dice[seat] > 0
    free = free_cells(s)
    while free:
        cell = lowest(free)
        mask[PLACE(cell)] = can_place(s, seat, cell)
        free &= free - 1


@rule
def out_of_phase(s: State) -> int:
    """Why nothing can be done with dice before or after the phase that they are for."""
    if s.phase == BELL:
        return BELL_FIRST
    return LEGAL if s.phase == DICE else NOT_NOW


@why_not(PLACE)
def cannot_place(s: State, seat: int, cell: int) -> int:  # C6, C7
    if s.phase != DICE:
        return out_of_phase(s)
    if not is_in(s.field, cell):
        return NO_CELL
    if not is_in(free_cells(s), cell):
        return TAKEN
    return LEGAL if can_place(s, seat, cell) else NO_PAIR


@rule
def can_place(s: State, seat: int, cell: int) -> bool:  # C6
    low, high = s.treasure[cell] // 10, s.treasure[cell] % 10
    if low == high:
        return s.faces[seat, low] >= PAIR
    return s.faces[seat, low] > 0 and s.faces[seat, high] > 0


@rule
def free_cells(s: State) -> int:
    return s.field & ~cells_with_dice(s)


@rule
def cells_with_dice(s: State) -> int:
    cells = 0
    for seat in range(s.players):
        cells |= s.dice_on[seat]
    return cells


@why_not(CAST)
def cannot_cast(s: State, seat: int) -> int:  # C6, C12
    if s.phase != DICE:
        return out_of_phase(s)
    if s.mode == TURNS:
        return CAST_IN_TURN
    return LEGAL if s.dice[seat] > 0 else NO_DICE


@why_not(END_TURN)
def cannot_end_turn(s: State, _seat: int) -> int:  # C12
    if s.phase != DICE:
        return out_of_phase(s)
    return LEGAL if s.mode == TURNS else NO_TURNS


@why_not(RING)
def cannot_ring(s: State, _seat: int) -> int:  # C10: who rings wrongly will see
    if s.phase not in (BELL, DICE):
        return NOT_NOW
    return why_no_bell(s) if s.phase == DICE and s.mode == TURNS else LEGAL


@rule
def why_no_bell(s: State) -> int:  # C12
    """What keeps the bell from being rung by turns."""
    if s.closing:
        return RING_CLOSED
    if s.turns_ended < s.players:
        return RING_FIRST_TURNS
    return LEGAL if may_ring(s) else RING_TOO_FEW


@rule
def may_ring(s: State) -> bool:  # C8
    occupied = cells_with_dice(s)
    if s.players == 2:
        return count(occupied) >= LINE_TO_RING
    for i in range(len(LINES)):
        if count(LINES[i] & occupied) >= LINE_TO_RING:
            return True
    return False
