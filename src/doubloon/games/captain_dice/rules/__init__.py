"""The rules of Captain Dice: here the course of the game, in the files beside it its phases, one each.

C numbers are those of the rulebook.
"""

from doubloon.engine.bits import one
from doubloon.engine.chance import below
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask, Weights
from doubloon.games.captain_dice import events
from doubloon.games.captain_dice.actions import RING
from doubloon.games.captain_dice.field import CELLS
from doubloon.games.captain_dice.rules.battle import fight
from doubloon.games.captain_dice.rules.dice import begin_dice_phase, legal_with_dice
from doubloon.games.captain_dice.rules.ending import end_round, legal_votes, place_of
from doubloon.games.captain_dice.rules.seats import all_seats
from doubloon.games.captain_dice.rules.set_up import legal_with_cards, take_back_discards
from doubloon.games.captain_dice.rules.treasure import lay_field, put_on_pile, share_out
from doubloon.games.captain_dice.state import (
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
    State,
)


@rule
def setup(s: State, log: Log) -> None:  # C4
    for i in range(len(TREASURES)):
        put_on_pile(s, TREASURES[i])
    for cell in range(CELLS):
        s.card[cell] = NO_CARD
    for seat in range(s.players):
        hand_out(s, seat)
    s.began = s.first = below(s, s.players)
    events.started(s, log, s.first)
    if s.players == 2:
        s.left_out = LEFT_OUT_FOR_TWO  # C2
        lay_field(s, SIDE_FOR_TWO, SIDE_FOR_TWO, log)
    else:
        lay_field(s, SIDE, SIDE, log)
    begin_dice_phase(s, log)
    go_on(s, log)


@rule
def hand_out(s: State, seat: int) -> None:  # C1
    s.dice[seat] = DICE_EACH
    for speed in range(SPEEDS):
        s.hand[seat, speed] = 1
    s.hand[seat, SPY] = SPIES_FOR_TWO if s.players == 2 else SPIES


@rule
def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == BELL:
        return one(s.first)  # C5
    if s.phase == SET_UP or (s.phase == DICE and s.mode == TURNS):
        return one(s.turn)
    if s.phase == DICE:
        return all_seats(s) & ~s.locked  # C6, C10
    return all_seats(s) & ~s.voted


@rule
def legal(s: State, seat: int, mask: Mask) -> None:
    if s.phase == BELL:
        mask[RING()] = 1
    elif s.phase == DICE:
        legal_with_dice(s, seat, mask)
    elif s.phase == SET_UP:
        legal_with_cards(s, seat, mask)
    else:
        legal_votes(s, seat, mask)


@rule
def go_on(s: State, log: Log) -> None:
    """Carry out all that needs no decision, up to the next one."""
    if s.phase != SET_UP:
        return
    if s.dice_on[s.turn]:
        take_back_discards(s, s.turn, log)
        return
    fight(s, log)
    share_out(s, log)
    end_round(s, log)


@rule
def standing(s: State, rank: Mask, score: Weights) -> None:  # C23
    for seat in range(s.players):
        rank[seat] = place_of(s, seat)
        score[seat] = s.treasures[seat]
