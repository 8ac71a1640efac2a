"""Captain Dice in real time: when there is haste, what a hand does for an action, and what a table waits for."""

from doubloon.engine.bits import one
from doubloon.engine.events import Log
from doubloon.engine.realtime import NO_HASTE, Motions, Times
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.actions import CAST, RING
from doubloon.games.captain_dice.rules import actors, go_on
from doubloon.games.captain_dice.rules.dice import go_on_by_itself, may_ring
from doubloon.games.captain_dice.state import ACTION, BELL, DICE, State

_TO_SPOT = Times(slow=(900, 3_000), steady=(500, 2_000), brisk=(400, 1_600), quick=(300, 1_200))
_TO_PLACE = Times(slow=(900, 1_600), steady=(600, 1_100), brisk=(500, 950), quick=(400, 800))
_TO_REACH = Times(slow=(500, 1_000), steady=(300, 700), brisk=(250, 550), quick=(200, 450))
_TO_CAST = Times(slow=(1_800, 3_600), steady=(1_200, 2_400), brisk=(1_000, 2_000), quick=(800, 1_600))
_TO_STUDY = Times(slow=(5_000, 15_000), steady=(3_000, 10_000), brisk=(2_500, 8_000), quick=(2_000, 6_000))

MOTIONS = Motions()
STUDYING = MOTIONS.study(_TO_STUDY)  # the field, before the bell
CASTING = MOTIONS.hurried(_TO_CAST, telling=True)  # gather, cast and read the dice
PLACING = MOTIONS.hurried(_TO_PLACE, _TO_SPOT, telling=True)  # see where a pair fits, and put it down
RINGING = MOTIONS.hurried(_TO_REACH, _TO_SPOT)  # see that the bell may be rung; who waits with it may have a reason


@rule
def haste(s: State) -> int:  # C7
    in_haste = s.mode == ACTION and s.phase in (BELL, DICE)
    return s.first if in_haste else NO_HASTE


@rule
def motion(s: State, _seat: int, action: int) -> int:
    if s.phase == BELL:
        return STUDYING  # C5
    if action == CAST():
        return CASTING
    return RINGING if action == RING() else PLACING


@rule
def awaited(s: State) -> int:  # C5
    """Who has nothing left but a wrong ring may act, but is not waited for."""
    waiting = actors(s)
    if s.phase == DICE and s.mode == ACTION and not may_ring(s):
        for seat in range(s.players):
            if s.dice[seat] == 0:
                waiting &= ~one(seat)
    return waiting


@rule
def patience(s: State) -> int:  # C5
    return s.idle_limit if haste(s) != NO_HASTE else 0


@rule
def expire(s: State, log: Log) -> None:  # C5
    go_on_by_itself(s, log)
    go_on(s, log)
