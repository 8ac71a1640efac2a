"""Lantern, a game from outside: burn your oil while it is bright, or save it for a night that is darker."""

from pathlib import Path
from typing import Any

from doubloon.engine.dispatch import Rules
from doubloon.engine.game import Game
from doubloon.engine.options import Whole
from doubloon.engine.records import Fields
from doubloon.engine.words import Message

from . import rules


def plain_view(v: Fields) -> dict[str, Any]:
    return {"turns": v.turns, "light": list(v.light)}


def prompt(_v: Fields, _seat: int) -> Message:
    return Message("prompt-turn")


def describe(_v: Fields, _seat: int, action: int) -> Message:
    return Message("action-burn" if action == rules.BURN else "action-save")


def refusal(*_: Any) -> Message:
    return Message("refused-turn")


GAME = Game(
    name="lantern",
    version="1",
    folder=Path(__file__).parent,
    players=range(2, 3),
    state=rules.State,
    view=rules.View,
    rules=Rules(
        setup=rules.setup,
        actors=rules.actors,
        legal=rules.legal,
        play=rules.play,
        show=rules.show,
        redeal=rules.redeal,
        standing=rules.standing,
        prior=rules.prior,
        value=rules.value,
        settled=rules.settled,
    ),
    options=(Whole("nights", 4, 1, 20),),
    actions=rules.ACTIONS,
    events=rules.EVENTS,
    metrics=("turns",),
    plain_view=plain_view,
    prompt=prompt,
    describe=describe,
    refusal=refusal,
)
