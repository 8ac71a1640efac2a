"""The rules of Lantern."""

from doubloon.engine.actions import ActionSpace, plays
from doubloon.engine.events import EventKinds, Log
from doubloon.engine.rule import rule
from doubloon.engine.state import GameState, Mask, Row, Seats, Weights, everyone, whole

from .oil import brightness

SAVED = 1


class State(GameState):
    turns: int = everyone()  # that are over
    nights: int = whole(4, 1, 20)  # turns of each
    light: Row = everyone(Seats(2))  # that each has made


ACTIONS = ActionSpace()
BURN = ACTIONS.verb("burn")
SAVE = ACTIONS.verb("save")

EVENTS = EventKinds()
shone = EVENTS.told("shone", "seat", "light")


@rule
def setup(s: State, log: Log) -> None:
    s.began = 0


@rule
def actors(s: State) -> int:
    return 0 if s.turns >= 2 * s.nights else 1 << s.turns % 2


@plays(BURN)
def burn(s: State, seat: int, log: Log) -> None:
    shine(s, seat, brightness(s), log)


@plays(SAVE)
def save(s: State, seat: int, log: Log) -> None:
    shine(s, seat, SAVED, log)


@rule
def shine(s: State, seat: int, light: int, log: Log) -> None:
    s.light[seat] += light
    s.turns += 1
    s.rounds = s.turns // 2
    shone(s, log, seat, light)


@rule
def redeal(s: State, seat: int) -> None:
    """Nothing is hidden."""


@rule
def standing(s: State, rank: Mask, score: Weights) -> None:
    for seat in range(2):
        rank[seat] = 1 if s.light[seat] >= s.light[1 - seat] else 2
        score[seat] = s.light[seat]


@rule
def prior(s: State, seat: int, weight: Weights) -> None:
    weight[BURN()] = 1


@rule
def value(s: State, worth: Weights) -> None:
    worth[0] = (1 + s.light[0]) / (2 + s.light[0] + s.light[1])
    worth[1] = 1 - worth[0]


@rule
def settled(s: State) -> bool:
    return True
