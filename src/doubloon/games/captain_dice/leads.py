"""Where a captain's choices lead: what a pair leaves to place, and what a card would reach."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from doubloon.engine.actions import Leads, leads
from doubloon.engine.bits import members
from doubloon.games.captain_dice.actions import LAY, PLACE
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.rules.battle import reach
from doubloon.games.captain_dice.rules.dice import can_place, free_cells
from doubloon.games.captain_dice.state import View


@leads(PLACE)
def where_a_pair_leads(v: View, seat: int, cell: int) -> Leads:
    """The dice that it takes, and the cards that another pair fits then: who is quick places both before an answer."""
    pairs = _pairs_after(tuple(v.faces[seat]), tuple(v.treasure), free_cells(v))
    return {"dice": list(divmod(v.treasure[cell], 10)), "then": pairs[cell]}


@lru_cache(256)  # every choice of a captain asks, and in a race again and again
def _pairs_after(faces: tuple[int, ...], treasure: tuple[int, ...], free: int) -> dict[int, list[str]]:
    """By free card that a pair of these dice fits, the others that another pair fits then."""
    fitting = _fitting(faces, treasure, members(free))
    return {cell: [CELL_NAMES[other] for other in _fitting_after(cell, faces, treasure, fitting)] for cell in fitting}


def _fitting_after(cell: int, faces: tuple[int, ...], treasure: tuple[int, ...], cells: list[int]) -> list[int]:
    pair = divmod(treasure[cell], 10)
    left = tuple(count - pair.count(face) for face, count in enumerate(faces))
    return _fitting(left, treasure, [other for other in cells if other != cell])


def _fitting(faces: tuple[int, ...], treasure: tuple[int, ...], cells: list[int]) -> list[int]:
    hand: Any = SimpleNamespace(faces={(0, face): count for face, count in enumerate(faces)}, treasure=treasure)
    return [cell for cell in cells if can_place(hand, 0, cell)]


@leads(LAY)
def where_a_card_leads(v: View, seat: int, speed: int, cell: int) -> Leads:
    return {"reach": reached(v, seat, speed, cell)}


def reached(v: View, seat: int, speed: int, cell: int) -> list[str]:
    """The islands that a card reaches, but for its captain's own."""
    own = v.dice_on[seat] | v.cards_on[seat]
    return [CELL_NAMES[other] for other in members(reach(v, speed, cell) & v.field & ~own)]
