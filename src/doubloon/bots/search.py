"""Monte-Carlo tree search: a bot imagines the game going on, again and again, and does what went well most often.

Information-set Monte-Carlo tree search with a single observer. Every visit begins with a game redealt as the thinking
seat may imagine it, so chance and secrets are sampled. The tree holds what was decided, not what was dealt, and an
action competes only in those visits in which it is legal. What the others do is played as a sensible player would,
outside the tree; a search that trusts them less has their decisions in it too, but for what several seats choose unseen
by each other and what hands do in real time. Where the tree ends, play goes on like that until the game's `value` can
judge. A last choice needs no tree (last_choice.py).
"""

import math

import numpy as np

from doubloon.bots.arrivals import NOBODY
from doubloon.bots.imagined import next_to_decide, play_on, start_race
from doubloon.bots.last_choice import is_last_choice, try_all_actions
from doubloon.bots.levels import TRUSTING
from doubloon.bots.mind import MOST_STEPS, any_marked, imagine, mark_legal, pick_best, weigh
from doubloon.bots.tempo import intend
from doubloon.bots.tree import NONE, ROOT, add_node, clear, favourite, is_decided, learn
from doubloon.bots.worth import judge
from doubloon.engine.dispatch import POINTLESS, foresight, haste, play
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import inlined_rule, rule

EXPLORE = 1.0  # how much a rarely visited action is worth a visit, against how far visits lie apart
LEAST_SPREAD = 0.00001
BREADTH = 0.6  # how soon further actions are looked at: n of them after about n * n / BREADTH visits
IN_HASTE = 8  # in real time there is time for one visit in so many
AT_A_STRETCH = 100  # visits between two looks at whether it is time to choose
LOGARITHMS = np.array([0.0, *map(math.log, range(1, 4096))])  # looking one up is quicker than reckoning it


@rule
def search(s, seat, mind, desk, tree):
    """The action that the seat should take, or NONE if no visit found one."""
    left = plant(s, seat, mind, desk, tree)
    while left > 0:
        left = grow(s, seat, mind, desk, tree, left)
    return favourite(desk, tree)


@rule
def plant(s, me, mind, desk, tree):
    """Begin a search; returns how many games it imagines."""
    clear(desk, tree)
    desk.last = is_last_choice(s, me, mind, desk, tree)
    if not desk.last:
        clear(desk, tree)
    return mind.visits if haste(s) == NO_HASTE else max(1, mind.visits // IN_HASTE)


@rule
def grow(s, me, mind, desk, tree, left):
    """Imagine the next of the games that are left; returns how many more could change the choice."""
    stretch = min(left, AT_A_STRETCH)
    for _ in range(stretch):
        if desk.last:
            try_all_actions(s, me, mind, desk, tree)
        else:
            visit(s, me, mind, desk, tree)
    left -= stretch
    return 0 if is_decided(tree, left) else left


# One visit


@rule
def visit(s, me, mind, desk, tree):
    """Imagine a game once: along the tree, then on until it can be judged."""
    imagine(s, me, mind, desk.thought)
    thought = desk.thought[0]
    start_race(thought, me, mind, desk)
    steps = descend(thought, me, mind, desk, tree)
    judge(thought, play_on(thought, mind, desk), desk)
    learn(me, mind, desk, tree, steps)


@rule
def descend(s, me, mind, desk, tree):
    """Follow the tree to its end and one step further; returns how many steps that were."""
    node, steps, visits = ROOT, 0, 1
    deepest = max(1, mind.foresight * foresight(s) // 100) if mind.outlook == TRUSTING else MOST_STEPS
    while visits > 0 and steps < deepest:
        seat = next_to_decide(s, me, mind, desk)
        if seat == NOBODY:
            break
        mark_legal(s, seat, desk.legal)
        hurried = haste(s) != NO_HASTE
        if hurried:
            drop_what_had_better_wait(s, seat, desk)
        node = next_node(s, seat, node, mind, desk, tree)
        if node == NONE:
            break
        visits = int(tree[node].visits)
        desk.path[steps] = node
        steps += 1
        if hurried:
            intend(s, seat, int(tree[node].action), mind, desk.race[0], desk)
        else:
            play(s, seat, int(tree[node].action), None)
    return steps


@rule
def drop_what_had_better_wait(s, seat, desk):
    """In real time an action that is not liked at all is not considered."""
    weigh(s, seat, desk.weight)
    for action in range(len(desk.legal)):
        if desk.weight[action] < 0:
            desk.legal[action] = 0


@rule
def next_node(s, seat, node, mind, desk, tree):
    """The most promising of the actions known here, or one more of those that are legal."""
    best, highest, known = NONE, 0.0, 0
    keenness = EXPLORE * spread(tree[ROOT])
    child = int(tree[node].first)
    while child != NONE:
        here = tree[child]
        if here.seat == seat and desk.legal[here.action]:
            desk.legal[here.action] = 0
            here.offered += 1
            known += 1
            promise = here.total / here.visits + keenness * math.sqrt(logarithm(here.offered) / here.visits)
            if best == NONE or promise > highest:
                best, highest = child, promise
        child = int(here.beside)
    if known * known <= BREADTH * tree[node].visits and desk.nodes < len(tree) and any_marked(desk.legal):
        weigh(s, seat, desk.weight)
        action = pick_best(desk.legal, desk.weight, mind)
        if desk.weight[action] > POINTLESS:
            return add_node(node, seat, action, desk, tree)
    return best


@inlined_rule
def logarithm(number):
    return LOGARITHMS[number] if number < len(LOGARITHMS) else math.log(number)


@rule
def spread(root):
    """How far apart the visits were so far: what is much or little to win differs from position to position."""
    if root.visits < 2:
        return 1.0
    mean = root.total / root.visits
    return LEAST_SPREAD + math.sqrt(max(0.0, root.squares / root.visits - mean * mean))
