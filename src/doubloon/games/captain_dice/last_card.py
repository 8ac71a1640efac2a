"""The last card before a battle that may end the game: a sensible captain thinks that battle through.

What opponents have face down is drawn anew, some dozens of times, and every card is tried against it.
"""

import numpy as np

from doubloon.engine.bits import count, is_in, lowest
from doubloon.engine.dispatch import value
from doubloon.engine.rule import rule
from doubloon.engine.state import Weights
from doubloon.games.captain_dice.actions import LAY
from doubloon.games.captain_dice.rules.battle import fight
from doubloon.games.captain_dice.rules.dice import cells_with_dice
from doubloon.games.captain_dice.rules.ending import is_last_round, place_of, winners
from doubloon.games.captain_dice.rules.set_up import put_down
from doubloon.games.captain_dice.rules.treasure import cards_left, deck_size, share_out
from doubloon.games.captain_dice.state import HOSTAGE, LEAST_SIDE, MOST_PLAYERS, SPEEDS, State
from doubloon.games.captain_dice.view import redeal

WORLD = State.record
WORLDS = 40
MOST_WORLDS = 200  # where cards did equally well: a difference may show seldom, and is worth having all the same
PLACE = 100  # more than all treasure cards there are
WIN = 1_000  # more than all places
SURE = 0.5  # of what did equally well in all these worlds, what no attack removes


@rule
def may_be_last_card(s: State) -> bool:
    """Whether the battle follows this card, and the game may end with it."""
    may_end = deck_size(s) < LEAST_SIDE * LEAST_SIDE or is_last_round(s)
    return may_end and count(cells_with_dice(s)) == 1


@rule
def weigh_last_card(s: State, seat: int, weight: Weights) -> None:
    cell = lowest(s.dice_on[seat])
    weight[LAY(HOSTAGE, cell)] = SURE
    worlds = np.zeros(2, WORLD)  # how it may be, and how it ends then
    worlds[0] = s
    imagined = 0
    while imagined < WORLDS or (imagined < MOST_WORLDS and are_best_alike(s, seat, cell, weight)):
        imagined += 1
        redeal(worlds[0], seat)
        for speed in range(SPEEDS):
            if s.hand[seat, speed] == 0:
                continue
            worlds[1] = worlds[0]
            put_down(worlds[1], seat, speed, cell)
            fight(worlds[1], None)
            share_out(worlds[1], None)
            weight[LAY(speed, cell)] += worth_of_end(worlds[1], seat)


@rule
def are_best_alike(s: State, seat: int, cell: int, weight: Weights) -> bool:
    """Whether nothing tells the two best cards apart so far."""
    best, second = -np.inf, -np.inf
    for speed in range(SPEEDS):
        if s.hand[seat, speed]:
            worth = weight[LAY(speed, cell)]
            second = max(second, min(best, worth))
            best = max(best, worth)
    return bool(best - second <= SURE)


@rule
def worth_of_end(s: State, seat: int) -> float:
    """The share of the win, among equals the place, among these the treasure."""
    if cards_left(s) < LEAST_SIDE * LEAST_SIDE or is_last_round(s):  # C22
        first = winners(s)
        return WIN * is_in(first, seat) / count(first) - PLACE * (place_of(s, seat) - 1) + s.treasures[seat]
    worth = np.zeros(MOST_PLAYERS)
    value(s, worth)
    share: float = worth[seat]
    return WIN * share
