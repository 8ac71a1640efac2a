"""Captain Dice. Pirates grab islands with dice, all at once against a bell, then fight for them with hidden cards."""

from pathlib import Path

from doubloon.engine.dispatch import Rules
from doubloon.engine.game import Game
from doubloon.engine.options import Choice, Whole
from doubloon.games.captain_dice import hints, rules, speech, tempo, view, winning
from doubloon.games.captain_dice.actions import ACTIONS
from doubloon.games.captain_dice.events import EVENTS
from doubloon.games.captain_dice.state import BOARDINGS, DISCARDS, MODES, MOST_PLAYERS, TOASTS, State

GAME = Game(
    name="captain_dice",
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
        value=winning.value,
        settled=hints.settled,
        awaited=rules.awaited,
        haste=tempo.haste,
        motion=tempo.motion,
        patience=tempo.patience,
        expire=rules.expire,
    ),
    options=(
        Choice("mode", *MODES),
        Choice("boarding", *BOARDINGS),
        Choice("discards", *DISCARDS),
        Choice("toast", *TOASTS),
        Whole("idle_limit", 60, 1, 3_600),
        Whole("round_limit", 60, 1, 10_000),
    ),
    actions=ACTIONS,
    events=EVENTS,
    metrics=("wrong_bells", "enclosed"),
    plain_view=view.plain_view,
    prompt=speech.prompt,
    describe=speech.describe,
    refusal=speech.refusal,
)
