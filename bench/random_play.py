"""Random play of every game on one core, in decisions per second of its work."""

import doubloon
from bench.measure import Subject, processor_seconds_of

SECONDS = 0.4  # per measurement


class RandomPlay:
    """Games of random bots, as many as fill the time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.players = doubloon.game(name).players[-1]
        self.games = 100
        self._play()  # compiles
        self.games = max(1, int(self.games * SECONDS / processor_seconds_of(self._play)))

    def run(self) -> float:
        played: list[doubloon.Simulation] = []
        seconds = processor_seconds_of(lambda: played.append(self._play()))
        return int(played[0].decisions.sum()) / seconds

    def _play(self) -> doubloon.Simulation:
        return doubloon.simulate(self.name, players=self.players, games=self.games, seed=1, workers=1)


def subjects() -> list[Subject]:
    """One for every game."""
    return [Subject(f"{name}, random play", "decisions/s", RandomPlay(name).run) for name in doubloon.names()]
