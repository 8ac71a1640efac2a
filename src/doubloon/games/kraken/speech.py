"""What a game of Kraken says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from doubloon.engine.actions import describes
from doubloon.engine.words import Argument, Message
from doubloon.games.kraken.actions import (
    ACTIONS,
    ATTACK,
    CORAL,
    END_TURN,
    NO_BASE,
    NO_PILLAR,
    NO_SHIP,
    NO_WAY,
    PILLAR_FAR,
    SAIL,
    SHIP_FAR,
    SHOOT,
    TOO_DEAR,
    YOURSELF,
)
from doubloon.games.kraken.state import COST_OF_ATTACK, COST_OF_WAY, WAYS, View

Arguments = dict[str, Argument]

ROBBERIES = ("treasure-stolen",)  # pirates have a word to say to these events


def prompt(v: View, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    return Message("prompt-turn", points=v.points, space=v.ship[seat])


# What an action does


@describes(SAIL)
def describe_sailing(v: View, seat: int, way: int) -> Message:
    return Message(f"action-{WAYS[way]}", cost=COST_OF_WAY[way], space=v.ways[seat][way])


@describes(ATTACK)
def describe_attack(v: View, _seat: int, target: int) -> Message:
    return Message("action-attack", cost=COST_OF_ATTACK, target=target, holds=int(v.holder == target))


@describes(SHOOT)
def describe_shot(v: View, _seat: int, base: int) -> Message:
    return Message("action-shoot", cost=COST_OF_ATTACK, space=v.base_at[base], points=v.pillar[base])


@describes(END_TURN)
def describe_end(v: View, _seat: int) -> Message:
    return Message("action-end", points=v.points)


# Why one is refused


@ACTIONS.explains(NO_WAY)
def explain_no_way(v: View, seat: int, way: int) -> Arguments:
    return {"way": WAYS[way], "space": v.ship[seat]}


@ACTIONS.explains(CORAL)
def explain_coral(v: View, seat: int, way: int) -> Arguments:
    space = v.ways[seat][way]
    return {"space": space, "points": v.pillar[list(v.base_at).index(space)]}


@ACTIONS.explains(TOO_DEAR, SAIL)
def explain_dear_way(v: View, _seat: int, way: int) -> Arguments:
    return {"cost": COST_OF_WAY[way], "points": v.points}


@ACTIONS.explains(TOO_DEAR, ATTACK, SHOOT)
def explain_dear_shot(v: View, _seat: int, _target: int) -> Arguments:
    return {"cost": COST_OF_ATTACK, "points": v.points}


@ACTIONS.explains(NO_SHIP)
def explain_no_ship(v: View, _seat: int, target: int) -> Arguments:
    return {"number": target, "last": v.players - 1}


@ACTIONS.explains(YOURSELF)
def explain_yourself(_v: View, _seat: int, _target: int) -> Arguments:
    return {}


@ACTIONS.explains(SHIP_FAR)
def explain_far_ship(v: View, _seat: int, target: int) -> Arguments:
    return {"target": target, "space": v.ship[target]}


@ACTIONS.explains(NO_BASE)
def explain_no_base(v: View, _seat: int, base: int) -> Arguments:
    return {"base": base, "last": v.bases - 1}


@ACTIONS.explains(NO_PILLAR, SHOOT)
@ACTIONS.explains(PILLAR_FAR, SHOOT)
def explain_pillar(v: View, _seat: int, base: int) -> Arguments:
    return {"space": v.base_at[base]}
