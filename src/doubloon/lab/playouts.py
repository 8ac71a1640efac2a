"""Win probability while a game goes on: at moments of it, the same bots play on from there many times. Compiled.

At many moments, in two halves that share no chance: a product of two such figures has no noise of playouts in its mean,
where a square of one would have it. At a few moments, closely: many futures begin there, each with playouts of its own,
which says how far the next chance to win may be from this one, and how much of that is luck.
"""

from doubloon.bots.arrivals import NOBODY
from doubloon.bots.mind import seed_mind
from doubloon.bots.playing import BLUNDER, next_move
from doubloon.bots.tempo import NOTHING
from doubloon.engine.chance import next_word, seed_generator
from doubloon.engine.dispatch import actors, decided, expire, play, standing
from doubloon.engine.rule import rule
from doubloon.lab.counting import begin

HALF = 8  # playouts in each half, at a moment
HALVES = 2
FUTURES = 8  # that begin at a moment which is looked at closely
DEEP = 16  # playouts of each of them
HOPE = 0.02  # who wins less often cannot win any more
MOST_OPTIONS = 5  # of a seat without hope that are tried
TRIES = 24  # playouts of each in each half
STREAM = 1000  # of a game's seed: playouts have chance of their own, which no seat's bot has
FIRST = 1  # a winner's rank

GAME, FUTURE, PLAYOUT = range(3)  # of the three States and clocks


def follow_game(states, minds, dreamers, tempos, seed, chances, desks, course):
    """Play the game of this seed again, and at its moments estimate who will win. Returns its decisions, or BLUNDER."""
    s, chance, desk, c = states[GAME], chances[0], desks[0], course[0]
    tempo = None if tempos is None else tempos[GAME]
    begin(s, minds, tempo, seed)
    seed_generator(chance, seed, STREAM)
    decisions, looked, waiting = 0, -1, actors(s)
    while waiting:
        if looked < decisions:
            looked = decisions
            if not look_ahead(states, dreamers, tempos, chance, desk, c, decisions):
                return BLUNDER
        seat, action = next_move(s, waiting, minds, tempo, desk, None)
        if seat == NOBODY:
            expire(s, None)
        elif action == NOTHING:
            return BLUNDER
        else:
            if not look_beside(states, dreamers, tempos, chance, desk, c, decisions, seat, action):
                return BLUNDER
            play(s, seat, action, None)
            decisions += 1
        waiting = actors(s)
    share_of_win(s, desk, c.worth)
    return decisions


@rule
def look_ahead(states, dreamers, tempos, chance, desk, c, decisions):
    """Before a decision: who will win; and closely, how far the next chances may be from these."""
    if decisions == 0 or (decisions - c.first) % c.stride == 0:
        row = c.rows
        c.rows += 1
        c.when[row] = decisions
        for half in range(HALVES):
            for _ in range(HALF):
                copy_table(states, tempos, GAME, FUTURE)
                if not play_on(states, dreamers, tempos, chance, desk, c.result):
                    return False
                for seat in range(states[GAME].players):
                    c.ahead[row, half, seat] += c.result[seat] / HALF
    if not is_close(c, decisions):
        return True
    clear_sums(c)
    for _ in range(FUTURES):
        copy_table(states, tempos, GAME, FUTURE)
        redraw(states[FUTURE], dreamers, chance)
        if not take_decision(states, dreamers, tempos, FUTURE, desk):
            return False
        if not play_on_often(states, dreamers, tempos, chance, desk, c):
            return False
    for seat in range(states[GAME].players):
        c.hope[seat] = c.wins[seat] / (FUTURES * DEEP)
        c.sway[c.closes] += variance(c, seat)
    return True


@rule
def look_beside(states, dreamers, tempos, chance, desk, c, decisions, seat, action):
    """After a choice: what chance does then; and of a seat without hope, whom its options make win."""
    if not is_close(c, decisions):
        return True
    list_options(desk, c)
    clear_sums(c)
    for _ in range(FUTURES):
        copy_table(states, tempos, GAME, FUTURE)
        redraw(states[FUTURE], dreamers, chance)
        play(states[FUTURE], seat, action, None)
        if not play_on_often(states, dreamers, tempos, chance, desk, c):
            return False
    row = c.closes
    c.closes += 1
    c.close[row] = decisions
    for other in range(states[GAME].players):
        c.luck[row] += variance(c, other)
    if c.hope[seat] >= HOPE:
        return True
    c.hopeless[row] = 1
    return try_options(states, dreamers, tempos, chance, desk, c, row, seat)


@rule
def is_close(c, decisions):
    """Whether a decision is looked at closely: some of the whole game, and more of its end."""
    if decisions < c.late:
        return decisions % c.early_stride == c.early_first
    return (decisions - c.late) % c.late_stride == c.late_first


