"""How many games a searching bot imagines per second on one core, beside OpenSpiel's searches in C++.

Both search at decisions spread over whole games, wherever there is something to choose. OpenSpiel's have the decisions
of all players in their tree: so has ours with the outlook max-n. A captain as it plays plans only its own and imagines
sensible moves of the others: such visits are longer, and worth more.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import doubloon
from bench import open_spiel
from bench.measure import Subject, work_of
from doubloon.bots import Bot
from doubloon.engine.match import Match

PLAYERS = 4
POSITIONS = 60
APART = 5  # decisions between two positions
VISITS = 1_000  # per search
OH_HELL = "OpenSpiel oh_hell, C++ ISMCTS"
MAEDN = "OpenSpiel maedn, C++ MCTS"
OPTIONS = {"captain_dice": {"mode": "turns"}}  # in real time a search is cut short
OUTLOOKS = ("trusting", "max-n")
NEAREST = {"casket": OH_HELL, "kraken": MAEDN}
LEAST = {(f"{name}, {outlook}", theirs): 5.0 for name, theirs in NEAREST.items() for outlook in OUTLOOKS}


@dataclass
class Ours:
    """A captain at positions of one game."""

    name: str
    outlook: str

    def __post_init__(self) -> None:
        self.bot = Bot(f"captain:{VISITS}:{self.outlook}", seed=1)
        self.positions = _positions(self.name, self.bot)

    def rate(self) -> float:
        """Visits per second."""
        seconds, visits = 0.0, 0
        for match, seat in self.positions:
            seconds += work_of(partial(self.bot.choose, match, seat))
            visits += sum(thought.visits for thought in self.bot.thoughts)
        return visits / seconds


def _positions(name: str, bot: Bot) -> list[tuple[Match, int]]:
    """Decisions of a game between mates at which the bot really searches."""
    game, number = doubloon.game(name), 0
    found: list[tuple[Match, int]] = []
    mates = [Bot("mate", 1, seat) for seat in range(PLAYERS)]
    while len(found) < POSITIONS:
        number += 1
        match = game.start(players=PLAYERS, seed=number, options=OPTIONS.get(name))
        while not match.over and len(found) < POSITIONS:
            seat = match.actors[0]
            bot.choose(match, seat)
            if bot.thoughts[0].visits:
                found.append((match.copy(), seat))
            for _ in range(APART):
                if not match.over:
                    match.play(match.actors[0], mates[match.actors[0]].choose(match, match.actors[0]))
    return found


@dataclass
class Theirs:
    """A bot of OpenSpiel at positions of one of its games."""

    name: str
    make: Callable[[Any], Any]

    def __post_init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game(self.name)
        self.bot = self.make(self.game)
        self.positions = self._positions()

    def _positions(self) -> list[Any]:
        chance = random.Random(1)
        found: list[Any] = []
        while len(found) < POSITIONS:
            state, decisions = self.game.new_initial_state(), 0
            while not state.is_terminal() and len(found) < POSITIONS:
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                    continue
                actions = state.legal_actions()
                if len(actions) > 1 and decisions % APART == 0:
                    found.append(state.clone())
                decisions += 1
                state.apply_action(chance.choice(actions))
        return found

    def rate(self) -> float:
        """Simulations per second."""
        seconds = sum(work_of(partial(self.bot.step, state)) for state in self.positions)
        return VISITS * len(self.positions) / seconds


def _ismcts(_game: Any) -> Any:
    import pyspiel

    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    rollout = pyspiel.RandomRolloutEvaluator(1, 1)
    return pyspiel.ISMCTSBot(1, rollout, 1.4, VISITS, -1, policy, False, False)


def _mcts(game: Any) -> Any:
    import pyspiel

    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, VISITS, 500, False, 1, False)


def our_subjects() -> list[Subject]:
    """Every game of ours."""
    return [
        Subject(f"{name}, {outlook}", "visits/s", Ours(name, outlook).rate)
        for name in doubloon.names()
        for outlook in OUTLOOKS
    ]


def subjects() -> list[Subject]:
    """These, and what comes nearest to two of them."""
    found = our_subjects()
    if open_spiel.is_installed():
        found.append(Subject(OH_HELL, "visits/s", Theirs("oh_hell", _ismcts).rate))
        found.append(Subject(MAEDN, "visits/s", Theirs("maedn", _mcts).rate))
    return found
