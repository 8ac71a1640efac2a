"""What a game of Captain Dice says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from collections.abc import Sequence

from doubloon.engine.records import Fields, Record
from doubloon.engine.words import Message
from doubloon.games.captain_dice.actions import CAST, END_TURN, LAY, PLACE, RING, VOTE_FOR
from doubloon.games.captain_dice.field import CELL_NAMES, CELLS
from doubloon.games.captain_dice.rules.sets import is_in
from doubloon.games.captain_dice.state import BELL, BOARDINGS, CARDS, DICE, DIE, PHASES, SET_UP, TURNS, VOTE
from doubloon.games.captain_dice.view import why_no_bell


def prompt(v: Fields, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    if v.phase == BELL:
        return Message("prompt-bell")
    if v.phase == SET_UP:
        return Message("prompt-lay", cards=v.hand_size[seat])
    if v.phase == VOTE:
        return Message("prompt-vote")
    dice, count = _dice(v.faces[seat]), v.dice[seat]
    if v.mode == TURNS:
        return Message("prompt-turn", dice=dice, count=count, bell=why_no_bell(v) or "open", players=v.players)
    return Message("prompt-dice", dice=dice, count=count)


def describe(v: Fields, seat: int, action: int) -> Message:
    """A legal action, in words."""
    if action >= VOTE_FOR:
        return Message("action-vote", target=action - VOTE_FOR)
    if action >= LAY:
        card, cell = divmod(action - LAY, CELLS)
        reach = BOARDINGS[v.boarding]
        return Message("action-lay", card=CARDS[card], speed=card, cell=CELL_NAMES[cell], boarding=reach)
    if action >= PLACE:
        cell = action - PLACE
        low, high = divmod(v.treasure[cell], 10)
        return Message("action-place", low=low, high=high, cell=CELL_NAMES[cell])
    if action == CAST:
        return Message("action-cast", count=v.dice[seat])
    if action == END_TURN:
        return Message("action-end")
    return _describe_bell(v)


def _describe_bell(v: Fields) -> Message:
    if v.phase == BELL:
        return Message("action-ring-to-begin")
    if v.mode == TURNS:
        return Message("action-ring-in-turn", left=-(v.turns_ended + 1) % v.players)
    return Message("action-ring")


def refusal(v: Record, seat: int, action: int) -> Message:
    """Why that cannot be done: the first thing in the way."""
    if action >= VOTE_FOR:
        return _cannot_vote(v, seat, action - VOTE_FOR)
    if action >= LAY:
        return _cannot_lay(v, seat, *divmod(action - LAY, CELLS))
    if v.phase == BELL:
        return Message("refused-bell-first")
    if v.phase != DICE:
        return _not_now(v)
    if action >= PLACE:
        return _cannot_place(v, seat, action - PLACE)
    return _cannot_act(v, action)


def _cannot_act(v: Record, action: int) -> Message:
    if action == RING:
        return Message(f"refused-ring-{why_no_bell(v)}", players=int(v.players))
    if v.mode == TURNS:
        return Message("refused-cast-in-turn")
    return Message("refused-no-dice" if action == CAST else "refused-no-turns")


def _cannot_place(v: Record, seat: int, cell: int) -> Message:
    if not is_in(v.field, cell):
        return _no_cell(v, cell)
    for other in range(v.players):
        if is_in(v.dice_on[other], cell):  # C7
            return Message("refused-taken", target=other, cell=CELL_NAMES[cell], yours=int(other == seat))
    low, high = divmod(int(v.treasure[cell]), 10)
    return Message("refused-no-pair", low=low, high=high, cell=CELL_NAMES[cell], dice=_dice(v.faces[seat]))


def _cannot_lay(v: Record, seat: int, card: int, cell: int) -> Message:
    if v.phase != SET_UP:
        return _not_now(v)
    if not is_in(v.field, cell):
        return _no_cell(v, cell)
    if not is_in(v.dice_on[seat], cell):
        return Message("refused-not-yours", cell=CELL_NAMES[cell])
    return Message("refused-no-card", card=CARDS[card])


def _cannot_vote(v: Record, seat: int, target: int) -> Message:
    if v.phase != VOTE:
        return _not_now(v)
    if target >= v.players:
        return Message("refused-no-seat", number=target, last=int(v.players) - 1)
    if target == seat:
        return Message("refused-yourself")
    return Message("refused-not-tied", target=target)


def _not_now(v: Record) -> Message:
    return Message("refused-not-now", phase=PHASES[v.phase])


def _no_cell(v: Record, cell: int) -> Message:
    return Message("refused-no-cell", cell=CELL_NAMES[cell], rows=int(v.rows), columns=int(v.columns))


def _dice(faces: Sequence[int]) -> str:
    return " ".join(str(face) for face in range(1, DIE + 1) for _ in range(faces[face])) or "-"
