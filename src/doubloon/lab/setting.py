"""A setting: all that decides how games come out, but for their number. Played anywhere, they are the same."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.bots.levels import level_of
from doubloon.bots.mind import Mind
from doubloon.engine.chance import seed_generator
from doubloon.engine.game import Game
from doubloon.engine.match import checked_seed
from doubloon.engine.options import Options
from doubloon.engine.records import new
from doubloon.engine.sources import sources_of
from doubloon.games import game as game_of
from doubloon.lab import counting, playouts
from doubloon.lab.simulate import Array, at_table, minds_of

_FOLDER = Path(__file__).parent
_KEPT = ("entries", "frames", "measure", "setting", "tension")  # what rows are made by, besides compiled code
_STEP = np.uint64(0x9E3779B97F4A7C15)  # of engine/chance.py, whose numbers these are
_ONE = np.uint64(0xBF58476D1CE4E5B9)
_TWO = np.uint64(0x94D049BB133111EB)


@dataclass(frozen=True)
class Setting:
    """What is played, by whom, and from which seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    hands: tuple[str, ...]
    given: Mapping[str, str]  # options that were given, as they were given: a file by its name
    options: Options  # all of them, read: what lay in a file too
    seed: int

    @property
    def played(self) -> Game:
        """The game."""
        return game_of(self.game)

    @property
    def searched(self) -> bool:
        """Whether a bot searches: such games take seconds, others a moment."""
        return any(level_of(bot).visits for bot in self.bots)

    def laid_out(self) -> Array:
        """A State of it before anything is dealt."""
        return self.played.laid_out(self.players, self.options)

    def minds(self) -> Array:
        """The minds of its bots."""
        return minds_of(self.played, self.bots, self.hands)

    def seeds(self, first: int, games: int) -> Array:
        """The seeds of games by their numbers: those that `simulate` draws, from anywhere on."""
        mind = new(Mind)
        seed_generator(mind[0], np.uint64(self.seed), 0)
        numbers = np.arange(first + 1, first + games + 1, dtype=np.uint64)
        words = np.uint64(mind[0].rng) + numbers * _STEP
        words = (words ^ (words >> np.uint64(30))) * _ONE
        words = (words ^ (words >> np.uint64(27))) * _TWO
        seeds: Array = (words ^ (words >> np.uint64(31))) >> np.uint64(1)
        return seeds

    @property
    def key(self) -> str:
        """A name for all that decides how its games come out and what is counted of them: sources and options too."""
        game = self.played
        sources = [sources_of(module.__name__, game).key for module in (counting, playouts)]
        text = f"{self.plain()} {game.version} {sources} "
        files = [(_FOLDER / f"{name}.py").read_bytes() for name in _KEPT]
        return hashlib.sha256(b"".join([text.encode(), self.laid_out().tobytes(), *files])).hexdigest()[:16]

    def plain(self) -> dict[str, Any]:
        """As a run folder keeps it."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "hands": list(self.hands),
            "options": dict(sorted(self.given.items())),
            "seed": self.seed,
            "version": version("doubloon"),
            "rules": self.played.version,
        }


def setting_of(
    game: str,
    *,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    hands: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Setting:
    """A setting, checked. Without players as many as can, without bots mates; a single bot sits in every seat.

    >>> setting_of("kraken", players=2).bots
    ('mate', 'mate')
    """
    played = game_of(game)
    players = played.players[-1] if players is None else players
    read = played.read_options(options or {})
    played.laid_out(players, read)
    bots = ["mate"] if bots is None else bots
    seated, handed = at_table(players, _for_all(bots, players), _for_all(hands, players))
    return Setting(
        game=game,
        players=players,
        bots=seated,
        hands=handed,
        given={name: str(value) for name, value in (options or {}).items()},
        options=read,
        seed=checked_seed(seed),
    )


def _for_all(given: Sequence[str] | None, players: int) -> Sequence[str] | None:
    return [*given] * players if given is not None and not isinstance(given, str) and len(given) == 1 else given
