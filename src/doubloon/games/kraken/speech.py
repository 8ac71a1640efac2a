"""What a game of Kraken says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from doubloon.engine.records import Record
from doubloon.engine.words import Message
from doubloon.games.kraken.actions import ATTACK, END_TURN, SHOOT
from doubloon.games.kraken.rules import can_enter, within_one_space
from doubloon.games.kraken.state import COST_OF_ATTACK, COST_OF_WAY, NOWHERE, WAYS


def prompt(v: Record, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    return Message("prompt-turn", points=int(v.points), space=int(v.ship[seat]))


def describe(v: Record, seat: int, action: int) -> Message:
    """A legal action, in words."""
    if action == END_TURN:
        return Message("action-end", points=int(v.points))
    if action >= SHOOT:
        base = action - SHOOT
        return Message("action-shoot", cost=COST_OF_ATTACK, space=int(v.base_at[base]), points=int(v.pillar[base]))
    if action >= ATTACK:
        target = action - ATTACK
        holds = int(v.holder == target)
        return Message("action-attack", cost=COST_OF_ATTACK, target=target, holds=holds)
    return Message(f"action-{WAYS[action]}", cost=COST_OF_WAY[action], space=int(v.link[action, v.ship[seat]]))


def refusal(v: Record, seat: int, action: int) -> Message:
    """Why a ship cannot do that: the first thing in the way."""
    ship = v.ship[seat]
    if action >= SHOOT:
        return _cannot_shoot(v, ship, action - SHOOT)
    if action >= ATTACK:
        return _cannot_attack(v, seat, action - ATTACK)
    space = int(v.link[action, ship])
    if space == NOWHERE:
        return Message("refused-no-way", way=WAYS[action], space=int(ship))
    if not can_enter(v, space):
        hit_points = int(v.pillar[list(v.base_at).index(space)])
        return Message("refused-coral", space=space, points=hit_points)
    return Message("refused-points", cost=COST_OF_WAY[action], points=int(v.points))


def _cannot_shoot(v: Record, ship: int, base: int) -> Message:
    if base >= v.bases:
        return Message("refused-no-base", base=base, last=int(v.bases) - 1)
    space = int(v.base_at[base])
    if v.pillar[base] == 0:
        return Message("refused-no-pillar", space=space)
    if not within_one_space(v, ship, space):
        return Message("refused-pillar-far", space=space)
    return Message("refused-points", cost=COST_OF_ATTACK, points=int(v.points))


def _cannot_attack(v: Record, seat: int, target: int) -> Message:
    if target >= v.players:
        return Message("refused-no-ship", number=target, last=int(v.players) - 1)
    if target == seat:
        return Message("refused-yourself")
    if not within_one_space(v, v.ship[seat], v.ship[target]):
        return Message("refused-ship-far", target=target, space=int(v.ship[target]))
    return Message("refused-points", cost=COST_OF_ATTACK, points=int(v.points))
