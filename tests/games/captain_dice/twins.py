"""Games and their twins: at every hidden moment the same game, but for what a viewer cannot know. Compiled."""

from typing import Any

import numpy as np

from doubloon.bots.choose import choose
from doubloon.bots.levels import RANDOM, SENSIBLE
from doubloon.bots.mind import any_seat, mark_legal
from doubloon.engine.chance import below, next_word, seed_generator
from doubloon.engine.dispatch import SPECTATOR, actors, play, redeal, setup, show
from doubloon.engine.events import EVERYONE, LogRows
from doubloon.engine.records import Record
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.events import EVENTS
from doubloon.games.captain_dice.state import SET_UP, VOTE, State

Records = np.ndarray[Any, np.dtype[np.void]]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Seeds = np.ndarray[Any, np.dtype[np.uint64]]
Logs = np.ndarray[Any, np.dtype[np.int32]]  # two of them
Tally = np.ndarray[Any, np.dtype[np.int64]]
Values = np.ndarray[Any, Any]

REVEALS = np.array([kind.reveals for kind in EVENTS.kinds], np.uint8)


@rule
def watch_games(
    games: int,
    seeds: Seeds,
    states: Records,
    raw: Bytes,
    views: Records,
    raw_views: Bytes,
    masks: Bytes,
    logs: Logs,
    minds: Records,
    desk: Record,
    tally: Tally,
) -> None:
    """Play games; at hidden moments compare the game with one that differs in what a viewer cannot know."""
    for number in range(games):
        s, twin = states[0], states[1]
        for place in range(raw.shape[1]):
            raw[0, place] = 0
        prepare(s, number)
        seed_generator(s, seeds[number], 0)
        for seat in range(len(minds)):
            seed_generator(minds[seat], seeds[number], 1 + seat)
            minds[seat].way = SENSIBLE if below(minds[seat], 2) else RANDOM
        setup(s, None)
        waiting = actors(s)
        while waiting:
            seat = any_seat(waiting, minds[0])
            action = choose(s, seat, minds[seat], desk, None)
            if s.phase in (SET_UP, VOTE) or below(minds[0], 16) == 0:
                for viewer in range(SPECTATOR, s.players):
                    chance = next_word(minds[0])
                    for which in range(1, 3):
                        states[which] = states[which - 1]
                        states[which].rng = chance
                        redeal(states[which], viewer)
                    compare(states, raw, viewer, views, raw_views, masks, tally)
                states[1] = s
                twin.rng = next_word(minds[0])
                redeal(twin, seat)
                compare_move(states, seat, action, logs, raw_views, views, tally)
            play(s, seat, action, None)
            waiting = actors(s)
        tally[5] += s.voted != 0


@rule
def prepare(s: State, number: int) -> None:
    s.players = 2 + number % 3
    s.mode = number // 3 % 2
    s.boarding = number // 6 % 2
    s.discards = number // 12 % 2
    s.idle_limit = 60
    s.round_limit = 2 if number % 4 == 0 else 60  # short games end in votes more often


@rule
def compare(
    states: Records, raw: Bytes, viewer: int, views: Records, raw_views: Bytes, masks: Bytes, tally: Tally
) -> None:
    """Views and legal actions of two states that are the same to a viewer."""
    tally[0] += 1
    tally[1] += equal(raw[0, 8:], raw[1, 8:])  # but for the generator
    tally[2] += not equal(raw[1], raw[2])  # what is dealt anew depends on what was known, and on chance
    see(states, viewer, views, raw_views)
    tally[2] += not equal(raw_views[0], raw_views[1])
    tally[2] += actors(states[0]) != actors(states[1])
    if viewer != SPECTATOR and (actors(states[0]) >> viewer) & 1:
        mark_legal(states[0], viewer, masks[0])
        mark_legal(states[1], viewer, masks[1])
        tally[2] += not equal(masks[0], masks[1])


@rule
def compare_move(
    states: Records, seat: int, action: int, logs: Logs, raw_views: Bytes, views: Records, tally: Tally
) -> None:
    """The same move in both, and what its maker sees of it before chance or a secret comes to light."""
    states[2] = states[0]
    states[2].rng = states[1].rng
    logs[0, 0, 0] = 0
    logs[1, 0, 0] = 0
    play(states[2], seat, action, logs[0])
    play(states[1], seat, action, logs[1])
    mine, theirs = visible(logs[0], seat), visible(logs[1], seat)
    tally[3] += mine > 0
    tally[4] += not equal(logs[0, 1 : mine + 1].ravel(), logs[1, 1 : theirs + 1].ravel())
    if not revealed(logs[0]):
        see(states[1:3], seat, views, raw_views)
        tally[4] += not equal(raw_views[0], raw_views[1])


@rule
def see(states: Records, viewer: int, views: Records, raw_views: Bytes) -> None:
    for which in range(2):
        for place in range(raw_views.shape[1]):
            raw_views[which, place] = 0
        show(states[which], viewer, views[which])


@rule
def visible(log: LogRows, seat: int) -> int:
    """Move the events that a seat may know, up to the first that reveals something, to the front; how many."""
    kept = 0
    for row in range(1, min(log[0, 0], len(log) - 1) + 1):
        if REVEALS[log[row, 0]]:
            return kept
        if log[row, 1] == EVERYONE or (log[row, 1] >> seat) & 1:
            kept += 1
            log[kept] = log[row]
    return kept


@rule
def revealed(log: LogRows) -> bool:
    for row in range(1, min(log[0, 0], len(log) - 1) + 1):
        if REVEALS[log[row, 0]]:
            return True
    return False


@rule
def equal(one: Values, other: Values) -> bool:
    if len(one) != len(other):
        return False
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True
