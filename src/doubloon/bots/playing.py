"""Bots play a whole game among themselves: by turns, or on clocks of their own where the game is in real time."""

from doubloon.bots.choose import any_seat, choose, mark_legal
from doubloon.bots.tempo import NEVER, NOTHING, set_about
from doubloon.engine.dispatch import actors, expire, haste, motion, patience, play
from doubloon.engine.realtime import NO_HASTE, STUDY
from doubloon.engine.rule import rule

NOBODY = -1
SECOND = 1_000_000  # microseconds


@rule
def play_out(s, minds, clocks, desk):
    """Let bots play a game to its end; returns how many decisions they took, and the microseconds spent in haste.

    A game by turns has no clocks: None.
    """
    decisions, time = 0, 0
    waiting = actors(s)
    while waiting:
        if clocks is not None:  # what follows is not even compiled for games by turns
            raced, passed = race(s, minds, clocks, desk)
            decisions += raced
            time += passed
            waiting = actors(s)
        if waiting:
            seat = any_seat(waiting, minds[0])
            play(s, seat, choose(s, seat, minds[seat], desk), None)
            decisions += 1
            waiting = actors(s)
    return decisions, time


@rule
def race(s, minds, clocks, desk):
    """Let bots act as fast as their hands are while there is haste; returns decisions and microseconds as above."""
    now, studied, decisions, rounds = 0, 0, 0, -1
    while haste(s) != NO_HASTE:
        if s.rounds != rounds:
            rounds = s.rounds
            drop_everything(clocks)
        waiting = actors(s)
        think(s, waiting, minds, clocks, desk, now)
        seat = next_ready(waiting, haste(s), clocks)
        if seat == NOBODY:
            now += patience(s) * SECOND
            expire(s, None)
            continue
        if motion(s, seat, clocks[seat].intent) == STUDY:
            studied += clocks[seat].due - now
        now = clocks[seat].due
        decisions += arrive(s, seat, clocks, desk)
    return decisions, now - studied


@rule
def drop_everything(clocks):
    """What a hand was at in one round has nothing to do with the next."""
    for seat in range(len(clocks)):
        clocks[seat].intent = NOTHING


@rule
def think(s, waiting, minds, clocks, desk, now):
    """Whoever may act and has nothing in hand sets about something."""
    for seat in range(len(minds)):
        if waiting >> seat & 1 and clocks[seat].intent == NOTHING:
            set_about(s, seat, minds[seat], clocks[seat], desk, now)


@rule
def next_ready(waiting, first, clocks):
    """The seat whose hand is there first; of several at the same moment the first one clockwise."""
    best, players = NOBODY, len(clocks)
    for turns in range(players):
        seat = (first + turns) % players
        if not waiting >> seat & 1 or clocks[seat].due == NEVER:
            continue
        if best == NOBODY or clocks[seat].due < clocks[best].due:
            best = seat
    return best


@rule
def arrive(s, seat, clocks, desk):
    """Make the move that a hand was at, if it is still there to be made; returns 1 then. Those who wait look again."""
    action = clocks[seat].intent
    clocks[seat].intent = NOTHING
    mark_legal(s, seat, desk.legal)
    if not desk.legal[action]:
        return 0
    play(s, seat, action, None)
    look_again(clocks)
    return 1


@rule
def look_again(clocks):
    for seat in range(len(clocks)):
        if clocks[seat].due == NEVER:
            clocks[seat].intent = NOTHING
