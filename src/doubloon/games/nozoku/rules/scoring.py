"""The end: each player names a number, the dice that show it are carried home, and the points are counted."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask, Weights
from doubloon.games.nozoku import events
from doubloon.games.nozoku.actions import NAME_NUMBER, OTHER_STEP
from doubloon.games.nozoku.rules.dice import of_all_colours, showing, sum_of
from doubloon.games.nozoku.state import (
    BY_LEFT,
    BY_POINTS,
    BY_WHITE,
    MOST_DICE_REWARD,
    NAME,
    NOTHING,
    NUMBERS,
    OVER,
    SHARED,
    UNCOUNTED,
    WHITE,
    State,
)


@rule
def mark_numbers(mask: Mask) -> None:  # N18
    for number in NUMBERS:
        mask[NAME_NUMBER(number)] = 1


@why_not(NAME_NUMBER)
def cannot_name(s: State, seat: int, number: int) -> int:
    return LEGAL if s.step == NAME else OTHER_STEP


@plays(NAME_NUMBER)
def name_number(s: State, seat: int, number: int, log: Log) -> None:  # N18
    s.named[seat] = number
    events.you_named(s, log, seat, number)
    events.number_chosen(s, log, seat)
    if all_have_named(s):
        count_points(s, log)


@rule
def all_have_named(s: State) -> bool:
    for seat in range(s.players):
        if s.named[seat] == NOTHING:
            return False
    return True


@rule
def count_points(s: State, log: Log) -> None:
    s.step = OVER
    for seat in range(s.players):
        s.points[seat] = UNCOUNTED
    most = most_home(s)
    for seat in range(s.players):
        carry_home(s, seat)
        reward = MOST_DICE_REWARD if s.home[seat] == most else 0
        s.points[seat] = s.named[seat] * s.home[seat] + reward  # N19
        events.carried_home(s, log, seat, s.named[seat], s.home[seat], reward, s.points[seat])
    tell_winners(s, log)


@rule
def carry_home(s: State, seat: int) -> None:  # N18
    s.home[seat] = dice_to_carry(s, seat)
    s.white_home[seat] = showing(s.held[seat, WHITE], s.named[seat])
    s.left_behind[seat] = sum_of(of_all_colours(s.held[seat])) - s.named[seat] * s.home[seat]


@rule
def dice_to_carry(s: State, seat: int) -> int:  # N18
    return showing(of_all_colours(s.held[seat]), s.named[seat])


@rule
def most_home(s: State) -> int:
    most = 0
    for seat in range(s.players):
        most = max(most, dice_to_carry(s, seat))
    return most


@rule
def tell_winners(s: State, log: Log) -> None:
    for seat in range(s.players):
        if rank_of(s, seat) == 1:
            s.trove = s.home[seat]
            events.won(s, log, seat, s.points[seat], s.white_home[seat], s.left_behind[seat], decided_by(s, seat))


@rule
def decided_by(s: State, winner: int) -> int:  # N20
    """What tells a winner from the best of the others: of DECIDED_BY, the last that is needed."""
    latest = BY_POINTS
    for other in range(s.players):
        if other != winner:
            latest = max(latest, told_apart_by(s, winner, other))
    return latest


@rule
def told_apart_by(s: State, seat: int, other: int) -> int:
    if s.points[seat] != s.points[other]:
        return BY_POINTS
    if s.white_home[seat] != s.white_home[other]:
        return BY_WHITE
    return BY_LEFT if s.left_behind[seat] != s.left_behind[other] else SHARED


@rule
def standing(s: State, rank: Mask, score: Weights) -> None:
    for seat in range(s.players):
        rank[seat] = rank_of(s, seat)
        score[seat] = s.points[seat]


@rule
def rank_of(s: State, seat: int) -> int:  # N20
    rank = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            rank += 1
    return rank


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:  # N20
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    if s.white_home[seat] != s.white_home[other]:
        return s.white_home[seat] > s.white_home[other]
    return s.left_behind[seat] > s.left_behind[other]
