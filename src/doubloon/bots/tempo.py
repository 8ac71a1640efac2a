"""Tempo: in real time a bot needs as long as a hand needs. It sets about an action, and is done some moments later.

Times are drawn from the bot's own chance. What was free when a hand set out may be taken when it arrives.
"""

from dataclasses import dataclass

import numpy as np

from doubloon.bots.choose import choose
from doubloon.bots.levels import RANDOM
from doubloon.engine.chance import below
from doubloon.engine.dispatch import motion
from doubloon.engine.errors import BadPlayers, did_you_mean, shown
from doubloon.engine.realtime import MOTIONS, PLACE, RING, SPOT
from doubloon.engine.records import record
from doubloon.engine.rule import rule

NOTHING = -1
NEVER = 2**62
MILLISECOND = 1_000  # clocks run in microseconds, so that two hands are hardly ever equally fast

Clock = record(
    [
        ("hand", "i8"),  # whose hand it is: its place in HANDS
        ("intent", "i8"),  # the action that the hand is at, or NOTHING
        ("due", "i8"),  # when that will be done; NEVER while the bot waits
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
    "quick": Hand(study=(2_000, 6_000), cast=(800, 1_600), spot=(300, 1_200), place=(400, 800), ring=(200, 450)),
}
STEADY = "steady"

_SPANS = np.array([[getattr(hand, name) for name in MOTIONS] for hand in HANDS.values()], np.int64)


def hand_of(name: str) -> int:
    """The number by which compiled code knows a hand."""
    if name not in HANDS:
        raise BadPlayers(f"no hand is called {shown(name)}; {did_you_mean(name, HANDS)}")
    return list(HANDS).index(name)


@rule
def set_about(s, seat, mind, clock, desk, now):
    """Let a bot set about what it likes best, or wait if it likes nothing that it could do now."""
    action = choose(s, seat, mind, desk)
    clock.intent = action
    if mind.level != RANDOM and desk.weight[action] < 0:
        clock.due = NEVER
    else:
        clock.due = now + microseconds(mind, clock.hand, motion(s, seat, action))


@rule
def microseconds(mind, hand, moved):
    """How long a bot's hand takes this time."""
    time = drawn_time(mind, hand, moved)
    if moved in (PLACE, RING):
        time += drawn_time(mind, hand, SPOT)
    return time


@rule
def drawn_time(mind, hand, moved):
    shortest, longest = _SPANS[hand, moved, 0], _SPANS[hand, moved, 1]
    return MILLISECOND * shortest + below(mind, MILLISECOND * (longest - shortest))
