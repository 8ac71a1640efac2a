"""A toy game for tests of the engine: both seats may talk at any time, and talking can tell more than a log holds."""

from doubloon.engine.actions import LEGAL, ActionSpace, plays, why_not
from doubloon.engine.chance import roll
from doubloon.engine.events import EventKinds, Log
from doubloon.engine.game import Game
from doubloon.engine.rule import rule
from doubloon.engine.state import GameState, Mask, Row, Seats, Weights, everyone, own, whole
from doubloon.engine.words import Message

TALKS = 5
LOUD = 1000  # events of a long talk, more than a log has room for


class State(GameState):
    talks: int = everyone()  # how often somebody talked
    total: Row = own(Seats(2))  # what each has rolled
    last_talk: int = whole(TALKS, 1, 100)  # after which the game is over


ACTIONS = ActionSpace()
LENGTHS = ("short", "long")
SHORT, LONG = range(2)
TALK = ACTIONS.named("length", LENGTHS)

EVENTS = EventKinds()
rolled = EVENTS.told("rolled", "seat", "die")
secret = EVENTS.whispered("secret", "total")


@rule
def setup(s: State, log: Log) -> None:
    rolled(s, log, seat=0, die=roll(s, 6))


@rule
def actors(s: State) -> int:
    return 0 if s.talks >= s.last_talk else 3


@why_not(TALK)
def cannot_talk(s: State, seat: int, length: int) -> int:
    return LEGAL


@plays(TALK)
def talk(s: State, seat: int, length: int, log: Log) -> None:
    s.talks += 1
    for _ in range(LOUD if length == LONG else 1):
        die = roll(s, 6)
        s.total[seat] += die
        rolled(s, log, seat=seat, die=die)
    secret(s, log, seat, total=s.total[seat])


@rule
def redeal(s: State, seat: int) -> None:
    s.total[1 - seat] = 0


@rule
def standing(s: State, rank: Mask, score: Weights) -> None:
    for seat in range(2):
        rank[seat] = 1 if s.total[seat] >= s.total[1 - seat] else 2
        score[seat] = s.total[seat]


@rule
def prior(s: State, seat: int, weight: Weights) -> None:
    weight[TALK(SHORT)] = 1


@rule
def value(s: State, worth: Weights) -> None:
    worth[0] = (1 + s.total[0]) / (2 + s.total[0] + s.total[1])
    worth[1] = 1 - worth[0]


@rule
def settled(s: State) -> bool:
    return True


def prompt(_v: State, _seat: int) -> Message:
    return Message("title")


TOY = Game(__name__, version="1", players=range(2, 3))
