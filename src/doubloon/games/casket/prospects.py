"""What a choice would bring, as far as the captain who chooses can see it: made from the View alone."""

from copy import copy
from fractions import Fraction
from typing import cast

from doubloon.engine.state import Row
from doubloon.engine.words import Argument
from doubloon.games.casket.chances import chance_of_roll_off, chance_of_try, chance_with_luck
from doubloon.games.casket.rules.dice import die_of
from doubloon.games.casket.rules.movement import could_move
from doubloon.games.casket.rules.reckoning import points_earned
from doubloon.games.casket.rules.steps import beyond, is_finish
from doubloon.games.casket.rules.table import at_table
from doubloon.games.casket.rules.winning import CANNOT_WIN, best_strength, row_strength, strength
from doubloon.games.casket.state import (
    COLOURS,
    EARNINGS,
    NATURAL,
    NOWHERE,
    SKULLS,
    TRUMP,
    UNIVERSAL,
    VALUES,
    WAYS,
    View,
)

Arguments = dict[str, Argument]

_SURE = 100


def percent(chance: Fraction) -> int:
    """A whole number for people: 0 and 100 only where it is impossible or certain."""
    return int(chance * _SURE) if chance in (0, 1) else min(_SURE - 1, max(1, round(chance * _SURE)))


def of_a_try(v: View, seat: int, cost: int, luck: int) -> Arguments:  # G13, G14
    """The die, the chance that it is enough, and that with all luck points; "same" where they do not help."""
    alone, helped = percent(chance_of_try(v, seat, cost)), percent(chance_with_luck(v, seat, cost, luck))
    return {"colour": COLOURS[die_of(v, seat)], "chance": alone, "lucky": "same" if alone == helped else helped}


# Cards


def of_a_card(v: View, seat: int, card: int) -> Arguments:
    """What a card would be in this fight for its natural value."""
    return _of_strength(v, seat, strength(v, card // VALUES, card % VALUES + 1, NATURAL))


def of_a_feature(v: View, seat: int, card: int) -> Arguments:
    """What a card would be in this fight for its special value."""
    trump = v.feature[card] == TRUMP
    value = v.special[card]
    return _of_strength(v, seat, strength(v, SKULLS, value, NATURAL) if trump else strength(v, 0, value, UNIVERSAL))


def _of_strength(v: View, seat: int, mine: int) -> Arguments:  # G15
    best = best_strength(v)
    if v.played == 0:
        return {"prospect": "leads", "odds": 0}
    if mine == CANNOT_WIN:
        return {"prospect": "cannot-win", "odds": 0}
    if mine < best:
        return {"prospect": "beaten", "odds": 0}
    if mine == best:
        rivals = [v.who[row] for row in range(v.played) if row_strength(v, row) == best]
        return {"prospect": "ties", "odds": percent(chance_of_roll_off(v, [*rivals, seat], seat))}
    return {"prospect": "wins" if v.played + 1 == at_table(v) else "ahead", "odds": 0}


# Hindsight


def of_hindsight(v: View, seat: int, change: int) -> Arguments:  # G23, G25
    """What the bid would count as, how that compares with the won fights, and the points."""
    after = copy(v)
    if change:
        after.looked_back, after.second_bid = seat, v.bid[seat] + change
    counted = v.bid[seat] + change
    missed = min(2, abs(counted - v.won[seat]))
    return {"counted": counted, "result": EARNINGS[missed], "points": points_earned(after, seat)}


# Steps


def of_a_step(v: View, seat: int, square: int) -> Arguments:  # G27
    """The colour of a square, and the points that would be lost there with the reason."""
    return {"colour": COLOURS[v.colour[square]], **_lost(v, seat, square)}


def _lost(v: View, seat: int, square: int) -> Arguments:
    there = copy(v)
    there.marker = cast(Row, tuple(square if who == seat else place for who, place in enumerate(v.marker)))
    left = v.points[seat] - 1
    if left == 0 or is_finish(v, square) or could_move(there, seat):
        return {"lost": 0, "why": "none"}
    ways = [way for way in range(len(WAYS)) if beyond(v, square, way) != NOWHERE]
    if not ways:
        return {"lost": left, "why": "dead-end"}
    straight = [way for way in ways if not WAYS[way].startswith("diagonal")]
    return {"lost": left, "why": "occupied" if straight or v.diagonals[seat] else "diagonal"}
