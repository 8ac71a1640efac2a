"""What a game of Kraken says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from doubloon.engine.records import Fields, Record
from doubloon.engine.words import Message
from doubloon.games.kraken.actions import ATTACK, END_TURN, SHOOT
from doubloon.games.kraken.rules import can_enter, is_in
from doubloon.games.kraken.state import COST_OF_ATTACK, COST_OF_WAY, NOWHERE, WAYS


def prompt(v: Fields, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    return Message("prompt-turn", points=v.points, space=v.ship[seat])


def describe(v: Fields, seat: int, action: int) -> Message:
    """A legal action, in words."""
    if action == END_TURN:
        return Message("action-end", points=v.points)
    if action >= SHOOT:
        base = action - SHOOT
        return Message("action-shoot", cost=COST_OF_ATTACK, space=v.base_at[base], points=v.pillar[base])
    if action >= ATTACK:
        target = action - ATTACK
        holds = int(v.holder == target)
        return Message("action-attack", cost=COST_OF_ATTACK, target=target, holds=holds)
    return Message(f"action-{WAYS[action]}", cost=COST_OF_WAY[action], space=v.ways[seat][action])


def refusal(v: Record, seat: int, action: int) -> Message:
    """Why a ship cannot do that: the first thing in the way."""
    if action >= SHOOT:
        return _cannot_shoot(v, seat, action - SHOOT)
    if action >= ATTACK:
        return _cannot_attack(v, seat, action - ATTACK)
    space = int(v.ways[seat, action])
    if space == NOWHERE:
        return Message("refused-no-way", way=WAYS[action], space=int(v.ship[seat]))
    if not can_enter(v, space):
        hit_points = int(v.pillar[list(v.base_at).index(space)])
        return Message("refused-coral", space=space, points=hit_points)
    return Message("refused-points", cost=COST_OF_WAY[action], points=int(v.points))


def _cannot_shoot(v: Record, seat: int, base: int) -> Message:
    if base >= v.bases:
        return Message("refused-no-base", base=base, last=int(v.bases) - 1)
    space = int(v.base_at[base])
    if v.pillar[base] == 0:
        return Message("refused-no-pillar", space=space)
    if not is_in(v.near[seat], space):
        return Message("refused-pillar-far", space=space)
    return Message("refused-points", cost=COST_OF_ATTACK, points=int(v.points))


def _cannot_attack(v: Record, seat: int, target: int) -> Message:
    if target >= v.players:
        return Message("refused-no-ship", number=target, last=int(v.players) - 1)
    if target == seat:
        return Message("refused-yourself")
    if not is_in(v.near[seat], v.ship[target]):
        return Message("refused-ship-far", target=target, space=int(v.ship[target]))
    return Message("refused-points", cost=COST_OF_ATTACK, points=int(v.points))
