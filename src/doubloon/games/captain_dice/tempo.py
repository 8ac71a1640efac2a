"""Captain Dice in real time: when there is haste, what a hand does for an action, and how long a table waits."""

from doubloon.engine import realtime
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.actions import CAST, RING
from doubloon.games.captain_dice.state import ACTION, BELL, DICE


@rule
def haste(s):  # C7
    in_haste = s.mode == ACTION and s.phase in (BELL, DICE)
    return s.first if in_haste else NO_HASTE


@rule
def motion(s, seat, action):
    if s.phase == BELL:
        return realtime.STUDY  # C5: the field can be studied before
    if action == CAST:
        return realtime.CAST
    return realtime.RING if action == RING else realtime.PLACE


@rule
def patience(s):  # C5
    return s.idle_limit if haste(s) != NO_HASTE else 0
