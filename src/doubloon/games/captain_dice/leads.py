"""Where a captain's choices lead: what a pair leaves to place, and what a card would reach."""

from types import SimpleNamespace
from typing import Any

from doubloon.engine.actions import Leads, leads
from doubloon.engine.bits import members, one
from doubloon.games.captain_dice.actions import LAY, PLACE
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.rules.battle import reach
from doubloon.games.captain_dice.rules.dice import can_place, free_cells
from doubloon.games.captain_dice.state import View


@leads(PLACE)
def where_a_pair_leads(v: View, seat: int, cell: int) -> Leads:
    """The dice that it takes, and the cards that another pair fits then: who is quick places both before an answer."""
    pair = divmod(v.treasure[cell], 10)
    after: Any = SimpleNamespace(treasure=v.treasure, faces=_dice_without(v, seat, pair))
    others = members(free_cells(v) & ~one(cell))
    return {"dice": list(pair), "then": [CELL_NAMES[other] for other in others if can_place(after, seat, other)]}


def _dice_without(v: View, seat: int, pair: tuple[int, int]) -> dict[tuple[int, int], int]:
    return {(seat, face): count - pair.count(face) for face, count in enumerate(v.faces[seat])}


@leads(LAY)
def where_a_card_leads(v: View, seat: int, speed: int, cell: int) -> Leads:
    return {"reach": reached(v, seat, speed, cell)}


def reached(v: View, seat: int, speed: int, cell: int) -> list[str]:
    """The islands that a card reaches, but for its captain's own."""
    own = v.dice_on[seat] | v.cards_on[seat]
    return [CELL_NAMES[other] for other in members(reach(v, speed, cell) & v.field & ~own)]
