"""The games: each folder here with a `GAME`, and those that other packages bring. No other place names them.

A package brings a game by an entry point of the group `doubloon.games`: the game's name, and the module that holds its
`GAME`, or the `GAME` itself. One that cannot be played is said to be so, and keeps nobody from the others.
"""

import importlib.util
import pkgutil
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from doubloon.engine.errors import BrokenGame, UnknownGame, did_you_mean, shown
from doubloon.engine.game import Game

GROUP = "doubloon.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games that can be played; of a guest that cannot, one line on standard error says why."""
    return tuple(sorted({*_own(), *filter(_is_playable, _guests())}))


def game(name: str) -> Game:
    """The game of that name."""
    if isinstance(name, str) and name in _own():
        own: Game = importlib.import_module(f"{__name__}.{name}").GAME
        return own
    if isinstance(name, str) and name in _guests():
        return _brought(name)
    raise UnknownGame(f"no game is called {shown(name)}; {did_you_mean(name, names())}")


def terminal_of(name: str) -> ModuleType | None:
    """How a game is drawn in a terminal: the module `terminal` beside its GAME; None if it has no drawing yet."""
    package = game(name).package
    if not hasattr(sys.modules[package], "__path__") or importlib.util.find_spec(f"{package}.terminal") is None:
        return None
    return importlib.import_module(f"{package}.terminal")


@cache
def _own() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _guests() -> dict[str, tuple[EntryPoint, ...]]:
    """What other packages bring, by name; two of the same name are both left out by `_brought`."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for entry in entry_points(group=GROUP):
        found[entry.name] = (*found.get(entry.name, ()), entry)
    return found


def _is_playable(name: str) -> bool:
    try:
        _brought(name)
    except BrokenGame as error:
        print(f"doubloon: {error}", file=sys.stderr)
        return False
    return True


@cache
def _brought(name: str) -> Game:
    """The game that another package brings under that name; BrokenGame if there is none to be had."""
    entry, *others = _guests()[name]
    if name in _own():
        raise BrokenGame(f"{_who(entry)} brings a game called {name}, but that is one of ours: it needs another name")
    if others:
        raise BrokenGame(
            f"{' and '.join(map(_who, (entry, *others)))} both bring a game called {name}: remove one of them"
        )
    try:
        loaded = entry.load()
    except Exception as error:  # whatever is wrong there is no fault of the other games
        raise BrokenGame(f"{_who(entry)} brings {name}, but {entry.value} cannot be loaded: {_why(error)}") from error
    found = getattr(loaded, "GAME", loaded)
    if not isinstance(found, Game):
        raise BrokenGame(
            f"{_who(entry)} brings {name}, but {entry.value} is no game: it is a Game, or a module with a GAME"
        )
    if found.name != name:
        raise BrokenGame(f"{_who(entry)} brings {name}, but its GAME is called {found.name}: both have the same name")
    return found


def _who(entry: EntryPoint) -> str:
    return f"the package {entry.dist.name}" if entry.dist else "a package"


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".strip().rstrip(":").replace("\n", " ")
