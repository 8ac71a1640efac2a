"""Treasure Hunting: Kraken. Ships race into a whirlpool for the gem in its eye, and back out with it."""

from pathlib import Path

from doubloon.engine.dispatch import Rules
from doubloon.engine.game import Game
from doubloon.engine.options import Choice, Whole
from doubloon.games.kraken import hints, rules, speech, view
from doubloon.games.kraken.actions import ACTIONS
from doubloon.games.kraken.board import BoardOption
from doubloon.games.kraken.dial import DialOption
from doubloon.games.kraken.events import EVENTS
from doubloon.games.kraken.state import KRAKEN_ROLLS, MOST_PLAYERS, State

GAME = Game(
    name="kraken",
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
        decided=rules.decided,
        prior=hints.prior,
        value=hints.value,
        settled=hints.settled,
        foresight=hints.foresight,
    ),
    options=(
        BoardOption(),
        DialOption(),
        Choice("kraken_roll", *KRAKEN_ROLLS),
        Whole("round_limit", 300, 1, 10_000),
    ),
    actions=ACTIONS,
    events=EVENTS,
    metrics=("thefts",),
    plain_view=view.plain_view,
    prompt=speech.prompt,
    describe=speech.describe,
    refusal=speech.refusal,
)
