"""Tempo: in real time a bot needs as long as a hand needs. It sets about an action, and is done some moments later.

Times are drawn from the bot's own chance. What was free when a hand set out may be taken when it arrives (arrivals.py).
"""

from typing import Any

import numpy as np

from doubloon.bots.levels import RANDOM
from doubloon.engine.chance import below
from doubloon.engine.dispatch import motion
from doubloon.engine.errors import BadPlayers, did_you_mean, shown
from doubloon.engine.realtime import HANDS, MOST_PARTS
from doubloon.engine.records import new, record
from doubloon.engine.rule import rule

MOST_SEATS = 6
NOTHING = -1
BEFORE = -1  # the first round
NEVER = 2**62
SECOND = 1_000_000  # clocks run in microseconds, so that two hands are hardly ever equally fast
MILLISECOND = 1_000
AS_IT_IS = 100  # per cent: a hand that is neither hurried nor held back

Tempo = record(
    [
        ("intent", "i8", (MOST_SEATS,)),  # the action that its hand is at, or NOTHING
        ("due", "i8", (MOST_SEATS,)),  # when that will be done; NEVER while the bot waits
        ("hurries", "i8", (MOST_SEATS,)),  # 1: that is done in haste; 0: its hand waits while it studies the table
        ("rounds", "i8"),  # the round that all this is for
        ("now", "i8"),  # microseconds since the first move in haste
        ("hurried", "i8"),  # the same without those in which somebody studied the table
    ]
)


def hand_number(name: str) -> int:
    """The number by which compiled code knows a hand."""
    if name not in HANDS:
        raise BadPlayers(f"no hand is called {shown(name)}; {did_you_mean(name, HANDS)}")
    return HANDS.index(name)


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
        return
    moved = motion(s, seat, action)
    tempo.due[seat] = tempo.now + microseconds(mind, moved)
    tempo.hurries[seat] = mind.hurries[moved]


@rule
def microseconds(mind, moved):
    """How long a bot's hand takes this time."""
    time = 0
    for part in range(MOST_PARTS):
        shortest, longest = mind.spans[moved, part, 0], mind.spans[moved, part, 1]
        if longest > 0:
            time += (shortest + below(mind, longest - shortest)) * mind.stretch // AS_IT_IS
    return time
