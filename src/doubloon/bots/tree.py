"""The tree of a search: which decisions it imagined, how often, and what they brought."""

from typing import Any

import numpy as np

from doubloon.bots.levels import PARANOID
from doubloon.engine.records import new, record
from doubloon.engine.rule import rule

ROOT = 0
NONE = -1

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
def clear(desk, tree):
    tree[ROOT].first = NONE
    tree[ROOT].visits, tree[ROOT].total, tree[ROOT].squares = 0, 0.0, 0.0
    desk.nodes = 1


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
    """The action that was visited most, of these the one that brought most, of these the first known. NONE: the tree is
    empty."""
    best, child = NONE, tree[ROOT].first
    while child != NONE:
        here, most = tree[child], tree[best]
        if best == NONE or here.visits > most.visits or (here.visits == most.visits and here.total >= most.total):
            best = child
        child = tree[child].beside
    if best == NONE:
        return NONE
    action = int(tree[best].action)
    desk.weight[action] = 0  # liked well enough not to wait
    return action