@rule
def play_on_often(states, dreamers, tempos, chance, desk, c):
    """Playouts of a future: their wins, and how often they agree."""
    for seat in range(states[FUTURE].players):
        c.once[seat] = 0.0
    for _ in range(DEEP):
        if not play_on(states, dreamers, tempos, chance, desk, c.result):
            return False
        for seat in range(states[FUTURE].players):
            c.squares[seat] += c.result[seat] * c.result[seat]
            c.once[seat] += c.result[seat]
    for seat in range(states[FUTURE].players):
        c.wins[seat] += c.once[seat]
        c.pairs[seat] += c.once[seat] * c.once[seat]
    return True


@rule
def variance(c, seat):
    """Of a seat's chance over futures, without noise: how far playouts of one future agree more than others do."""
    agree = (c.pairs[seat] - c.squares[seat]) / (DEEP * (DEEP - 1))  # products of two playouts of one future
    others = (c.wins[seat] * c.wins[seat] - c.pairs[seat]) / (DEEP * DEEP)  # of playouts of different futures
    return agree / FUTURES - others / (FUTURES * (FUTURES - 1))


@rule
def try_options(states, dreamers, tempos, chance, desk, c, row, seat):
    """Whether its choice moves the win between two others by more than KINGMAKING."""
    step = (c.options + MOST_OPTIONS - 1) // MOST_OPTIONS
    tried = 0
    for place in range(0, c.options, step):
        for half in range(HALVES):
            for other in range(states[GAME].players):
                c.tried[half, tried, other] = 0.0
            for _ in range(TRIES):
                copy_table(states, tempos, GAME, FUTURE)
                redraw(states[FUTURE], dreamers, chance)
                play(states[FUTURE], seat, int(c.option[place]), None)
                if not play_on(states, dreamers, tempos, chance, desk, c.result):
                    return False
                for other in range(states[GAME].players):
                    c.tried[half, tried, other] += c.result[other] / TRIES
        tried += 1
    for other in range(states[GAME].players):
        if other != seat:
            c.kings[row] = max(c.kings[row], moved_by(c, tried, other))
    return True


@rule
def moved_by(c, tried, seat):
    """How far options move a seat's chance: one half names the best and the worst for it, the other says how far."""
    found = 0.0
    for half in range(HALVES):
        best, worst = 0, 0
        for place in range(tried):
            if c.tried[half, place, seat] > c.tried[half, best, seat]:
                best = place
            if c.tried[half, place, seat] < c.tried[half, worst, seat]:
                worst = place
        found += (c.tried[1 - half, best, seat] - c.tried[1 - half, worst, seat]) / HALVES
    return found


@rule
def list_options(desk, c):
    c.options = 0
    for action in range(len(desk.legal)):
        if desk.legal[action]:
            c.option[c.options] = action
            c.options += 1


@rule
def clear_sums(c):
    for seat in range(len(c.squares)):
        c.wins[seat], c.squares[seat], c.pairs[seat] = 0.0, 0.0, 0.0


@rule
def copy_table(states, tempos, source, target):
    """What lies on the table, and on real tables what hands are at."""
    states[target] = states[source]
    if tempos is not None:
        tempos[target] = tempos[source]


@rule
def redraw(s, dreamers, chance):
    """Chance to come is drawn anew, that of the game and that of every bot; what is dealt stays as it is."""
    s.rng = next_word(chance)
    seed = next_word(chance)
    for seat in range(s.players):
        seed_mind(dreamers[seat], seed, seat)


@rule
def play_on(states, dreamers, tempos, chance, desk, result):
    """Play a future to its end once; each seat's share of the win."""
    copy_table(states, tempos, FUTURE, PLAYOUT)
    redraw(states[PLAYOUT], dreamers, chance)
    while actors(states[PLAYOUT]):
        if not take_decision(states, dreamers, tempos, PLAYOUT, desk):
            return False
    share_of_win(states[PLAYOUT], desk, result)
    return True


@rule
def take_decision(states, dreamers, tempos, table, desk):
    """Go on at a table until somebody has decided something; False if a bot chose what it may not do."""
    s = states[table]
    tempo = None if tempos is None else tempos[table]
    waiting = actors(s)
    while waiting:
        seat, action = next_move(s, waiting, dreamers, tempo, desk, None)
        if seat != NOBODY:
            if action == NOTHING:
                return False
            play(s, seat, action, None)
            return True
        expire(s, None)
        waiting = actors(s)
    return True


@rule
def share_of_win(s, desk, result):
    """What a game that is over is worth to each seat: 1 for a win, a part of it for a shared one."""
    for seat in range(s.players):
        result[seat] = 0.0
    if not decided(s):
        return
    standing(s, desk.rank, desk.score)
    winners = 0
    for seat in range(s.players):
        winners += desk.rank[seat] == FIRST
    for seat in range(s.players):
        if desk.rank[seat] == FIRST:
            result[seat] = 1.0 / winners
