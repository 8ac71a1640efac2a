"""The lab: games per second of counting beside those of a plain simulation, and memory over a sweep of 200 settings."""

import resource
from functools import partial

import doubloon
from bench.measure import Subject, processor_seconds_of
from doubloon.lab.measure import count
from doubloon.lab.setting import setting_of
from doubloon.lab.sweep import sweep
from doubloon.lab.tasks import Here

SECONDS = 0.5  # per measurement
SETTINGS = 200
LEAST = 2 / 3  # of the speed of a simulation that counting keeps


def subjects() -> list[Subject]:
    """For every game a simulation of mates, and the same games counted."""
    found = []
    for name in doubloon.names():
        plain, counted = partial(_simulate, name), partial(_count, name)
        for play in (plain, counted):
            play(1)  # compiles
        games = max(256, int(256 * SECONDS / processor_seconds_of(partial(plain, 256))))
        found.append(Subject(f"{name}, simulate", "games/s", partial(_rate, plain, games)))
        found.append(Subject(f"{name}, counted", "games/s", partial(_rate, counted, games)))
    return found


def memory() -> Subject:
    """Megabytes that a sweep adds, of which no game may stay."""
    return Subject(f"a sweep of {SETTINGS} settings, kraken", "MB more", _growth, more_is_better=False)


def _rate(play: "partial[None]", games: int) -> float:
    return games / processor_seconds_of(partial(play, games))


def _simulate(name: str, games: int) -> None:
    players = doubloon.game(name).players[-1]
    doubloon.simulate(name, players=players, games=games, seed=1, bots=["mate"] * players, workers=1)


def _count(name: str, games: int) -> None:
    count(setting_of(name, seed=1), 0, games, workers=1)


def _growth() -> float:
    _sweep(5)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    _sweep(SETTINGS)
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def _sweep(settings: int) -> None:
    limits = list(range(20, 20 + settings))
    sweep("kraken", over={"round_limit": limits}, players=[2], metrics=["rounds"], games=200, place=Here(1))
