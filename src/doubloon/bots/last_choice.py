"""The last choice of a seat, after which it can only look on: nothing to plan, so all actions are held side by side.

Each is tried in the very same imagined games: the same secrets, the same dice, the same choices of the others. So an
action that is never worse than another and sometimes better is worth more, however seldom and little that is beside
what games differ by anyway. A tree compares games of its own with each action, and chance may favour the worse one.
"""

from doubloon.bots.arrivals import NOBODY
from doubloon.bots.imagined import next_to_decide, play_on, start_race
from doubloon.bots.mind import any_marked, imagine, mark_legal, pick_best, weigh
from doubloon.bots.tree import NONE, ROOT, add_node, learn
from doubloon.bots.worth import judge
from doubloon.engine.dispatch import POINTLESS, haste, play
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.rule import rule

SURE_ENOUGH = 20  # imagined games that are over before the seat chooses again, whatever it does now


@rule
def is_last_choice(s, me, mind, desk, tree):
    """Whether it is, as far as the seat can know; then every action that has a point is in the tree."""
    if haste(s) != NO_HASTE:
        return False
    list_actions(s, me, mind, desk, tree)
    for _ in range(SURE_ENOUGH):
        world, child = mind.rng, tree[ROOT].first
        while child != NONE:
            mind.rng = world
            if not try_action(s, me, int(tree[child].action), mind, desk):
                return False
            if next_to_decide(desk.thought[0], me, mind, desk) != NOBODY:
                return False
            child = int(tree[child].beside)
    return True


@rule
def list_actions(s, me, mind, desk, tree):
    """Put them into the tree, the best-liked first: of what proves equal, the search keeps to that."""
    imagine(s, me, mind, desk.thought)
    mark_legal(desk.thought[0], me, desk.legal)
    weigh(desk.thought[0], me, desk.weight)
    while any_marked(desk.legal) and desk.nodes < len(tree):
        action = pick_best(desk.legal, desk.weight, mind)
        if desk.weight[action] <= POINTLESS:
            return
        desk.legal[action] = 0
        add_node(ROOT, me, action, desk, tree)


@rule
def try_all_actions(s, me, mind, desk, tree):
    """Imagine one more game, and what comes of it with each of them."""
    world, child = mind.rng, int(tree[ROOT].first)
    while child != NONE:
        mind.rng = world
        if try_action(s, me, int(tree[child].action), mind, desk):
            judge(desk.thought[0], play_on(desk.thought[0], mind, desk), desk)
            desk.path[0] = child
            learn(me, mind, desk, tree, 1)
        child = int(tree[child].beside)


@rule
def try_action(s, me, action, mind, desk):
    """Imagine a game, and that action in it; False if it is not possible there."""
    imagine(s, me, mind, desk.thought)
    thought = desk.thought[0]
    start_race(thought, me, mind, desk)
    if next_to_decide(thought, me, mind, desk) != me:
        return False
    mark_legal(thought, me, desk.legal)
    if not desk.legal[action]:
        return False
    play(thought, me, action, None)
    return True
