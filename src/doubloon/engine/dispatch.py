"""The questions every game answers. Each finds the game by the type of the record it is asked about.

Called from Python they look the game up; inside compiled code Numba resolves them while it compiles, so that one
source (random play, search, batches) becomes machine code made for each game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.core.registry import cpu_target

from doubloon.engine.compiler import Question
from doubloon.engine.realtime import by_turns, no_limit, no_motion, wait_on
from doubloon.engine.rule import INTERPRETED, rule

Rule = Callable[..., Any]

SPECTATOR = -1  # a viewer without a seat
A_FEW = 6
POINTLESS = -1e9  # the weight of an action that another is better than, whatever comes: no bot that thinks considers it


@rule
def a_few(_s):
    """Further ahead the others do not do what one thought."""
    return A_FEW


@rule
def always_decided(_s):
    """Whoever is ahead at the end has won."""
    return True


@rule
def as_likely(_s, _seat):
    """`redeal` draws what is as likely as what was seen."""
    return 1.0


@rule
def whoever_may_act(s):
    """Who may act is waited for."""
    return actors(s)


@dataclass(frozen=True)
class Rules:
    """A game's answers: compiled functions, each with the arguments that the question below names."""

    setup: Rule
    actors: Rule
    legal: Rule
    why_not: Rule
    play: Rule
    show: Rule
    redeal: Rule
    standing: Rule
    prior: Rule
    value: Rule
    settled: Rule
    decided: Rule = always_decided
    foresight: Rule = a_few
    likelihood: Rule = as_likely
    # real time; the rest is for games that have some
    awaited: Rule = whoever_may_act
    haste: Rule = by_turns
    motion: Rule = no_motion
    patience: Rule = no_limit
    expire: Rule = wait_on


_by_dtype: dict[np.dtype[np.void], Rules] = {}
_by_type: dict[Any, Rules] = {}


def register(state: np.dtype[np.void], rules: Rules) -> None:
    """Let the questions find a game's rules by its State."""
    if _by_type.setdefault(numba.from_dtype(state), rules) is not rules:
        raise TypeError("two games have the same State, but its type decides which game it is")
    _by_dtype[state] = rules


def _question(name: str) -> Rule:
    def ask(s, *arguments):
        return getattr(_by_dtype[s.dtype], name)(s, *arguments)

    def answer(s):
        return getattr(_by_type.get(s), name, None)

    if not INTERPRETED:
        cpu_target.typing_context.insert_global(ask, Question(name, answer))
    return ask


# setup(s, log): deal and lay out, and go on to the first decision; players, options and the generator are set before.
setup = _question("setup")
# actors(s): the seats that may act now, as bits; 0 when the game is over.
actors = _question("actors")
# legal(s, seat, mask): mark in a cleared mask what that seat may do.
legal = _question("legal")
# why_not(s, seat, action): the reason why that seat, which may act, cannot do that; LEGAL if it can.
why_not = _question("why_not")
# play(s, seat, action, log): carry out a legal action and all that follows from it by itself.
play = _question("play")
# show(s, viewer, v): copy into a cleared View what that viewer, a seat or SPECTATOR, may know.
show = _question("show")
# redeal(s, seat): draw anew all that seat (-1: a spectator) cannot know, from a generator that the caller set anew.
# Each world is drawn as often as all that the seat has seen makes it likely; or any, and `likelihood` says how likely.
redeal = _question("redeal")
# likelihood(s, seat): how likely it is that the others did what they did if the redealt world is true, from 0 to 1.
likelihood = _question("likelihood")
# standing(s, rank, score): write each seat's rank (1 is best) and score.
standing = _question("standing")
# decided(s): whether the game, which is over, was won: not if it only came to its limit. The winners have rank 1.
decided = _question("decided")
# prior(s, seat, weight): write how much a sensible player likes each legal action; not all can be POINTLESS.
prior = _question("prior")
# value(s, worth): write for each seat how likely it is to win, from 0 to 1; what they lack to 1 is that no seat does.
value = _question("value")
# settled(s): whether `value` can judge here; else bots imagine the game going on until it can.
settled = _question("settled")
# foresight(s): the most decisions of its own that it pays a bot to plan.
foresight = _question("foresight")

# Real time: seats that act whenever they can, on clocks of their own (realtime.py).

# haste(s): NO_HASTE, or the seat that is served first of those that are ready at the same moment; others clockwise.
haste = _question("haste")
# awaited(s): the seats of those who may act that a clock waits for, as bits: not who had better not act.
awaited = _question("awaited")
# motion(s, seat, action): what the seat's hand does for that action: the number of one of the game's MOTIONS.
motion = _question("motion")
# patience(s): the seconds after which a table that nobody touches goes on by itself; 0: it waits.
patience = _question("patience")
# expire(s, log): nobody did anything for as long as that; carry out what follows.
expire = _question("expire")
