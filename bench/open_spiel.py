"""OpenSpiel's own random play: by its C++ loop, and driven from Python as most people do."""

import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from bench.measure import Subject, seconds_of

GAMES = ("maedn", "oh_hell")  # a race with dice, and trick taking: what comes nearest to ours
SECONDS = 0.4  # per measurement
HOW_TO_GET_IT = "OpenSpiel is not installed, so nothing is compared with it; `make bench` installs it."


def is_installed() -> bool:
    return find_spec("pyspiel") is not None


class CppLoop:
    """`evaluate_bots` with uniform random bots."""

    def __init__(self, game: Any) -> None:
        import pyspiel

        self.evaluate_bots = pyspiel.evaluate_bots
        self.bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
        self.games = 0

    def play(self, state: Any) -> None:
        self.games += 1
        self.evaluate_bots(state, self.bots, self.games)


class PythonLoop:
    """A plain loop over `legal_actions`, `chance_outcomes` and `apply_action`."""

    def __init__(self) -> None:
        self.chance = random.Random(1)

    def play(self, state: Any) -> None:
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(self.chance.choice(state.legal_actions()))


def subjects() -> list[Subject]:
    """Both loops on each of the games."""
    import pyspiel

    found = []
    for name in GAMES:
        game = pyspiel.load_game(name)
        for kind, play in (("C++", CppLoop(game).play), ("Python", PythonLoop().play)):
            found.append(Subject(f"OpenSpiel {name}, {kind} loop", "decisions/s", partial(_rate, game, play)))
    return found


def _rate(game: Any, play: Callable[[Any], None]) -> float:
    """Decisions of players per second; only the time inside the loop counts."""
    decisions, seconds = 0, 0.0
    while seconds < SECONDS:
        state = game.new_initial_state()
        seconds += seconds_of(partial(play, state))
        decisions += sum(move.player >= 0 for move in state.full_history())
    return decisions / seconds
