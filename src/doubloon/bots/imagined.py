"""The opponent model of a search: players that are sensible, now and then not, and in real time as quick as itself."""

from doubloon.bots.arrivals import NOBODY, keep_to_round, next_arrival
from doubloon.bots.levels import TRUSTING
from doubloon.bots.mind import any_seat, mark_legal, pick, pick_best, weigh
from doubloon.bots.tempo import NEVER, NOTHING, intend, restart
from doubloon.engine.chance import below
from doubloon.engine.dispatch import POINTLESS, actors, expire, haste, play, settled
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import rule

SURPRISE = 10  # once in so many moves a player does anything that has a point


@rule
def likely_move(s, seat, mind, desk):
    """What a player may be thought to do."""
    mark_legal(s, seat, desk.legal)
    weigh(s, seat, desk.weight)
    if below(mind, SURPRISE) == 0:
        surprise = pick(desk.legal, desk.found, mind)
        if desk.weight[surprise] > POINTLESS:
            return surprise
    return pick_best(desk.legal, desk.weight, mind)


@rule
def let_move(s, waiting, movers, mind, desk):
    """One move of somebody; in real time of whoever is ready first, and only `movers` set about something new."""
    if haste(s) != NO_HASTE:
        let_time_pass(s, waiting, movers, mind, desk)
        return
    seat = any_seat(movers, mind)
    play(s, seat, likely_move(s, seat, mind, desk), None)


@rule
def play_on(s, mind, desk):
    """Let everyone move until the game is over or can be judged; returns who is waited for then."""
    waiting = actors(s)
    while waiting and not settled(s):
        let_move(s, waiting, waiting, mind, desk)
        waiting = actors(s)
    return waiting


@rule
def next_to_decide(s, me, mind, desk):
    """Let the others do what is not for the tree; returns who decides in it next, or NOBODY when the game is over."""
    waiting, moved = actors(s), 0
    while waiting:
        others = waiting & ~(1 << me)
        if haste(s) != NO_HASTE:
            keep_to_round(s, desk.race[0])
            if waiting != others and desk.race[0].intent[me] == NOTHING:
                return me
            let_move(s, waiting, others, mind, desk)
        elif waiting & (waiting - 1) == 0:
            if waiting != others or mind.outlook != TRUSTING:
                return seat_of(waiting)
            let_move(s, waiting, waiting, mind, desk)
        elif waiting != others and others & ~moved == 0:
            return me
        else:  # unseen by each other: the others first, so that nobody answers what they cannot know
            moved = 0 if others & ~moved == 0 else moved
            mover = others & ~moved & -(others & ~moved)
            let_move(s, waiting, mover, mind, desk)
            moved |= mover
        waiting = actors(s)
    return NOBODY


@rule
def seat_of(bit):
    seat = 0
    while not bit >> seat & 1:
        seat += 1
    return seat


# Real time


@rule
def start_race(s, me, mind, desk):
    """New clocks. In haste the others are already at something: how soon they will be done is anyone's guess."""
    race, waiting = desk.race[0], actors(s)
    restart(race)
    keep_to_round(s, race)
    if haste(s) == NO_HASTE:
        return
    for seat in range(s.players):
        if seat != me and waiting >> seat & 1:
            intend(s, seat, likely_move(s, seat, mind, desk), mind, race, desk)
            if race.due[seat] != NEVER:
                race.due[seat] = below(mind, race.due[seat])


@rule
def let_time_pass(s, waiting, movers, mind, desk):
    race = desk.race[0]
    keep_to_round(s, race)
    for seat in range(s.players):
        if movers >> seat & 1 and race.intent[seat] == NOTHING:
            intend(s, seat, likely_move(s, seat, mind, desk), mind, race, desk)
    seat, action = next_arrival(s, waiting, race, desk)
    if seat == NOBODY:
        expire(s, None)
    elif action != NOTHING:
        play(s, seat, action, None)
