"""The last choice of a game: whether it throws away what its player already had; a dominated move."""

import random
from collections.abc import Iterator

import numpy as np

from doubloon.engine import dispatch
from doubloon.engine.actions import Action
from doubloon.engine.match import SEEDS, Match

WORLDS = 60  # that differ in what the player cannot know, in the dice to come, and in what the others choose

Outcome = tuple[float, int, float]  # the share of the win; the place, less being better, below 0; the score


def is_last(match: Match, seat: int) -> bool:
    """Whether something that the seat may do now ends the game."""
    return any(_outcome(match, seat, action, 0) is not None for action in match.legal(seat))


def is_thrown_away(match: Match, seat: int, chosen: Action) -> bool:
    """Whether another action was surely better, whatever the player cannot know.

    It would have won at once, and the chosen one may not; or all actions end the game, and in no world it did worse.
    """
    worlds = list(_worlds(match, seat))
    outcomes = {
        number: [_outcome(world, seat, match.game.actions.decode(number), i) for i, world in enumerate(worlds)]
        for number in np.flatnonzero(match.mask(seat)).tolist()
    }
    mine = outcomes.pop(match.game.actions.encode(chosen))
    return any((_wins(other) and not _wins(mine)) or _is_better(other, mine) for other in outcomes.values())


def _worlds(match: Match, seat: int) -> Iterator[Match]:
    chance = random.Random(len(match.moves))
    for _ in range(WORLDS):
        world = match.copy()
        world.state.rng = chance.randrange(SEEDS)
        dispatch.redeal(world.state, seat)
        yield world


def _outcome(world: Match, seat: int, action: Action, number: int) -> Outcome | None:
    """How the game ends with that action and, where all choose at once, any of the others'; None if it goes on."""
    after, chance = world.copy(), random.Random(number)
    others = [other for other in world.actors if other != seat]
    after.play(seat, action)
    for other in others:
        if other in after.actors:
            after.play(other, chance.choice(after.legal(other)))
    if after.ranks is None or after.scores is None:
        return None
    winners = after.winners or ()
    return (seat in winners) / max(1, len(winners)), -after.ranks[seat], after.scores[seat]


def _wins(outcomes: list[Outcome | None]) -> bool:
    return all(outcome is not None and outcome[0] == 1 for outcome in outcomes)


def _is_better(one: list[Outcome | None], other: list[Outcome | None]) -> bool:
    """Whether one is nowhere worse and somewhere better; where a game goes on, nobody can tell."""
    pairs = [(a, b) for a, b in zip(one, other, strict=True) if a is not None and b is not None]
    if len(pairs) < len(one):
        return False
    return all(a >= b for a, b in pairs) and any(a > b for a, b in pairs)
