"""The rules of Captain Dice: here the course of the game, in the files beside it its phases, one each.

C numbers are those of the rulebook.
"""

from doubloon.engine.chance import below
from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.actions import CAST, END_TURN, LAY, PLACE, RING, VOTE_FOR
from doubloon.games.captain_dice.events import BELL_BEGAN, STARTED
from doubloon.games.captain_dice.field import CELLS
from doubloon.games.captain_dice.rules.battle import fight
from doubloon.games.captain_dice.rules.dice import (
    begin_dice_phase,
    can_place,
    cast_again,
    end_turn,
    free_cells,
    go_on_by_itself,
    may_ring,
    may_ring_in_turn,
    place,
    ring,
    ring_to_begin,
)
from doubloon.games.captain_dice.rules.ending import can_vote_for, end_round, place_of, vote
from doubloon.games.captain_dice.rules.set_up import find_next_to_lay, lay
from doubloon.games.captain_dice.rules.sets import everyone, lowest, one
from doubloon.games.captain_dice.rules.treasure import lay_field, put_on_pile, share_out
from doubloon.games.captain_dice.state import (
    ACTION,
    BELL,
    DICE,
    DICE_EACH,
    LEFT_OUT_FOR_TWO,
    NO_CARD,
    OVER,
    SET_UP,
    SIDE,
    SIDE_FOR_TWO,
    SPEEDS,
    SPIES,
    SPIES_FOR_TWO,
    SPY,
    TREASURES,
    TURNS,
)


@rule
def setup(s, log):  # C4
    for i in range(len(TREASURES)):
        put_on_pile(s, TREASURES[i])
    for cell in range(CELLS):
        s.card[cell] = NO_CARD
    for seat in range(s.players):
        hand_out(s, seat)
    s.began = s.first = below(s, s.players)
    tell(log, STARTED, s.first)
    if s.players == 2:
        s.left_out = LEFT_OUT_FOR_TWO  # C2
        lay_field(s, SIDE_FOR_TWO, SIDE_FOR_TWO, log)
    else:
        lay_field(s, SIDE, SIDE, log)
    begin_dice_phase(s, log)
    go_on(s, log)


@rule
def hand_out(s, seat):  # C1
    s.dice[seat] = DICE_EACH
    for speed in range(SPEEDS):
        s.hand[seat, speed] = 1
    s.hand[seat, SPY] = SPIES_FOR_TWO if s.players == 2 else SPIES


@rule
def actors(s):
    if s.phase == OVER:
        return 0
    if s.phase == BELL:
        return one(s.first)  # C5
    if s.phase == SET_UP or (s.phase == DICE and s.mode == TURNS):
        return one(s.turn)
    if s.phase == DICE:
        return everyone(s) & ~s.locked  # C6, C10
    return everyone(s) & ~s.voted


@rule
def awaited(s):  # C5
    """Who has nothing left but a wrong ring may act, but is not waited for."""
    waiting = actors(s)
    if s.phase == DICE and s.mode == ACTION and not may_ring(s):
        for seat in range(s.players):
            if s.dice[seat] == 0:
                waiting &= ~one(seat)
    return waiting


@rule
def legal(s, seat, mask):
    if s.phase == BELL:
        mask[RING] = 1
    elif s.phase == DICE:
        legal_with_dice(s, seat, mask)
    elif s.phase == SET_UP:
        legal_with_cards(s, seat, mask)
    else:
        for target in range(s.players):
            mask[VOTE_FOR + target] = can_vote_for(s, seat, target)


@rule
def legal_with_dice(s, seat, mask):  # C6, C12
    if s.mode == TURNS:
        mask[END_TURN] = 1
        mask[RING] = may_ring_in_turn(s)
    else:
        mask[RING] = 1
        mask[CAST] = s.dice[seat] > 0
    free = free_cells(s)
    while free:
        cell = lowest(free)
        mask[PLACE + cell] = can_place(s, seat, cell)
        free &= free - 1


@rule
def legal_with_cards(s, seat, mask):  # C13
    cells = s.dice_on[seat]
    while cells:
        cell = lowest(cells)
        for speed in range(SPEEDS):
            mask[LAY + speed * CELLS + cell] = s.hand[seat, speed] > 0
        cells &= cells - 1


@rule
def play(s, seat, action, log):
    if action >= VOTE_FOR:
        vote(s, seat, action - VOTE_FOR, log)
    elif action >= LAY:
        lay(s, seat, (action - LAY) // CELLS, (action - LAY) % CELLS, log)
    elif action >= PLACE:
        place(s, seat, action - PLACE, log)
    elif action == CAST:
        cast_again(s, seat, log)
    elif action == END_TURN:
        end_turn(s, log)
    elif s.phase == BELL:
        tell(log, BELL_BEGAN, seat)
        ring_to_begin(s, log)
    else:
        ring(s, seat, log)
    go_on(s, log)


@rule
def go_on(s, log):
    """Carry out all that needs no decision, up to the next one."""
    while s.phase == SET_UP and not find_next_to_lay(s, log):
        fight(s, log)
        share_out(s, log)
        end_round(s, log)


@rule
def expire(s, log):  # C5
    go_on_by_itself(s, log)
    go_on(s, log)


@rule
def standing(s, rank, score):  # C23
    for seat in range(s.players):
        rank[seat] = place_of(s, seat)
        score[seat] = s.treasures[seat]
