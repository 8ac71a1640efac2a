"""Writes golden games: `python -m tools.golden`. For every game, option and number of players a game that was played.

They are kept as tests/golden/GAME-VERSION.json.gz, and played again by tests/games/test_golden.py. What changes them
changes the rules: raise the game's `version` then, and write those of the new version beside the old ones.
"""

import gzip
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import doubloon
from doubloon.engine.game import Game
from doubloon.engine.match import Match

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
MOST_MOVES = 120
SHORT = 8  # characters of a digest


def ways(game: Game) -> Iterator[dict[str, Any]]:
    """The options as they are, and every other kind of game that one of them makes."""
    yield {}
    for option in game.options:
        for value in option.kinds:
            if value != option.default:
                yield {option.name: value}


def played(game: Game, players: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game played at random, with the digest after each move."""
    match, chance = game.start(players, seed, options), random.Random(seed)
    digests = [match.digest[:SHORT]]
    while not match.over and len(match.moves) < MOST_MOVES:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)), chance.getrandbits(64))
        digests.append(match.digest[:SHORT])
    return {"replay": json.loads(match.replay.json()), "digests": digests}


def golden_games(game: Game) -> list[dict[str, Any]]:
    """All that are kept of a game."""
    found: list[dict[str, Any]] = []
    for options in ways(game):
        found += [played(game, players, options, seed) for seed, players in enumerate(game.players, 1)]
    return found


def file_of(game: Game) -> Path:
    """Where the golden games of a game as it is are kept."""
    return FOLDER / f"{game.name}-{game.version}.json.gz"


def digests_of(match: Match, moves: list[Any]) -> list[str]:
    """The digest at the start and after each move, played again."""
    digests = [match.digest[:SHORT]]
    for seat, action, entropy in moves:
        match.play(seat, action, entropy)
        digests.append(match.digest[:SHORT])
    return digests


def main() -> None:
    """Write those that are not there yet; an older version's stay as they are."""
    FOLDER.mkdir(exist_ok=True)
    for name in doubloon.names():
        game = doubloon.game(name)
        if file_of(game).exists() and "--anew" not in sys.argv:
            continue
        text = json.dumps(golden_games(game), ensure_ascii=False, separators=(",", ":"))
        file_of(game).write_bytes(gzip.compress(text.encode(), mtime=0))
        print(f"{file_of(game).name}: {file_of(game).stat().st_size} bytes")


if __name__ == "__main__":
    main()
