"""Casket of Gold. Captains race over land and sea; they earn their steps by winning as many fights as they said."""

from pathlib import Path

from doubloon.engine.dispatch import Rules
from doubloon.engine.game import Game
from doubloon.engine.options import Choice, Whole
from doubloon.games.casket import hints, plain, redeal, rules, speech, view
from doubloon.games.casket.actions import ACTIONS
from doubloon.games.casket.chart import CHART_OPTIONS, fit_map
from doubloon.games.casket.deck import DeckOption
from doubloon.games.casket.dice import DiceOption
from doubloon.games.casket.events import EVENTS
from doubloon.games.casket.state import (
    DUMMIES,
    HINDSIGHTS,
    HOUSES,
    MOST_PLAYERS,
    START_DICE,
    State,
)

GAME = Game(
    name="casket",
    version="2",
    folder=Path(__file__).parent,
    players=range(1, MOST_PLAYERS + 1),
    state=State,
    view=view.View,
    rules=Rules(
        setup=rules.setup,
        actors=rules.actors,
        legal=rules.legal,
        play=rules.play,
        show=view.show,
        redeal=redeal.redeal,
        standing=rules.standing,
        decided=rules.decided,
        prior=hints.prior,
        value=hints.value,
        settled=hints.settled,
        foresight=hints.foresight,
    ),
    options=(
        DeckOption(),
        DiceOption(),
        *CHART_OPTIONS,
        Choice("start_die", *START_DICE),
        Whole("opening_cards", 2, 1, 3),
        Choice("hindsight", *HINDSIGHTS),
        Choice("house", *HOUSES),
        Choice("dummy", *DUMMIES),
        Whole("battle_limit", 200, 1, 10_000),
    ),
    actions=ACTIONS,
    events=EVENTS,
    metrics=("thefts", "mutinies", "luck_spent"),
    plain_view=plain.plain_view,
    prompt=speech.prompt,
    describe=speech.describe,
    refusal=speech.refusal,
    fit=fit_map,
)
