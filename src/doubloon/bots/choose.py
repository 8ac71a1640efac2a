"""How a bot chooses: compiled once for each game."""

from doubloon.bots.levels import CARELESS, RANDOM, SEARCHING
from doubloon.bots.mind import imagine, mark_legal, pick, pick_best, weigh
from doubloon.bots.search import search
from doubloon.bots.tempo import intend
from doubloon.engine.chance import below
from doubloon.engine.dispatch import haste
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import inlined_rule, rule

FOOLISH = 3  # a greenhorn does anything at all once in so many choices


@inlined_rule
def choose(s, seat, mind, desk, tree):
    """The action that a bot takes. Where no bot searches there is no tree, and nothing of it is compiled: None."""
    action = choose_at_once(s, seat, mind, desk)
    if tree is not None and is_worth_a_search(s, mind, desk, action):
        action = search(s, seat, mind, desk, tree)
    return action


@inlined_rule
def choose_at_once(s, seat, mind, desk):
    """The action that a bot takes without a search."""
    mark_legal(s, seat, desk.legal)
    if mind.way == RANDOM:
        return pick(desk.legal, desk.found, mind)
    return like(s, seat, mind, desk)


@rule
def like(s, seat, mind, desk):
    """The best-liked action; a greenhorn is not always attentive."""
    imagine(s, seat, mind, desk.thought)
    weigh(desk.thought[0], seat, desk.weight)
    if mind.way == CARELESS and below(mind, FOOLISH) == 0:
        return pick(desk.legal, desk.found, mind)
    return pick_best(desk.legal, desk.weight, mind)


@rule
def is_worth_a_search(s, mind, desk, liked):
    """There is something to choose; in haste, not only things that had better wait."""
    if mind.way != SEARCHING or (haste(s) != NO_HASTE and desk.weight[liked] < 0):
        return False
    for action in range(len(desk.legal)):
        if desk.legal[action] and action != liked:
            return True
    return False


@rule
def set_about(s, seat, mind, tempo, desk, tree):
    """Let a bot set about what it likes best, or wait if it likes nothing that it could do now."""
    intend(s, seat, choose(s, seat, mind, desk, tree), mind, tempo, desk)
