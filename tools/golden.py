"""Writes golden games: `python -m tools.golden`. For every game, option and number of players games that were played:
the first moves of one in which everything happens, made at random, and one that mates play to its end.

They are kept as tests/golden/GAME-VERSION.json.gz, and played again by tests/games/test_golden.py. What changes them
changes the rules: raise the game's `version` then, and write those of the new version beside the old ones.
"""

import gzip
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import doubloon
from doubloon.bots import Bot
from doubloon.engine.game import Game
from doubloon.engine.match import Match
from doubloon.engine.options import Option, Whole

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
MOST_MOVES = 120  # at random
TO_THE_END = 5000
SHORT = 8  # characters of a digest


def ways(game: Game) -> Iterator[dict[str, Any]]:
    """The options as they are, and every other kind of game that one of them makes."""
    yield {}
    for option in game.options:
        for value in option.kinds:
            if value != option.default:
                yield {option.name: value}


def numbers(game: Game) -> Iterator[dict[str, Any]]:
    """Options that make no other kind of game, each at its bounds or turned round."""
    for option in game.options:
        if not option.kinds:
            yield from ({option.name: value} for value in _bounds(option))


def _bounds(option: Option) -> list[Any]:
    if isinstance(option, Whole):
        return [option.least, option.most]
    return [[option.default[0], *reversed(option.default[1:])]] if isinstance(option.default, tuple) else []


Choose = Callable[[Match, random.Random], tuple[int, Any]]  # a seat, and what it does


def at_random(match: Match, chance: random.Random) -> tuple[int, Any]:
    """Anyone who may, whatever they may."""
    seat = chance.choice(match.actors)
    return seat, chance.choice(match.legal(seat))


def by_mates(seed: int, players: int) -> Choose:
    """As bots do that want to win."""
    bots = [Bot("mate", seed=seed, seat=seat) for seat in range(players)]

    def choose(match: Match, chance: random.Random) -> tuple[int, Any]:
        seat = chance.choice(match.actors)
        return seat, bots[seat].choose(match, seat)

    return choose


def played(match: Match, choose: Choose, most: int) -> dict[str, Any]:
    """A game that is played, with the digest after each move."""
    chance = random.Random(match.seed)
    digests = [match.digest[:SHORT]]
    while not match.over and len(match.moves) < most:
        seat, action = choose(match, chance)
        match.play(seat, action, chance.getrandbits(64))
        digests.append(match.digest[:SHORT])
    return {"replay": json.loads(match.replay.json()), "digests": digests}


def tables(game: Game) -> Iterator[tuple[dict[str, Any], int]]:
    """With which options and how many players games are played to the end: as they are all, others one each."""
    yield from (({}, players) for players in game.players)
    others = [options for options in ways(game) if options]
    for number, options in enumerate([*others, *numbers(game)]):
        yield options, game.players[number % len(game.players)]


def golden_games(game: Game) -> list[dict[str, Any]]:
    """All that are kept of a game."""
    found: list[dict[str, Any]] = []
    for options in ways(game):
        for seed, players in enumerate(game.players, 1):
            found.append(played(game.start(players, seed, options), at_random, MOST_MOVES))
    for seed, (options, players) in enumerate(tables(game), 100):
        found.append(played(game.start(players, seed, options), by_mates(seed, players), TO_THE_END))
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
