"""What a game of Captain Dice says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from collections.abc import Sequence

from doubloon.engine.actions import describes
from doubloon.engine.bits import is_in
from doubloon.engine.words import Argument, Message
from doubloon.games.captain_dice.actions import (
    ACTIONS,
    BELL_FIRST,
    CAST,
    LAY,
    NO_CARD_LEFT,
    NO_CELL,
    NO_PAIR,
    NO_SEAT,
    NOT_NOW,
    NOT_TIED,
    NOT_YOURS,
    PLACE,
    RING,
    RING_CLOSED,
    RING_FIRST_TURNS,
    RING_TOO_FEW,
    TAKEN,
    VOTE_FOR,
    YOURSELF,
)
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.plain import NO_BELL
from doubloon.games.captain_dice.rules.dice import may_ring, why_no_bell
from doubloon.games.captain_dice.state import (
    BELL,
    BOARDINGS,
    CARDS,
    DIE,
    LINES_SHOWN,
    PHASES,
    SET_UP,
    TURNS,
    VOTE,
    View,
)

Arguments = dict[str, Argument]

ROBBERIES = ("removed",)  # pirates have a word to say to these events


def prompt(v: View, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    if v.phase == BELL:
        return Message("prompt-bell")
    if v.phase == SET_UP:
        return Message("prompt-lay", cards=v.hand_size[seat])
    if v.phase == VOTE:
        return Message("prompt-vote")
    dice, count = _dice(v.faces[seat]), v.dice[seat]
    if v.mode == TURNS:
        bell = NO_BELL[why_no_bell(v)] or "open"
        return Message("prompt-turn", dice=dice, count=count, bell=bell, players=v.players)
    line = int(v.help == LINES_SHOWN and may_ring(v))
    return Message("prompt-dice", dice=dice, count=count, line=line, players=v.players)


def _dice(faces: Sequence[int]) -> str:
    return " ".join(str(face) for face in range(1, DIE + 1) for _ in range(faces[face])) or "-"


# What an action does


@describes(RING)
def describe_ring(v: View, _seat: int) -> Message:
    if v.phase == BELL:
        return Message("action-ring-to-begin")
    if v.mode == TURNS:
        return Message("action-ring-in-turn", left=-(v.turns_ended + 1) % v.players)
    return Message("action-ring")


@describes(CAST)
def describe_cast(v: View, seat: int) -> Message:
    return Message("action-cast", count=v.dice[seat])


@describes(PLACE)
def describe_place(v: View, _seat: int, cell: int) -> Message:
    low, high = divmod(v.treasure[cell], 10)
    return Message("action-place", low=low, high=high, cell=CELL_NAMES[cell])


@describes(LAY)
def describe_lay(v: View, _seat: int, speed: int, cell: int) -> Message:
    boarding = BOARDINGS[v.boarding]
    return Message("action-lay", card=CARDS[speed], speed=speed, cell=CELL_NAMES[cell], boarding=boarding)


@describes(VOTE_FOR)
def describe_vote(_v: View, _seat: int, target: int) -> Message:
    return Message("action-vote", target=target)


# Why one is refused


@ACTIONS.explains(NOT_NOW)
def explain_not_now(v: View, _seat: int, *_arguments: int) -> Arguments:
    return {"phase": PHASES[v.phase]}


@ACTIONS.explains(BELL_FIRST)
def explain_bell_first(_v: View, _seat: int, *_arguments: int) -> Arguments:
    return {}


@ACTIONS.explains(RING_CLOSED)
@ACTIONS.explains(RING_FIRST_TURNS)
@ACTIONS.explains(RING_TOO_FEW)
def explain_no_bell(v: View, _seat: int) -> Arguments:
    return {"players": v.players}


@ACTIONS.explains(TAKEN)
def explain_taken(v: View, seat: int, cell: int) -> Arguments:
    owner = next(other for other in range(v.players) if is_in(v.dice_on[other], cell))
    return {"target": owner, "cell": CELL_NAMES[cell], "yours": int(owner == seat)}


@ACTIONS.explains(NO_PAIR)
def explain_no_pair(v: View, seat: int, cell: int) -> Arguments:
    low, high = divmod(v.treasure[cell], 10)
    return {"low": low, "high": high, "cell": CELL_NAMES[cell], "dice": _dice(v.faces[seat])}


@ACTIONS.explains(NO_CELL, PLACE)
def explain_no_cell_for_dice(v: View, _seat: int, cell: int) -> Arguments:
    return {"cell": CELL_NAMES[cell], "rows": v.rows, "columns": v.columns}


@ACTIONS.explains(NO_CELL, LAY)
def explain_no_cell_for_card(v: View, seat: int, _speed: int, cell: int) -> Arguments:
    return explain_no_cell_for_dice(v, seat, cell)


@ACTIONS.explains(NOT_YOURS)
def explain_not_yours(_v: View, _seat: int, _speed: int, cell: int) -> Arguments:
    return {"cell": CELL_NAMES[cell]}


@ACTIONS.explains(NO_CARD_LEFT)
def explain_no_card(_v: View, _seat: int, speed: int, _cell: int) -> Arguments:
    return {"card": CARDS[speed]}


@ACTIONS.explains(NO_SEAT)
def explain_no_seat(v: View, _seat: int, target: int) -> Arguments:
    return {"number": target, "last": v.players - 1}


@ACTIONS.explains(YOURSELF)
def explain_yourself(_v: View, _seat: int, _target: int) -> Arguments:
    return {}


@ACTIONS.explains(NOT_TIED)
def explain_not_tied(_v: View, _seat: int, target: int) -> Arguments:
    return {"target": target}
