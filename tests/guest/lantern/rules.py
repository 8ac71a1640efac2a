"""The rules of Lantern."""

from doubloon.engine.actions import ActionSpace
from doubloon.engine.events import EventKinds, tell
from doubloon.engine.records import record, state_record
from doubloon.engine.rule import rule

from .oil import brightness

SAVED = 1

State = state_record([("turns", "i8"), ("nights", "i8"), ("light", "i8", (2,))])
View = record([("turns", "i8"), ("light", "i8", (2,))])

ACTIONS = ActionSpace()
BURN = ACTIONS.add("burn")
SAVE = ACTIONS.add("save")

EVENTS = EventKinds()
SHONE = EVENTS.add("shone", "seat", "light")


@rule
def setup(s, log):
    s.began = 0


@rule
def actors(s):
    return 0 if s.turns >= 2 * s.nights else 1 << s.turns % 2


@rule
def legal(s, seat, mask):
    mask[BURN] = 1
    mask[SAVE] = 1


@rule
def play(s, seat, action, log):
    light = brightness(s) if action == BURN else SAVED
    s.light[seat] += light
    s.turns += 1
    s.rounds = s.turns // 2
    tell(log, SHONE, seat, light)


@rule
def show(s, viewer, v):
    v.turns = s.turns
    for seat in range(2):
        v.light[seat] = s.light[seat]


@rule
def redeal(s, seat):
    """Nothing is hidden."""


@rule
def standing(s, rank, score):
    for seat in range(2):
        rank[seat] = 1 if s.light[seat] >= s.light[1 - seat] else 2
        score[seat] = s.light[seat]


@rule
def prior(s, seat, weight):
    weight[BURN] = 1


@rule
def value(s, worth):
    worth[0] = (1 + s.light[0]) / (2 + s.light[0] + s.light[1])
    worth[1] = 1 - worth[0]


@rule
def settled(s):
    return True
