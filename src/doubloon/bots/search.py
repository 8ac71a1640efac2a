"""Monte-Carlo tree search: a bot imagines the game going on, again and again, and does what went well most often.

Information-set Monte-Carlo tree search with a single observer. Every visit begins with a game redealt as the thinking
seat may imagine it, so chance and secrets are sampled. The tree holds what was decided, not what was dealt, and an
action competes only in those visits in which it is legal. What the others do is played as a sensible player would,
outside the tree; a search that trusts them less has their decisions in it too, but for what several seats choose unseen
by each other and what hands do in real time. Where the tree ends, play goes on like that until the game's `value` can
judge.
"""

import math
from typing import Any

import numpy as np

from doubloon.bots.arrivals import NOBODY
from doubloon.bots.imagined import let_move, start_race
from doubloon.bots.levels import PARANOID, TRUSTING
from doubloon.bots.mind import MOST_STEPS, any_marked, imagine, mark_legal, pick_best, weigh
from doubloon.bots.tempo import NOTHING, intend
from doubloon.engine.dispatch import POINTLESS, actors, decided, foresight, haste, play, settled, standing, value
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.records import new, record
from doubloon.engine.rule import inlined_rule, rule

EXPLORE = 1.0  # how much a rarely visited action is worth a visit, against how far visits lie apart
LEAST_SPREAD = 0.00001
GLORY = 0.01  # what a good place and many points count against the win: enough to tell equal chances apart
BREADTH = 0.6  # how soon further actions are looked at: n of them after about n * n / BREADTH visits
IN_HASTE = 8  # in real time there is time for one visit in so many
AT_A_STRETCH = 100  # visits between two looks at whether it is time to choose
ROOT = 0
FIRST = 1  # the winner's rank
NONE = -1
LOGARITHMS = np.array([0.0, *map(math.log, range(1, 4096))])  # looking one up is quicker than reckoning it

Node = record(
    [
        ("seat", "i4"),  # who took the action that leads here
        ("action", "i4"),
        ("first", "i4"),  # the first node below, or NONE
        ("beside", "i4"),  # the next node with the same one above, or NONE
        ("visits", "i4"),
        ("offered", "i4"),  # visits above in which the action was legal
        ("total", "f8"),  # what the visits brought the seat; at the root, the one that thinks
        ("squares", "f8"),  # at the root: the sum of their squares
    ]
)


def new_tree(nodes: int) -> np.ndarray[Any, np.dtype[np.void]]:
    """Room for that many nodes; a visit adds one at the most."""
    return new(Node, nodes + 1)


@rule
def search(s, seat, mind, desk, tree):
    """The action that the seat should take, or NONE if no visit found one."""
    plant(desk, tree)
    left = visits_for(s, mind)
    while left > 0:
        left = grow(s, seat, mind, desk, tree, left)
    return favourite(desk, tree)


