"""What every bot has: a mind with chance of its own, a desk to think on, and the ways to pick an action."""

import math
from typing import Any

import numpy as np

from doubloon.bots.levels import Level
from doubloon.bots.tempo import AS_IT_IS, MILLISECOND, MOST_SEATS, Tempo, hand_number
from doubloon.engine.chance import below, next_word, seed_generator
from doubloon.engine.dispatch import legal, likelihood, prior, redeal
from doubloon.engine.game import Game
from doubloon.engine.realtime import HANDS, MOST_MOTIONS, MOST_PARTS
from doubloon.engine.records import new, record
from doubloon.engine.rule import inlined_rule, rule

EIGHT = 8  # actions whose marks make a word: few are legal, and most words are passed over at a glance
MOST_STEPS = 128  # that a search looks ahead, tree by tree
MOST_WORLDS = 20  # that a bot imagines before it takes one that it hardly believes
CERTAIN = 1 << 20

Mind = record(
    [
        ("way", "i8"),  # how it comes to a choice (levels.py)
        ("hand", "i8"),  # how fast it is: the place of its hand in HANDS
        ("stretch", "i8"),  # what it takes of that hand's time, in per cent (gauge.py)
        ("spans", "i8", (MOST_MOTIONS, MOST_PARTS, 2)),  # of each motion: the shortest and longest microseconds, or 0
        ("hurries", "i8", (MOST_MOTIONS,)),  # 1: it is done in haste
        ("visits", "i8"),  # games that it imagines before a choice
        ("outlook", "i8"),  # whom it takes the others to be: TRUSTING, MAX_N or PARANOID
        ("foresight", "i8"),  # how far it plans if it is TRUSTING, in per cent of what pays in the game
        ("rng", "u8"),  # its own chance: it never touches that of the match
    ]
)

Array = np.ndarray[Any, np.dtype[np.void]]


def new_mind(level: Level, hand: str) -> Array:
    """The mind of a bot of that level; its chance is yet to be seeded."""
    mind = new(Mind)
    mind[0].way, mind[0].visits, mind[0].outlook = level.way, level.visits, level.outlook
    mind[0].hand, mind[0].stretch, mind[0].foresight = hand_number(hand), AS_IT_IS, level.foresight
    return mind


def learn_motions(mind: Array, game: Game) -> None:
    """Let a mind know what a hand like its own does in a game, and how fast."""
    hand = HANDS[mind[0].hand]
    for number, motion in enumerate(game.motions):
        mind[0].hurries[number] = motion.hurried
        for part, times in enumerate(motion.parts):
            mind[0].spans[number, part] = [MILLISECOND * time for time in times.of(hand)]


@rule
def seed_mind(mind, seed, seat):
    """Bots of one game share its seed; the seat makes their chances differ."""
    seed_generator(mind, seed, 1 + seat)


def new_desk(game: Game) -> Array:
    """What a bot needs to think in this game, kept from choice to choice."""
    actions = (math.ceil(len(game.actions) / EIGHT) * EIGHT,)
    return new(
        record(
            [
                ("legal", "u1", actions),  # 1 for each legal action
                ("found", "i8", actions),  # the legal ones, listed
                ("weight", "f4", actions),  # how much each is liked
                ("thought", game.state, (1,)),  # the game as the bot imagines it
                ("race", Tempo, (1,)),  # and the clocks, where it is in real time
                ("path", "i8", (MOST_STEPS,)),  # the nodes of the tree that this visit came through
                ("last", "i8"),  # 1: the seat that thinks has nothing left to choose after this
                ("nodes", "i8"),  # how many the tree has
                ("culprit", "i8"),  # the seat whose bot chose what it may not do, once one did
                ("blunder", "i8"),  # and what that was
                ("rank", "i8", (MOST_SEATS,)),
                ("score", "f8", (MOST_SEATS,)),
                ("worth", "f8", (MOST_SEATS,)),  # each seat's share of the win, from 0 to 1
            ]
        )
    )


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
    """A copy of the game in which everything that the seat cannot know is drawn anew, and can be believed."""
    for _ in range(MOST_WORLDS):
        thought[0] = s
        thought[0].rng = next_word(mind)
        redeal(thought[0], seat)
        if is_believed(likelihood(thought[0], seat), mind):
            return


@inlined_rule
def is_believed(likely, mind):
    return likely >= 1.0 or below(mind, CERTAIN) < likely * CERTAIN


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
    """The marked action with the highest weight, or -1; of equal ones any."""
    best, equals = -1, 0
    words = mask.view(np.uint64)
    for word in range(len(words)):
        if not words[word]:
            continue
        for action in range(EIGHT * word, EIGHT * word + EIGHT):
            if not mask[action]:
                continue
            if best < 0 or weight[action] > weight[best]:
                best, equals = action, 1
            elif weight[action] == weight[best]:
                equals += 1
                if below(mind, equals) == 0:
                    best = action
    return best


@rule
def any_marked(mask):
    words = mask.view(np.uint64)
    for word in range(len(words)):
        if words[word]:
            return True
    return False


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
