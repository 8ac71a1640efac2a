"""What environments ask of compiled code: about an array of games, of which each row is one.

A row asks one seat at a time. Who acts at the same moment is asked one by one, and nobody sees what the others chose;
in haste a seat is asked when its hand is free, and what it chose is done when its hand is there (bots/arrivals.py).
"""

import numpy as np

from doubloon.bots.arrivals import NOBODY, keep_to_round, look_again, next_ready, pass_time
from doubloon.bots.mind import Mind, mark_legal, seed_mind
from doubloon.bots.tempo import NEVER, NOTHING, SECOND, microseconds, new_tempo, restart
from doubloon.engine import dispatch
from doubloon.engine.bits import lowest
from doubloon.engine.chance import next_word, seed_generator
from doubloon.engine.dispatch import actors, decided, expire, haste, motion, patience, play, setup, standing
from doubloon.engine.entries import Part
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.records import new
from doubloon.engine.rule import inlined_rule, rule
from doubloon.envs.writing import COLUMNS, write

# What a row is told instead of an action.
IDLE = -1  # nothing: it stays as it is
BEGIN = -2  # a new game, with a seed from its source
AGAIN = -3  # a new game with the seed that it has

FINE = -1  # no row is told what it may not do


def first_wrong(moves, masks, dones):
    """The first row that is told what it may not do, or FINE."""
    for i in range(len(moves)):
        move = moves[i]
        if dones[i]:
            if move != IDLE:
                return i
        elif move < 0 or move >= masks.shape[1] or not masks[i, move]:
            return i
    return FINE


def advance(
    states, one, tempos, hands, chances, sources, seeds, moves, seats, masks, dones, clocks, rewards, ranks, scores
):
    """Tell every row its move, and let it go on to its next decision."""
    for i in range(len(states)):
        move = moves[i]
        if move == IDLE:
            continue
        tempo = None if tempos is None else tempos[i]
        if move < 0:
            begin(states, i, one, tempo, hands, chances, sources, seeds, move)
        else:
            act(states[i], seats[i], move, tempo, hands, chances[i], masks.shape[1] - 1)
        s = states[i]
        if tempo is not None:
            seats[i] = next_free(s, tempo, masks[i])
            clocks[i] = tempo.now
        else:
            seats[i] = next_asked(s)
        dones[i] = seats[i] == NOBODY
        if dones[i]:
            mark_nothing(masks[i])
            standing(s, ranks[i], scores[i])
            share_win(s, ranks[i], rewards[i])
        else:
            mark_legal(s, seats[i], masks[i])
            if tempo is not None:
                masks[i, masks.shape[1] - 1] = haste(s) != NO_HASTE


@rule
def begin(states, i, one, tempo, hands, chances, sources, seeds, move):
    states[i] = one[0]
    if move == BEGIN:
        hands[0].rng = sources[i]
        seeds[i] = next_word(hands[0]) >> 1
        sources[i] = hands[0].rng
    for seat in range(len(hands)):
        seed_mind(hands[seat], seeds[i], seat)
        chances[i, seat] = hands[seat].rng
    s = states[i]
    seed_generator(s, seeds[i], 0)
    setup(s, None)
    if tempo is not None:
        restart(tempo)


@inlined_rule
def act(s, seat, move, tempo, hands, chance, wait):
    if tempo is not None and haste(s) != NO_HASTE:
        set_about(s, seat, move, tempo, hands[seat], chance, wait)
    else:
        play(s, seat, move, None)


@rule
def set_about(s, seat, move, tempo, hand, chance, wait):
    """Let a free hand set about an action, or wait until something happens."""
    tempo.intent[seat] = move
    if move == wait:
        tempo.due[seat] = NEVER
        return
    moved = motion(s, seat, move)
    hand.rng = chance[seat]
    tempo.due[seat] = tempo.now + microseconds(hand, moved)
    chance[seat] = hand.rng
    tempo.hurries[seat] = hand.hurries[moved]


@rule
def next_asked(s):
    """Of those who may act now the lowest seat; NOBODY when the game is over."""
    waiting = actors(s)
    return lowest(waiting) if waiting else NOBODY


@rule
def next_free(s, tempo, mask):
    """The seat that is asked next. In haste, time passes until a hand is free."""
    waiting = actors(s)
    while waiting and haste(s) != NO_HASTE:
        keep_to_round(s, tempo)
        seat = free_hand(s, waiting, tempo)
        if seat != NOBODY:
            return seat
        arrive(s, waiting, tempo, mask)
        waiting = actors(s)
    return lowest(waiting) if waiting else NOBODY


@rule
def free_hand(s, waiting, tempo):
    for seat in range(s.players):
        if waiting >> seat & 1 and tempo.intent[seat] == NOTHING:
            return seat
    return NOBODY


@rule
def arrive(s, waiting, tempo, mask):
    """The first hand does what it set about, if it still can; if all wait, the table goes on by itself."""
    seat = next_ready(waiting, haste(s), s.players, tempo)
    if seat == NOBODY:
        look_again(tempo)
        pass_time(tempo, patience(s) * SECOND, 1)
        expire(s, None)
        return
    pass_time(tempo, tempo.due[seat] - tempo.now, tempo.hurries[seat])
    action = tempo.intent[seat]
    tempo.intent[seat] = NOTHING
    mark_legal(s, seat, mask)
    if mask[action]:
        look_again(tempo)
        play(s, seat, action, None)


@rule
def mark_nothing(mask):
    for action in range(len(mask)):
        mask[action] = 0


@rule
def share_win(s, rank, reward):
    """Who won shares the win; nobody has any of it where nobody did, or a player of the table's own."""
    if not decided(s):
        return
    winners = 0
    for seat in range(len(rank)):
        winners += rank[seat] == 1
    for seat in range(len(rank)):
        if rank[seat] == 1:
            reward[seat] = 1.0 / winners


def observe(states, rows, viewers, views, wide, narrow, plan, out):
    """Write what seats may know of some of the games, each into a row: the acting seat first."""
    for i in range(len(rows)):
        if viewers[i] < 0:
            continue
        for word in range(len(wide)):
            wide[word] = 0
        s = states[rows[i]]
        dispatch.show(s, viewers[i], views[0])
        write(wide, narrow, plan, viewers[i], s.players, out[i])


def _examples(game):
    views = new(game.view)
    matrix = np.zeros((1, 1))
    return {
        "states": new(game.state),
        "one": new(game.state),
        "tempos": new_tempo() if game.real_time else None,
        "hands": new(Mind),
        "chances": matrix.astype(np.uint64),
        "sources": np.zeros(1, np.uint64),
        "seeds": np.zeros(1, np.uint64),
        "moves": np.zeros(1, np.int64),
        "seats": np.zeros(1, np.int64),
        "masks": matrix.astype(np.uint8),
        "dones": np.zeros(1, np.bool_),
        "clocks": np.zeros(1, np.int64),
        "rewards": matrix.astype(np.float32),
        "ranks": matrix.astype(np.int8),
        "scores": matrix,
        "rows": np.zeros(1, np.int64),
        "viewers": np.zeros(1, np.int64),
        "views": views,
        "wide": views.view(np.int64),
        "narrow": views.view(np.int8),
        "plan": np.zeros((1, COLUMNS), np.int64),
        "out": matrix.astype(np.int16),
    }


PLAYING = Part("environments", (first_wrong, advance), _examples)
SEEING = Part("observations", (observe,), _examples)