@rule
def visits_for(s, mind):
    return mind.visits if haste(s) == NO_HASTE else max(1, mind.visits // IN_HASTE)


@rule
def plant(desk, tree):
    tree[ROOT].first = NONE
    tree[ROOT].visits, tree[ROOT].total, tree[ROOT].squares = 0, 0.0, 0.0
    desk.nodes = 1


@rule
def grow(s, me, mind, desk, tree, left):
    """Imagine the next of the games that are left; returns how many more could change the choice."""
    stretch = min(left, AT_A_STRETCH)
    for _ in range(stretch):
        visit(s, me, mind, desk, tree)
    left -= stretch
    return 0 if is_decided(tree, left) else left


@rule
def is_decided(tree, left):
    """No other action can be visited as often any more as the favourite already was."""
    most, second, child = 0, 0, tree[ROOT].first
    while child != NONE:
        visits = tree[child].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = tree[child].beside
    return most > second + left


@rule
def favourite(desk, tree):
    """The action that was visited most; of equal ones, the one that brought more. NONE: the tree is empty."""
    best, child = NONE, tree[ROOT].first
    while child != NONE:
        here, most = tree[child], tree[best]
        if best == NONE or here.visits > most.visits or (here.visits == most.visits and here.total > most.total):
            best = child
        child = tree[child].beside
    if best == NONE:
        return NONE
    action = int(tree[best].action)
    desk.weight[action] = 0  # liked well enough not to wait
    return action


# One visit


@rule
def visit(s, me, mind, desk, tree):
    """Imagine a game once: along the tree, then on until it can be judged."""
    imagine(s, me, mind, desk.thought)
    thought = desk.thought[0]
    start_race(thought, me, mind, desk)
    steps = descend(thought, me, mind, desk, tree)
    waiting = actors(thought)
    while waiting and not settled(thought):
        let_move(thought, waiting, waiting, mind, desk)
        waiting = actors(thought)
    judge(thought, waiting, desk)
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
def next_to_decide(s, me, mind, desk):
    """Let the others do what is not for the tree; returns who decides in it next, or NOBODY when the game is over."""
    waiting, moved = actors(s), 0
    while waiting:
        others = waiting & ~(1 << me)
        if haste(s) != NO_HASTE:
            if waiting != others and desk.race[0].intent[me] == NOTHING:
                return me
            let_move(s, waiting, others, mind, desk)
        elif waiting & (waiting - 1) == 0:
            if waiting != others or mind.outlook != TRUSTING:
                return seat_of(waiting)
            let_move(s, waiting, waiting, mind, desk)
        elif waiting != others and others & ~moved == 0:
            return me
        else:  # unseen by each other: the others first, so that nobody answers what they cannot know
            moved = 0 if others & ~moved == 0 else moved
            mover = others & ~moved & -(others & ~moved)
            let_move(s, waiting, mover, mind, desk)
            moved |= mover
        waiting = actors(s)
    return NOBODY


@rule
def seat_of(bit):
    seat = 0
    while not bit >> seat & 1:
        seat += 1
    return seat


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


@rule
def add_node(above, seat, action, desk, tree):
    node = int(desk.nodes)
    desk.nodes += 1
    here = tree[node]
    here.seat, here.action = seat, action
    here.first, here.beside = NONE, tree[above].first
    here.visits, here.offered, here.total = 0, 1, 0.0
    tree[above].first = node
    return node


@rule
def judge(s, waiting, desk):
    """What the game is worth to each seat: at the end a win, shared or not, before that the game's own guess."""
    if waiting:
        value(s, desk.worth)
        return
    if not decided(s):
        for seat in range(s.players):
            desk.worth[seat] = 0
        return
    standing(s, desk.rank, desk.score)
    winners = 0
    for seat in range(s.players):
        winners += desk.rank[seat] == FIRST
    for seat in range(s.players):  # nobody is first where the table's own player won
        share = (desk.rank[seat] == FIRST) / max(1, winners)
        desk.worth[seat] = (1 - GLORY) * share + GLORY * glory(s, seat, desk)


@rule
def glory(s, seat, desk):
    """From 0 to 1: how well a seat came off, won or not. Half is its rank, half its points beside the best other's."""
    rank = 1 - (desk.rank[seat] - 1) / s.players
    points, others = desk.score[seat], 0.0
    for other in range(s.players):
        if other != seat:
            others = max(others, desk.score[other])
    return (rank + (points / (points + others) if points > 0 else 0.0)) / 2


@rule
def learn(me, mind, desk, tree, steps):
    """Every decision on the way brought its seat what the visit was worth."""
    root = tree[ROOT]
    root.visits += 1
    root.total += desk.worth[me]
    root.squares += desk.worth[me] * desk.worth[me]
    for step in range(steps):
        here = tree[desk.path[step]]
        here.visits += 1
        if mind.outlook == PARANOID and here.seat != me:
            here.total += 1 - desk.worth[me]
        else:
            here.total += desk.worth[here.seat]
