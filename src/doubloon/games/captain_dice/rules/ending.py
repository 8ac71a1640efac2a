"""The end of a round and of the game: who has won, and the toast to the most delightful bell ringer (C22-C24)."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import count, is_in, lowest, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.captain_dice import events
from doubloon.games.captain_dice.actions import NO_SEAT, NOT_NOW, NOT_TIED, VOTE_FOR, YOURSELF
from doubloon.games.captain_dice.events import BY_DOUBLES, BY_TOAST, BY_TREASURE, LIMIT_REACHED, TREASURE_GONE
from doubloon.games.captain_dice.rules.dice import begin_dice_phase
from doubloon.games.captain_dice.rules.seats import all_seats
from doubloon.games.captain_dice.rules.treasure import cards_left, refill
from doubloon.games.captain_dice.state import BY_VOTE, LEAST_SIDE, NOBODY, OVER, VOTE, State


@rule
def end_round(s: State, log: Log) -> None:
    if cards_left(s) < LEAST_SIDE * LEAST_SIDE:  # C22
        end_game(s, TREASURE_GONE, log)
        return
    if is_last_round(s):
        end_game(s, LIMIT_REACHED, log)
        return
    refill(s, log)
    s.rounds += 1
    begin_dice_phase(s, log)


@rule
def is_last_round(s: State) -> bool:  # C24
    return s.rounds + 1 >= s.round_limit


@rule
def end_game(s: State, why: int, log: Log) -> None:
    s.rounds += 1
    s.candidates = winners(s)
    if s.toast == BY_VOTE and count(s.candidates) > 1:
        open_vote(s)
    else:
        s.phase = OVER
    events.game_ended(s, log, s.rounds, why)
    if s.phase == VOTE:
        call_vote(s, log)
    else:
        tell_winners(s, log)


# The vote


@rule
def open_vote(s: State) -> None:
    s.phase = VOTE
    for seat in range(s.players):
        s.vote[seat] = NOBODY


@rule
def call_vote(s: State, log: Log) -> None:  # C23
    for seat in range(s.players):
        if is_in(s.candidates, seat):
            events.tied(s, log, seat, s.treasures[seat], s.doubles[seat])
    for seat in range(s.players):
        choices = s.candidates & ~one(seat)
        if count(choices) == 1:  # there is no other to vote for
            vote(s, seat, lowest(choices), log)


@plays(VOTE_FOR)
def vote(s: State, seat: int, target: int, log: Log) -> None:  # C23
    s.vote[seat] = target
    s.voted |= one(seat)
    events.voted(s, log, seat)
    events.own_vote(s, log, seat, seat, target)
    if s.voted == all_seats(s):
        count_votes(s, log)


@rule
def count_votes(s: State, log: Log) -> None:
    most = 0
    for seat in range(s.players):
        if not is_in(s.candidates, seat):
            continue
        votes = votes_for(s, seat)
        events.votes_counted(s, log, seat, votes)
        if votes > most:
            most = votes
            s.toasted = 0
        if votes == most:
            s.toasted |= one(seat)
    s.phase = OVER
    tell_winners(s, log)


@rule
def votes_for(s: State, seat: int) -> int:
    votes = 0
    for voter in range(s.players):
        votes += s.vote[voter] == seat
    return votes


@rule
def legal_votes(s: State, seat: int, mask: Mask) -> None:  # C23
    for target in range(s.players):
        mask[VOTE_FOR(target)] = can_vote_for(s, seat, target)


@rule
def can_vote_for(s: State, seat: int, target: int) -> int:
    return target != seat and is_in(s.candidates, target)


@why_not(VOTE_FOR)
def cannot_vote(s: State, seat: int, target: int) -> int:  # C23
    if s.phase != VOTE:
        return NOT_NOW
    if target >= s.players:
        return NO_SEAT
    if target == seat:
        return YOURSELF
    return LEGAL if can_vote_for(s, seat, target) else NOT_TIED


# Who has won


@rule
def tell_winners(s: State, log: Log) -> None:
    first = winners(s)
    for seat in range(s.players):
        if is_in(first, seat):
            events.won(s, log, seat, s.treasures[seat], count(first), s.doubles[seat], why_ahead(s, seat))


@rule
def why_ahead(s: State, winner: int) -> int:  # C23
    """What put the winner before all others: the first count in which nobody equals them, or the toast."""
    why = BY_TREASURE
    for other in range(s.players):
        if other == winner or s.treasures[other] != s.treasures[winner]:
            continue
        if s.doubles[other] == s.doubles[winner]:
            return BY_TOAST
        why = BY_DOUBLES
    return why


@rule
def winners(s: State) -> int:
    """The set of seats that nobody is ahead of."""
    found = 0
    for seat in range(s.players):
        if place_of(s, seat) == 1:
            found |= one(seat)
    return found


@rule
def place_of(s: State, seat: int) -> int:  # C23
    place = 1
    for other in range(s.players):
        place += is_ahead(s, other, seat)
    return place


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    if s.treasures[seat] != s.treasures[other]:
        return s.treasures[seat] > s.treasures[other]
    if s.doubles[seat] != s.doubles[other]:
        return s.doubles[seat] > s.doubles[other]
    return is_in(s.toasted, seat) > is_in(s.toasted, other)
