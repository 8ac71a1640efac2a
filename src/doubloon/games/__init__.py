"""The games. Each is a folder here with a `GAME`; a new one needs no other place to be named in."""

import importlib
import pkgutil

from doubloon.engine.errors import UnknownGame, did_you_mean, shown
from doubloon.engine.game import Game


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def game(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"no game is called {shown(name)}; {did_you_mean(name, names())}")
    found: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return found
