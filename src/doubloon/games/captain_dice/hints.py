"""How a sensible captain thinks: what each action is worth, in hundredths of a treasure card.

In real time an action with a weight below 0 is not done at all: the captain waits.
"""

import math

from doubloon.engine.bits import count, lowest, one
from doubloon.engine.rule import rule
from doubloon.engine.state import Weights
from doubloon.games.captain_dice.actions import CAST, LAY, PLACE, RING
from doubloon.games.captain_dice.last_card import may_be_last_card, weigh_last_card
from doubloon.games.captain_dice.rules.battle import reach
from doubloon.games.captain_dice.rules.dice import can_place, cells_with_dice, free_cells, may_ring
from doubloon.games.captain_dice.rules.treasure import cards_left, enclosed
from doubloon.games.captain_dice.state import BELL, DICE, HOSTAGE, SET_UP, SPEEDS, SPY, TURNS, State

CARD = 100  # a treasure card under an attack card, or enclosed by two
WRONG_BELL = -1
AGAIN = 2  # cast once more, for each card that is free: with few of them it is seldom worth it
RING_NOW = 50  # whoever is ahead stops the others: after the last placement, before another cast
RING_LATER = 5
HIT = 60  # removing an opponent's card
LATE = 5  # less for each step in speed: who acts late may be gone by then
GUARD = 25  # for each treasure card that hangs on a hostage
THRIFT = 20  # keep the cards that attack for a round in which they hit something
LEAD = 1.5  # how sure a lead of one treasure card is when none are left; with more to come, less


@rule
def prior(s: State, seat: int, weight: Weights) -> None:
    if s.phase == DICE:
        weigh_dice(s, seat, weight)
    elif s.phase == SET_UP and may_be_last_card(s):
        weigh_last_card(s, seat, weight)
    elif s.phase == SET_UP:
        weigh_cards(s, seat, weight)


@rule
def weigh_dice(s: State, seat: int, weight: Weights) -> None:
    mine, theirs = s.dice_on[seat], opponents_land(s, seat)
    free = free_cells(s)
    weight[CAST()] = AGAIN * count(free)
    while free:
        cell = lowest(free)
        if can_place(s, seat, cell):
            weight[PLACE(cell)] = CARD * count_claim(mine | one(cell), theirs)
        free &= free - 1
    if not may_ring(s):
        weight[RING()] = WRONG_BELL
    else:
        weight[RING()] = RING_NOW if is_content(s, seat) else RING_LATER


@rule
def is_content(s: State, seat: int) -> bool:
    """Nobody else could take more, or there is nothing left to place."""
    if s.dice[seat] == 0:
        return True
    mine = count_claim(s.dice_on[seat], opponents_land(s, seat))
    for other in range(s.players):
        if count_claim(s.dice_on[other], opponents_land(s, other)) > mine:
            return False
    return True


@rule
def weigh_cards(s: State, seat: int, weight: Weights) -> None:
    mine, theirs = land(s, seat), opponents_land(s, seat)
    cells = s.dice_on[seat]
    targets = theirs & ~struck(s, seat)
    while cells:
        cell = lowest(cells)
        stake = count_claim(mine, theirs) - count_claim(mine & ~one(cell), theirs)
        for speed in range(SPEEDS):
            weight[LAY(speed, cell)] = worth_of_card(s, speed, cell, stake, targets)
        cells &= cells - 1


@rule
def worth_of_card(s: State, speed: int, cell: int, stake: int, theirs: int) -> int:
    if speed == HOSTAGE:
        return GUARD * stake
    if speed == SPY:
        return THRIFT
    return (HIT - LATE * speed) * count(reach(s, speed, cell) & theirs)


@rule
def struck(s: State, seat: int) -> int:
    """What the cards that one has laid already attack: a second hit removes nothing."""
    cards, found = s.cards_on[seat], 0
    while cards:
        cell = lowest(cards)
        found |= reach(s, s.card[cell], cell)
        cards &= cards - 1
    return found


# The field as it would be shared out if nothing were removed


@rule
def count_claim(mine: int, theirs: int) -> int:
    return count(mine | enclosed(mine, theirs))


@rule
def land(s: State, seat: int) -> int:
    return s.dice_on[seat] | s.cards_on[seat]


@rule
def opponents_land(s: State, seat: int) -> int:
    cells = 0
    for other in range(s.players):
        if other != seat:
            cells |= land(s, other)
    return cells


# Who is winning


@rule
def value(s: State, worth: Weights) -> None:
    lead = LEAD / math.sqrt(1 + cards_left(s))
    total = 0.0
    for seat in range(s.players):
        worth[seat] = math.exp(lead * s.treasures[seat])
        total += worth[seat]
    for seat in range(s.players):
        worth[seat] /= total


@rule
def settled(s: State) -> bool:
    """Between rounds; in the middle of one nobody can tell what will be left of it."""
    if s.mode == TURNS:
        return s.phase == DICE and s.turns_ended == 0 and cells_with_dice(s) == 0
    return s.phase == BELL or (s.phase == DICE and s.casts == 0)
