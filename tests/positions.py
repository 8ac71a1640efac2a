"""Positions for tests: a match put where a rule can be seen, and dice that show what a test wants."""

from collections.abc import Iterator
from typing import Any

import doubloon
from doubloon.engine.chance import below
from doubloon.engine.records import new

QUICK_LEVELS = ("random", "greenhorn", "mate", "captain:40")  # every way to choose, none of them slow


def position(game: str, players: int, options: dict[str, Any] | None = None, **fields: Any) -> doubloon.Match:
    """A match with these fields of its State set; a list fills the first places of an array."""
    match = doubloon.game(game).start(players=players, seed=0, options=options)
    for name, value in fields.items():
        if isinstance(value, list | tuple):
            match.state[name][: len(value)] = value
        else:
            match.state[name] = value
    return match


def with_dice(match: doubloon.Match, *rolls: tuple[int, int]) -> doubloon.Match:
    """Set the generator so that the next rolls, given as (sides, wanted), come out as wanted."""
    generator = new(match.game.state)
    sides = [side for side, _ in rolls]
    wanted = [roll for _, roll in rolls]
    for seed in range(10_000_000):
        if _rolls_as_wanted(generator[0], seed, sides, wanted):
            match.state.rng = seed
            return match
    raise AssertionError(f"no generator rolls {rolls}")


def _rolls_as_wanted(s: Any, seed: int, sides: list[int], wanted: list[int]) -> bool:
    s.rng = seed
    return all(1 + below(s, side) == want for side, want in zip(sides, wanted, strict=True))


def kinds(events: list[doubloon.Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]


def told(events: list[doubloon.Event], kind: str) -> dict[str, Any]:
    """The fields of the one event of that kind."""
    found = [event.fields for event in events if event.kind == kind]
    assert len(found) == 1, f"{len(found)} events {kind} in {kinds(events)}"
    return found[0]


def random_states(game: str, seed: int, moves: int, options: dict[str, Any] | None = None) -> Iterator[doubloon.Match]:
    """A match played at random, seen after each of its first moves."""
    import random

    chance = random.Random(seed)
    players = chance.choice(list(doubloon.game(game).players))
    match = doubloon.game(game).start(players=players, seed=seed, options=options)
    for _ in range(moves):
        yield match
        if match.over:
            return
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
