"""Where the choices of a captain who moves lead."""

from doubloon.engine.actions import Leads, leads
from doubloon.games.casket.actions import ENTER, STEP
from doubloon.games.casket.rules.movement import entrance
from doubloon.games.casket.rules.steps import beyond, column_of, row_of
from doubloon.games.casket.state import View


@leads(ENTER)
def where_an_entrance_leads(v: View, _seat: int, row: int) -> Leads:
    return _to(entrance(v, row))


@leads(STEP)
def where_a_step_leads(v: View, seat: int, way: int) -> Leads:
    return _to(beyond(v, v.marker[seat], way))


def _to(square: int) -> Leads:
    return {"square": [column_of(square), row_of(square)]}
