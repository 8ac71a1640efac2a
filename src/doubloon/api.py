"""The names of `doubloon`: what a script or a notebook needs. They are fetched when one of them is asked for first."""

from doubloon.engine.errors import (
    BadOption,
    BadPlayers,
    BadSeed,
    BrokenGame,
    DamagedFile,
    DoubloonError,
    IllegalChoice,
    IllegalMove,
    OtherRules,
    UnknownGame,
)
from doubloon.engine.events import Event
from doubloon.engine.game import Game
from doubloon.engine.match import Match
from doubloon.engine.replay import Replay, read_replay
from doubloon.envs import ObservationSpec, Vector, observation_spec, vector
from doubloon.games import game, names
from doubloon.lab.simulate import Simulation, simulate


def load(data: bytes | bytearray) -> Match:
    """The match that `Match.save` wrote."""
    return replay(data).play()


def replay(data: bytes | bytearray) -> Replay:
    """The replay in a save or in a replay's JSON."""
    return read_replay(data, game)


__all__ = [
    "BadOption",
    "BadPlayers",
    "BadSeed",
    "BrokenGame",
    "DamagedFile",
    "DoubloonError",
    "Event",
    "Game",
    "IllegalChoice",
    "IllegalMove",
    "Match",
    "ObservationSpec",
    "OtherRules",
    "Replay",
    "Simulation",
    "UnknownGame",
    "Vector",
    "game",
    "load",
    "names",
    "observation_spec",
    "replay",
    "simulate",
    "vector",
]
