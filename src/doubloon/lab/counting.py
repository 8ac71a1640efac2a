"""Self-play that is counted: what every seat could do at each decision, and what it did. Compiled for each game."""

import numpy as np

from doubloon.bots.arrivals import NOBODY
from doubloon.bots.mind import EIGHT, seed_mind
from doubloon.bots.playing import BLUNDER, next_move
from doubloon.bots.tempo import NOTHING, SECOND, restart
from doubloon.bots.tree import NONE
from doubloon.engine import dispatch
from doubloon.engine.chance import seed_generator
from doubloon.engine.dispatch import actors, expire, haste, play, setup, standing
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import rule

LEGAL, FORCED, HASTY = range(3)  # of a game: legal actions summed, decisions with a single one, and those in real time
OFFERED, TAKEN, OFFERED_2, BOTH, TAKEN_2 = range(5)  # sums over games, and those of squares, which an interval needs


def count_games(states, minds, tempos, seeds, ranks, scores, decided, decisions, seconds, desks, tree, kinds, choices):
    """Let bots play as `play_games` does, and count their choices; returns the same.

    `kinds` has a row for each action: where its verb is counted. `choices` holds a row of sums for each game, and
    behind them what each action and verb comes to over all games.
    """
    tempo = None if tempos is None else tempos[0]
    counts = choices[0]
    for i in range(len(states)):
        s = states[i]
        begin(s, minds, tempo, seeds[i])
        decisions[i] = count_out(s, i, minds, tempo, desks[0], tree, kinds, counts)
        if decisions[i] == BLUNDER:
            return i
        if tempo is not None:
            seconds[i] = tempo.hurried / SECOND
        standing(s, ranks[i], scores[i])
        decided[i] = dispatch.decided(s)
        add_up(counts)
    return NONE


@rule
def begin(s, minds, tempo, seed):
    """A game with this seed, and bots that share it."""
    seed_generator(s, seed, 0)
    setup(s, None)
    for seat in range(len(minds)):
        seed_mind(minds[seat], seed, seat)
    if tempo is not None:
        restart(tempo)


@rule
def count_out(s, number, minds, tempo, desk, tree, kinds, counts):
    """Play a game to its end; returns how many decisions were taken, or BLUNDER."""
    decisions = 0
    waiting = actors(s)
    while waiting:
        seat, action = next_move(s, waiting, minds, tempo, desk, tree)
        if seat == NOBODY:
            expire(s, None)
        elif action == NOTHING:
            return BLUNDER
        else:
            count_choice(number, desk.legal, action, kinds, counts)
            counts.games[number, HASTY] += haste(s) != NO_HASTE
            play(s, seat, action, None)
            decisions += 1
        waiting = actors(s)
    return decisions


@rule
def count_choice(number, mask, action, kinds, counts):
    """One decision: each action that was offered, and each verb once; a verb's actions stand together."""
    words, width, last = mask.view(np.uint64), 0, -1
    for word in range(len(words)):
        if not words[word]:
            continue
        for offered in range(EIGHT * word, EIGHT * word + EIGHT):
            if not mask[offered]:
                continue
            width += 1
            counts.offered[offered] += 1
            if kinds[offered] != last:
                last = kinds[offered]
                counts.offered[last] += 1
    counts.taken[action] += 1
    counts.taken[kinds[action]] += 1
    counts.games[number, LEGAL] += width
    counts.games[number, FORCED] += width == 1


@rule
def add_up(counts):
    """A game is over: into the sums with it."""
    for place in range(len(counts.offered)):
        offered, taken = counts.offered[place], counts.taken[place]
        if not offered:
            continue
        counts.sums[OFFERED, place] += offered
        counts.sums[TAKEN, place] += taken
        counts.sums[OFFERED_2, place] += offered * offered
        counts.sums[BOTH, place] += offered * taken
        counts.sums[TAKEN_2, place] += taken * taken
        counts.offered[place] = 0
        counts.taken[place] = 0
