"""Tempo: in real time a bot needs as long as a hand needs. It sets about an action, and is done some moments later.

Times are drawn from the bot's own chance. What was free when a hand set out may be taken when it arrives.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from doubloon.bots.levels import RANDOM
from doubloon.engine.chance import below
from doubloon.engine.dispatch import motion
from doubloon.engine.errors import BadPlayers, did_you_mean, shown
from doubloon.engine.realtime import MOTIONS, PLACE, RING, SPOT
from doubloon.engine.records import new, record
from doubloon.engine.rule import rule

MOST_SEATS = 6
NOBODY = -1
NOTHING = -1
BEFORE = -1  # the first round
NEVER = 2**62
SECOND = 1_000_000  # clocks run in microseconds, so that two hands are hardly ever equally fast
MILLISECOND = 1_000

Tempo = record(
    [
        ("intent", "i8", (MOST_SEATS,)),  # the action that its hand is at, or NOTHING
        ("due", "i8", (MOST_SEATS,)),  # when that will be done; NEVER while the bot waits
        ("rounds", "i8"),  # the round that all this is for
        ("now", "i8"),  # microseconds since the first move in haste
        ("hurried", "i8"),  # the same without those in which somebody studied the table
    ]
)

Span = tuple[int, int]  # the shortest and the longest time, in milliseconds; all between are equally likely


@dataclass(frozen=True)
class Hand:
    """How long a hand takes for each of its motions."""

    study: Span  # look at the field before the bell
    cast: Span  # gather, cast and read the dice
    spot: Span  # see where a pair fits, or that the bell may be rung
    place: Span  # put a pair down
    ring: Span  # reach for the bell


HANDS = {
    "slow": Hand(study=(5_000, 15_000), cast=(1_800, 3_600), spot=(900, 3_000), place=(900, 1_600), ring=(500, 1_000)),
    "steady": Hand(study=(3_000, 10_000), cast=(1_200, 2_400), spot=(500, 2_000), place=(600, 1_100), ring=(300, 700)),
    "brisk": Hand(study=(2_500, 8_000), cast=(1_000, 2_000), spot=(400, 1_600), place=(500, 950), ring=(250, 550)),
    "quick": Hand(study=(2_000, 6_000), cast=(800, 1_600), spot=(300, 1_200), place=(400, 800), ring=(200, 450)),
}
STEADY = "steady"
AS_IT_IS = 100  # per cent: a hand that is neither hurried nor held back

_SPANS = np.array([[getattr(hand, name) for name in MOTIONS] for hand in HANDS.values()], np.int64)


def hand_number(name: str) -> int:
    """The number by which compiled code knows a hand."""
    if name not in HANDS:
        raise BadPlayers(f"no hand is called {shown(name)}; {did_you_mean(name, HANDS)}")
    return list(HANDS).index(name)


def new_tempo() -> np.ndarray[Any, np.dtype[np.void]]:
    """The clocks of a table."""
    tempo = new(Tempo)
    restart(tempo[0])
    return tempo


@rule
def restart(tempo):
    """Set the clocks to the start of a game."""
    tempo.rounds = BEFORE
    tempo.now = 0
    tempo.hurried = 0


@rule
def intend(s, seat, action, mind, tempo, desk):
    """Let a hand set about an action; one that is not liked at all is a hand that waits."""
    tempo.intent[seat] = action
    if mind.way != RANDOM and desk.weight[action] < 0:
        tempo.due[seat] = NEVER
    else:
        tempo.due[seat] = tempo.now + microseconds(mind, motion(s, seat, action))


@rule
def drop_everything(tempo, rounds):
    """What a hand was at in one round has nothing to do with the next."""
    tempo.rounds = rounds
    for seat in range(MOST_SEATS):
        tempo.intent[seat] = NOTHING
        tempo.due[seat] = NEVER


@rule
def look_again(tempo):
    """Something happens: who was waiting thinks again."""
    for seat in range(MOST_SEATS):
        if tempo.due[seat] == NEVER:
            tempo.intent[seat] = NOTHING


@rule
def next_ready(waiting, first, players, tempo):
    """The seat whose hand is there first, or NOBODY; of several at the same moment the first one clockwise."""
    best = NOBODY
    for turns in range(players):
        seat = (first + turns) % players
        if not waiting >> seat & 1 or tempo.due[seat] == NEVER:
            continue
        if best == NOBODY or tempo.due[seat] < tempo.due[best]:
            best = seat
    return best


@rule
def microseconds(mind, moved):
    """How long a bot's hand takes this time."""
    time = drawn_time(mind, moved)
    if moved in (PLACE, RING):
        time += drawn_time(mind, SPOT)
    return time


@rule
def drawn_time(mind, moved):
    shortest, longest = _SPANS[mind.hand, moved, 0], _SPANS[mind.hand, moved, 1]
    time = MILLISECOND * shortest + below(mind, MILLISECOND * (longest - shortest))
    return time * mind.stretch // AS_IT_IS
