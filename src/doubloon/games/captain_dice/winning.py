"""Who is winning a game of Captain Dice."""

import math

from doubloon.engine.rule import rule
from doubloon.games.captain_dice.rules.treasure import cards_left

LEAD = 1.5  # how sure a lead of one treasure card is when none are left; with more to come, less


@rule
def value(s, worth):
    lead = LEAD / math.sqrt(1 + cards_left(s))
    total = 0.0
    for seat in range(s.players):
        worth[seat] = math.exp(lead * s.treasures[seat])
        total += worth[seat]
    for seat in range(s.players):
        worth[seat] /= total
