"""The gate: what every level of bots must do before it may sit down with people, in all ways to play a game.

Among themselves they finish their games, and none of them throws away at the end what it already had.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from doubloon.bots import Bot, level_of
from doubloon.bots.company import decisions
from doubloon.engine.game import Game
from doubloon.engine.match import SEEDS
from doubloon.engine.options import Options
from doubloon.games import game as game_of
from doubloon.lab.last_choice import is_last, is_thrown_away
from doubloon.lab.simulate import simulate
from doubloon.lab.summary import Share, wilson

LEAST_DECIDED = 0.95


@dataclass(frozen=True)
class Passage:
    """How a level did in one way to play a game."""

    level: str
    players: int
    options: Options  # those that differ from the default
    decided: Share  # games that somebody won
    thrown_away: int  # last choices that were surely worse than another
    last_choices: int

    @property
    def passed(self) -> bool:
        """Whether such bots may sit down with people."""
        return self.decided.share >= LEAST_DECIDED and not self.thrown_away


@dataclass(frozen=True)
class Watched:
    """A game that was looked at choice by choice."""

    decided: bool
    thrown_away: int
    last_choices: int


def ways_to_play(game: Game) -> list[Options]:
    """The default, and every board, mode and other kind of an option by itself."""
    others = [{option.name: kind} for option in game.options for kind in option.kinds if kind != option.default]
    return [{}, *others]


def pass_gate(
    name: str,
    *,
    level: str,
    games: int,
    watched: int,
    seed: int = 0,
    players: Sequence[int] | None = None,
    ways: Sequence[Mapping[str, object]] | None = None,
    workers: int | None = None,
) -> Iterator[Passage]:
    """Let a level play among itself in every way, one passage after the other; of each, some games are watched closely.

    >>> passage = next(pass_gate("kraken", level="mate", games=20, watched=1))
    >>> passage.players, passage.passed
    (2, True)
    """
    game = game_of(name)
    level_of(level)
    for options in ways_to_play(game) if ways is None else ways:
        for number in players or game.players:
            chance = random.Random(seed)
            seeds = [chance.randrange(SEEDS) for _ in range(min(watched, games))]
            close = [_watch(game, level, number, one, options) for one in seeds]
            decided = sum(one.decided for one in close)
            if games > len(close):
                result = simulate(
                    name,
                    players=number,
                    games=games - len(close),
                    seed=seed,
                    bots=[level] * number,
                    options=options,
                    workers=workers,
                )
                decided += int(result.decided.sum())
            yield Passage(
                level=level,
                players=number,
                options=dict(options),
                decided=wilson(decided, games),
                thrown_away=sum(one.thrown_away for one in close),
                last_choices=sum(one.last_choices for one in close),
            )


def _watch(game: Game, level: str, players: int, seed: int, options: Mapping[str, object]) -> Watched:
    """Play a game and look at its last choices: how many were thrown away, of how many."""
    match = game.start(players, seed, options)
    thrown = choices = 0
    for seat, action in decisions(match, [Bot(level, seed, seat) for seat in range(players)]):
        if len(match.legal(seat)) > 1 and is_last(match, seat):
            choices += 1
            thrown += is_thrown_away(match, seat, action)
    return Watched(bool(match.decided), thrown, choices)
