"""How a bot chooses: compiled once for each game."""

from typing import Any

import numpy as np

from doubloon.bots.levels import RANDOM
from doubloon.engine.chance import below, next_word
from doubloon.engine.dispatch import legal, prior, redeal
from doubloon.engine.game import Game
from doubloon.engine.records import new, record
from doubloon.engine.rule import inlined_rule, rule

Mind = record(
    [
        ("level", "i8"),  # which bot this is (levels.py)
        ("rng", "u8"),  # its own chance: it never touches that of the match
    ]
)


def new_desk(game: Game) -> np.ndarray[Any, np.dtype[np.record]]:
    """What a bot needs to think in this game, kept from choice to choice."""
    actions = (len(game.actions),)
    return new(
        record(
            [
                ("legal", "u1", actions),  # 1 for each legal action
                ("found", "i8", actions),  # the legal ones, listed
                ("weight", "f4", actions),  # how much each is liked
                ("thought", game.state, (1,)),  # the game as the bot imagines it
            ]
        )
    )


@inlined_rule
def choose(s, seat, mind, desk):
    """The action that a bot takes."""
    mark_legal(s, seat, desk.legal)
    if mind.level == RANDOM:
        return pick(desk.legal, desk.found, mind)
    imagine(s, seat, mind, desk.thought)
    weigh(desk.thought[0], seat, desk.weight)
    return pick_best(desk.legal, desk.weight, mind)


@inlined_rule
def mark_legal(s, seat, mask):
    for action in range(len(mask)):
        mask[action] = 0
    legal(s, seat, mask)


@rule
def weigh(s, seat, weight):
    for action in range(len(weight)):
        weight[action] = 0
    prior(s, seat, weight)


@rule
def imagine(s, seat, mind, thought):
    """A copy of the game in which everything that the seat cannot know is drawn anew."""
    thought[0] = s
    thought[0].rng = next_word(mind)
    redeal(thought[0], seat)


@inlined_rule
def pick(mask, found, mind):
    """Any of the marked actions. Listing them takes no branch that a processor would have to guess."""
    count = 0
    for action in range(len(mask)):
        found[count] = action
        count += mask[action]
    return int(found[below(mind, count)])


@rule
def pick_best(mask, weight, mind):
    """The marked action with the highest weight; of equal ones any."""
    best, equals = -1, 0
    for action in range(len(mask)):
        if not mask[action]:
            continue
        if best < 0 or weight[action] > weight[best]:
            best, equals = action, 1
        elif weight[action] == weight[best]:
            equals += 1
            if below(mind, equals) == 0:
                best = action
    return best


@inlined_rule
def any_seat(waiting, mind):
    """One of the seats in a set of bits; where several may act, none is favoured."""
    count, bits = 0, waiting
    while bits:
        count += 1
        bits &= bits - 1
    left = below(mind, count) if count > 1 else 0
    seat = 0
    while left > 0 or not waiting >> seat & 1:
        left -= waiting >> seat & 1
        seat += 1
    return seat
