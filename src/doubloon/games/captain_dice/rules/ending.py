"""The end of a round and of the game: who has won, and the toast to the most delightful bell ringer (C22-C24)."""

from doubloon.engine.events import tell, whisper
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.events import (
    BY_DOUBLES,
    BY_TOAST,
    BY_TREASURE,
    GAME_ENDED,
    LIMIT_REACHED,
    OWN_VOTE,
    TIED,
    TREASURE_GONE,
    VOTED,
    VOTES_COUNTED,
    WON,
)
from doubloon.games.captain_dice.rules.dice import begin_dice_phase
from doubloon.games.captain_dice.rules.sets import count, everyone, is_in, lowest, one
from doubloon.games.captain_dice.rules.treasure import cards_left, refill
from doubloon.games.captain_dice.state import BY_VOTE, LEAST_SIDE, NOBODY, OVER, VOTE


@rule
def end_round(s, log):
    s.rounds += 1
    if cards_left(s) < LEAST_SIDE * LEAST_SIDE:  # C22
        end_game(s, TREASURE_GONE, log)
        return
    if s.rounds >= s.round_limit:  # C24
        end_game(s, LIMIT_REACHED, log)
        return
    refill(s, log)
    begin_dice_phase(s, log)


@rule
def end_game(s, why, log):
    tell(log, GAME_ENDED, s.rounds, why)
    s.candidates = winners(s)
    if s.toast == BY_VOTE and count(s.candidates) > 1:
        call_vote(s, log)
    else:
        close_game(s, log)


# The vote


@rule
def call_vote(s, log):  # C23
    s.phase = VOTE
    for seat in range(s.players):
        s.vote[seat] = NOBODY
        if is_in(s.candidates, seat):
            tell(log, TIED, seat, s.treasures[seat], s.doubles[seat])
    for seat in range(s.players):
        choices = s.candidates & ~one(seat)
        if count(choices) == 1:  # there is no other to vote for
            vote(s, seat, lowest(choices), log)


@rule
def vote(s, seat, target, log):  # C23
    s.vote[seat] = target
    s.voted |= one(seat)
    tell(log, VOTED, seat)
    whisper(log, seat, OWN_VOTE, seat, target)
    if s.voted == everyone(s):
        count_votes(s, log)


@rule
def count_votes(s, log):
    most = 0
    for seat in range(s.players):
        if not is_in(s.candidates, seat):
            continue
        votes = votes_for(s, seat)
        tell(log, VOTES_COUNTED, seat, votes)
        if votes > most:
            most = votes
            s.toasted = 0
        if votes == most:
            s.toasted |= one(seat)
    close_game(s, log)


@rule
def votes_for(s, seat):
    votes = 0
    for voter in range(s.players):
        votes += s.vote[voter] == seat
    return votes


@rule
def can_vote_for(s, seat, target):
    return target != seat and is_in(s.candidates, target)


# Who has won


@rule
def close_game(s, log):
    s.phase = OVER
    first = winners(s)
    for seat in range(s.players):
        if is_in(first, seat):
            tell(log, WON, seat, s.treasures[seat], count(first), s.doubles[seat], why_ahead(s, seat))


@rule
def why_ahead(s, winner):  # C23
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
def winners(s):
    """The set of seats that nobody is ahead of."""
    found = 0
    for seat in range(s.players):
        if place_of(s, seat) == 1:
            found |= one(seat)
    return found


@rule
def place_of(s, seat):  # C23
    place = 1
    for other in range(s.players):
        place += is_ahead(s, other, seat)
    return place


@rule
def is_ahead(s, seat, other):
    if s.treasures[seat] != s.treasures[other]:
        return s.treasures[seat] > s.treasures[other]
    if s.doubles[seat] != s.doubles[other]:
        return s.doubles[seat] > s.doubles[other]
    return is_in(s.toasted, seat) > is_in(s.toasted, other)
