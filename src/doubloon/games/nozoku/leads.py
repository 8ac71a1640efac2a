"""What a player's choices are done with: a card of theirs, dice of one number in the cave or in front of them."""

from doubloon.engine.actions import Leads, leads
from doubloon.games.nozoku.actions import NAME_NUMBER, PEEK_WITH, PICK_DIE, RECALL, ROLL_DIE, TAKE_DIE, TURN_DIE
from doubloon.games.nozoku.state import COLOURS, View


@leads(TAKE_DIE)
def what_is_taken(_v: View, _seat: int, card: int, colour: int) -> Leads:
    return {"from": "cave", "number": card, "colour": COLOURS[colour], "card": card}


@leads(PICK_DIE)
def what_is_picked(_v: View, _seat: int, colour: int, number: int) -> Leads:
    return {"from": "cave", "number": number, "colour": COLOURS[colour]}


@leads(TURN_DIE)
def what_is_turned(_v: View, _seat: int, colour: int, number: int, to: int) -> Leads:
    return {"from": "held", "number": number, "colour": COLOURS[colour], "to": to}


@leads(ROLL_DIE)
def what_is_rolled(_v: View, _seat: int, colour: int, number: int) -> Leads:
    return {"from": "held", "number": number, "colour": COLOURS[colour]}


@leads(NAME_NUMBER)
def what_is_named(_v: View, _seat: int, number: int) -> Leads:
    return {"from": "held", "number": number}


@leads(RECALL, PEEK_WITH)
def what_is_played(_v: View, _seat: int, card: int, *_part: int) -> Leads:
    return {"card": card}
