"""How a bot chooses: compiled once for each game."""

from doubloon.bots.levels import CARELESS, RANDOM, SEARCHING
from doubloon.bots.mind import imagine, mark_legal, pick, pick_best, weigh
from doubloon.bots.search import search
from doubloon.bots.tempo import NOTHING, intend
from doubloon.bots.tree import NONE
from doubloon.engine.chance import below
from doubloon.engine.dispatch import haste
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import inlined_rule, rule

FOOLISH = 3  # a greenhorn does anything at all once in so many choices


@inlined_rule
def choose(s, seat, mind, desk, tree):
    """The action that a bot takes, or NOTHING: it chose what it may not do.

    Where no bot searches there is no tree, and nothing of it is compiled: None.
    """
    action = choose_at_once(s, seat, mind, desk)
    if tree is not None and is_worth_a_search(s, mind, desk, action):
        action = found_or_liked(s, seat, search(s, seat, mind, desk, tree), action, desk)
    return allowed(seat, action, desk)


@rule
def found_or_liked(s, seat, found, liked, desk):
    """What a search found, if anything. It marked what is legal in games that it imagined: now in this one again."""
    mark_legal(s, seat, desk.legal)
    return liked if found == NONE else found


@inlined_rule
def allowed(seat, action, desk):
    """The action, if it is marked as legal; else NOTHING, and the desk names who chose what."""
    if action >= 0 and desk.legal[action]:
        return action
    desk.culprit, desk.blunder = seat, action
    return NOTHING


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
    """Let a bot set about what it likes best, or wait if it likes nothing that it could do; whether it may do that."""
    action = choose(s, seat, mind, desk, tree)
    if action == NOTHING:
        return False
    intend(s, seat, action, mind, tempo, desk)
    return True
