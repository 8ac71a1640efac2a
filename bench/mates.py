"""Games of thinking bots, in games per second of one core's work."""

from functools import partial

import doubloon
from bench.measure import Subject, processor_seconds_of

SECONDS = 0.5  # per measurement


def subjects() -> list[Subject]:
    """One for every game."""
    found = []
    for name in doubloon.names():
        _play(name, 1)  # compiles
        games = max(100, int(100 * SECONDS / processor_seconds_of(partial(_play, name, 100))))
        found.append(Subject(f"{name}, mate bots", "games/s", partial(_rate, name, games)))
    return found


def _rate(name: str, games: int) -> float:
    return games / processor_seconds_of(partial(_play, name, games))


def _play(name: str, games: int) -> doubloon.Simulation:
    players = doubloon.game(name).players[-1]
    return doubloon.simulate(name, players=players, games=games, seed=1, bots=["mate"] * players, workers=1)
