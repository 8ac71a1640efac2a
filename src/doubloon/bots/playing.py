"""Self-play: bots play a whole game among themselves, by turns, or on clocks of their own in real time."""

from doubloon.bots.arrivals import NOBODY, keep_to_round, next_arrival, pass_time
from doubloon.bots.choose import choose, set_about
from doubloon.bots.mind import any_seat, seed_mind
from doubloon.bots.tempo import NOTHING, SECOND, restart
from doubloon.bots.tree import NONE
from doubloon.engine import dispatch
from doubloon.engine.chance import next_word, seed_generator
from doubloon.engine.dispatch import actors, expire, haste, patience, play, setup, standing
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import inlined_rule, rule

BLUNDER = -1  # instead of a number of decisions: a bot chose what it may not do


def play_games(states, minds, tempos, seeds, ranks, scores, decided, decisions, seconds, desks, tree):
    """Let bots play as many games as there are States; a row of each array is what came of one.

    Returns the number of the game that ended early, since a bot chose what it may not do, or NONE.
    """
    tempo = None if tempos is None else tempos[0]
    for i in range(len(states)):
        s = states[i]
        seed_generator(s, seeds[i], 0)
        setup(s, None)
        for seat in range(len(minds)):
            seed_mind(minds[seat], seeds[i], seat)
        decisions[i] = play_out(s, minds, tempo, desks[0], tree)
        if decisions[i] == BLUNDER:
            return i
        if tempo is not None:
            seconds[i] = tempo.hurried / SECOND
        standing(s, ranks[i], scores[i])
        decided[i] = dispatch.decided(s)
    return NONE


def fill_seeds(mind, seeds):
    """Draw a seed for each game."""
    for i in range(len(seeds)):
        seeds[i] = next_word(mind[0]) >> 1


@rule
def play_out(s, minds, tempo, desk, tree):
    """Let bots play a game to its end; returns how many decisions they took, or BLUNDER: the desk says whose.

    A game by turns has no tempo, and bots that do not search have no tree: None.
    """
    decisions = 0
    if tempo is not None:
        restart(tempo)
    waiting = actors(s)
    while waiting:
        seat, action = next_move(s, waiting, minds, tempo, desk, tree)
        if seat == NOBODY:
            expire(s, None)
        elif action == NOTHING:
            return BLUNDER
        else:
            play(s, seat, action, None)
            decisions += 1
        waiting = actors(s)
    return decisions


@inlined_rule
def next_move(s, waiting, minds, tempo, desk, tree):
    """Who acts next and what they do; NOBODY if all wait until the table goes on by itself.

    A seat that does NOTHING is one whose bot chose what it may not do.
    """
    if tempo is not None and haste(s) != NO_HASTE:  # without a tempo this is not even compiled
        return next_in_haste(s, waiting, minds, tempo, desk, tree)
    seat = any_seat(waiting, minds[0])
    return seat, choose(s, seat, minds[seat], desk, tree)


@rule
def next_in_haste(s, waiting, minds, tempo, desk, tree):
    """The first hand that arrives at something that is still there to be done."""
    keep_to_round(s, tempo)
    while True:
        if not think(s, waiting, minds, tempo, desk, tree):
            return desk.culprit, NOTHING
        seat, action = next_arrival(s, waiting, tempo, desk)
        if seat == NOBODY:
            pass_time(tempo, patience(s) * SECOND, 1)
            return NOBODY, NOTHING
        if action != NOTHING:
            return seat, action


@rule
def think(s, waiting, minds, tempo, desk, tree):
    """Whoever may act and has nothing in hand sets about something; whether all of them may do what they chose."""
    for seat in range(s.players):
        idle = waiting >> seat & 1 and tempo.intent[seat] == NOTHING
        if idle and not set_about(s, seat, minds[seat], tempo, desk, tree):
            return False
    return True
