"""Where the choices of a captain who moves lead, and why other squares cannot be the next step."""

from doubloon.engine.actions import LEGAL, Leads, leads
from doubloon.engine.words import Message
from doubloon.games.casket.actions import ACTIONS, ENTER, NOT_ASKED, STEP, STOP
from doubloon.games.casket.rules.movement import cannot_enter, cannot_step, entrance
from doubloon.games.casket.rules.steps import at, beyond, column_of, place_beyond, row_of
from doubloon.games.casket.state import CARD_ROWS, MOST_COLUMNS, MOST_ROWS, MOVING, OFF_MAP, WAYS, View


@leads(ENTER)
def where_an_entrance_leads(v: View, _seat: int, row: int) -> Leads:
    return _to(entrance(v, row))


@leads(STEP)
def where_a_step_leads(v: View, seat: int, way: int) -> Leads:
    return _to(beyond(v, v.marker[seat], way))


def _to(square: int) -> Leads:
    return {"square": [column_of(square), row_of(square)]}


@ACTIONS.wish("go", column=MOST_COLUMNS, row=MOST_ROWS)
def why_not_go(v: View, seat: int, column: int, row: int) -> Message | None:  # G27, G28
    """Why a square, however far it is, cannot be the next step."""
    if v.phase != MOVING:
        return ACTIONS.explain(v, seat, STOP(), NOT_ASKED)
    if v.marker[seat] == OFF_MAP:
        return _why_not_enter(v, seat, at(column, row))
    for way in range(len(WAYS)):
        if place_beyond(v.marker[seat], way) == (column, row):
            reason = cannot_step(v, seat, way)
            return None if reason == LEGAL else ACTIONS.explain(v, seat, STEP(way), reason)
    if v.marker[seat] == at(column, row):
        return Message("refused-there")
    return Message("refused-back" if column < column_of(v.marker[seat]) else "refused-far")


def _why_not_enter(v: View, seat: int, square: int) -> Message | None:
    for row in range(len(CARD_ROWS)):
        if entrance(v, row) == square:
            reason = cannot_enter(v, seat, row)
            return None if reason == LEGAL else ACTIONS.explain(v, seat, ENTER(row), reason)
    return Message("refused-no-start")
