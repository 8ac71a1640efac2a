"""The end: each player names a number, the dice that show it are carried home, and the points are counted."""

from doubloon.engine.events import tell, whisper
from doubloon.engine.rule import rule
from doubloon.games.nozoku.actions import NAME_NUMBER
from doubloon.games.nozoku.events import CARRIED_HOME, NUMBER_CHOSEN, WON, YOU_NAMED
from doubloon.games.nozoku.rules.dice import of_all_colours, showing, sum_of
from doubloon.games.nozoku.state import (
    BY_LEFT,
    BY_POINTS,
    BY_WHITE,
    MOST_DICE_REWARD,
    NOTHING,
    NUMBERS,
    OVER,
    SHARED,
    WHITE,
)


@rule
def mark_numbers(mask):  # N18
    for number in NUMBERS:
        mask[NAME_NUMBER + number - 1] = 1


@rule
def name_number(s, seat, number, log):  # N18
    s.named[seat] = number
    whisper(log, seat, YOU_NAMED, number)
    tell(log, NUMBER_CHOSEN, seat)
    if all_have_named(s):
        count_points(s, log)
        s.step = OVER


@rule
def all_have_named(s):
    for seat in range(s.players):
        if s.named[seat] == NOTHING:
            return False
    return True


@rule
def count_points(s, log):
    for seat in range(s.players):
        carry_home(s, seat)
    most = most_home(s)
    for seat in range(s.players):
        reward = MOST_DICE_REWARD if s.home[seat] == most else 0
        s.points[seat] = s.named[seat] * s.home[seat] + reward  # N19
        tell(log, CARRIED_HOME, seat, s.named[seat], s.home[seat], reward, s.points[seat])
    tell_winners(s, log)


@rule
def carry_home(s, seat):  # N18
    lot = of_all_colours(s.held[seat])
    s.home[seat] = showing(lot, s.named[seat])
    s.white_home[seat] = showing(s.held[seat, WHITE], s.named[seat])
    s.left_behind[seat] = sum_of(lot) - s.named[seat] * s.home[seat]


@rule
def most_home(s):
    most = 0
    for seat in range(s.players):
        most = max(most, s.home[seat])
    return most


@rule
def tell_winners(s, log):
    for seat in range(s.players):
        if rank_of(s, seat) == 1:
            s.trove = s.home[seat]
            tell(log, WON, seat, s.points[seat], s.white_home[seat], s.left_behind[seat], decided_by(s, seat))


@rule
def decided_by(s, winner):  # N20
    """What tells a winner from the best of the others: of DECIDED_BY, the last that is needed."""
    latest = BY_POINTS
    for other in range(s.players):
        if other != winner:
            latest = max(latest, told_apart_by(s, winner, other))
    return latest


@rule
def told_apart_by(s, seat, other):
    if s.points[seat] != s.points[other]:
        return BY_POINTS
    if s.white_home[seat] != s.white_home[other]:
        return BY_WHITE
    return BY_LEFT if s.left_behind[seat] != s.left_behind[other] else SHARED


@rule
def standing(s, rank, score):
    for seat in range(s.players):
        rank[seat] = rank_of(s, seat)
        score[seat] = s.points[seat]


@rule
def rank_of(s, seat):  # N20
    rank = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            rank += 1
    return rank


@rule
def is_ahead(s, seat, other):  # N20
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    if s.white_home[seat] != s.white_home[other]:
        return s.white_home[seat] > s.white_home[other]
    return s.left_behind[seat] > s.left_behind[other]
