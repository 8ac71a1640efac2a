"""Nozoku Dice. Apprentice wizards take dice from a cave, turn them, and peek at each other's."""

from pathlib import Path

from doubloon.engine.dispatch import Rules
from doubloon.engine.game import Game
from doubloon.engine.options import Choice, Whole
from doubloon.games.nozoku import hints, rules, speech, view
from doubloon.games.nozoku.actions import ACTIONS
from doubloon.games.nozoku.events import EVENTS
from doubloon.games.nozoku.state import MOST_PLAYERS, REACHES, State

GAME = Game(
    name="nozoku",
    version="2",
    folder=Path(__file__).parent,
    players=range(2, MOST_PLAYERS + 1),
    state=State,
    view=view.View,
    rules=Rules(
        setup=rules.setup,
        actors=rules.actors,
        legal=rules.legal,
        play=rules.play,
        show=view.show,
        redeal=view.redeal,
        standing=rules.standing,
        prior=hints.prior,
        value=hints.value,
        settled=hints.settled,
    ),
    options=(
        Whole("dice_per_colour", 7, 5, 12),
        Whole("white_dice", 4, 0, 8),
        Choice("powers", *REACHES),
        Whole("round_limit", 40, 1, 1_000),
    ),
    actions=ACTIONS,
    events=EVENTS,
    metrics=("peeks", "stuck", "bonuses", "trove"),
    tallies=("named",),
    plain_view=view.plain_view,
    prompt=speech.prompt,
    describe=speech.describe,
    refusal=speech.refusal,
)
