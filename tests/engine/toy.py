"""A toy game for tests of the engine: both seats may talk at any time, and talking can tell more than a log holds."""

from pathlib import Path
from typing import Any

from doubloon.engine.actions import ActionSpace
from doubloon.engine.chance import roll
from doubloon.engine.dispatch import Rules
from doubloon.engine.events import EventKinds, tell, whisper
from doubloon.engine.game import Game
from doubloon.engine.options import Whole
from doubloon.engine.records import Fields, record, state_record
from doubloon.engine.rule import rule
from doubloon.engine.words import Message

TALKS = 5
LOUD = 1000  # events of a long talk, more than a log has room for

State = state_record([("talks", "i8"), ("total", "i8", (2,)), ("last_talk", "i8")])
View = record([("talks", "i8")])

ACTIONS = ActionSpace()
SHORT = ACTIONS.add("short")
LONG = ACTIONS.add("long")

EVENTS = EventKinds()
ROLLED = EVENTS.add("rolled", "seat", "die")
SECRET = EVENTS.add("secret", "total")


@rule
def setup(s, log):
    tell(log, ROLLED, 0, roll(s, 6))


@rule
def actors(s):
    return 0 if s.talks >= s.last_talk else 3


@rule
def legal(s, seat, mask):
    mask[SHORT] = 1
    mask[LONG] = 1


@rule
def play(s, seat, action, log):
    s.talks += 1
    for _ in range(LOUD if action == LONG else 1):
        die = roll(s, 6)
        s.total[seat] += die
        tell(log, ROLLED, seat, die)
    whisper(log, seat, SECRET, s.total[seat])


@rule
def show(s, viewer, v):
    v.talks = s.talks


@rule
def redeal(s, seat):
    s.total[1 - seat] = 0


@rule
def standing(s, rank, score):
    for seat in range(2):
        rank[seat] = 1 if s.total[seat] >= s.total[1 - seat] else 2
        score[seat] = s.total[seat]


@rule
def prior(s, seat, weight):
    weight[SHORT] = 1


@rule
def value(s, worth):
    worth[0] = (1 + s.total[0]) / (2 + s.total[0] + s.total[1])
    worth[1] = 1 - worth[0]


@rule
def settled(s):
    return True


def plain_view(v: Fields) -> dict[str, Any]:
    return {"talks": v.talks}


def say_title(*_: Any) -> Message:
    return Message("title")


TOY = Game(
    name="toy",
    version="1",
    folder=Path(__file__).parent,
    players=range(2, 3),
    state=State,
    view=View,
    rules=Rules(setup, actors, legal, play, show, redeal, standing, prior, value, settled),
    options=(Whole("last_talk", TALKS, 1, 100),),
    actions=ACTIONS,
    events=EVENTS,
    metrics=("talks",),
    plain_view=plain_view,
    prompt=say_title,
    describe=say_title,
    refusal=say_title,
)
