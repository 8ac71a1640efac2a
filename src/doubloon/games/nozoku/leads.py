"""What a player's choices are done with: a card of theirs, dice of one number in the cave or in front of them.

And why such a thing cannot be used now: people point at it, and do not know which action that is.
"""

from doubloon.engine.actions import LEGAL, Leads, leads
from doubloon.engine.words import Message
from doubloon.games.nozoku.actions import (
    ACTIONS,
    IMPOSSIBLE,
    NAME_NUMBER,
    PEEK_WITH,
    PICK_DIE,
    PLAYED,
    RECALL,
    ROLL_DIE,
    TAKE_DIE,
    TURN_DIE,
)
from doubloon.games.nozoku.plain import UNPLAYABLE
from doubloon.games.nozoku.powers import BY_CHANCE, POWER_NAMES, RESULTS
from doubloon.games.nozoku.rules.act import cannot_roll
from doubloon.games.nozoku.rules.dice import numbers_in, of_all_colours, showing
from doubloon.games.nozoku.rules.peek import cannot_peek
from doubloon.games.nozoku.rules.playable import cannot_play
from doubloon.games.nozoku.rules.possible import could_become, may_become
from doubloon.games.nozoku.rules.stuck import cannot_recall
from doubloon.games.nozoku.rules.turn import cannot_pick, cannot_take
from doubloon.games.nozoku.speech import Arguments, card_words
from doubloon.games.nozoku.state import (
    BONUS,
    COLOURS,
    MAIN_PART,
    NAME,
    NOTHING,
    NUMBERS,
    PARTS,
    PEEK,
    REACHES,
    STEPS,
    STUCK,
    SUB_OF,
    TAKE,
    WHITE,
    View,
)


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


# Why not


def _refused(v: View, seat: int, number: int, reason: int) -> Message | None:
    return None if reason == LEGAL else ACTIONS.explain(v, seat, number, reason)


def _another_step(v: View) -> Message:
    return Message("refused-step", step=STEPS[v.step])


@ACTIONS.wish("reach", colour=COLOURS, number=NUMBERS)
def why_not_from_cave(v: View, seat: int, colour: str, number: int) -> Message | None:
    """Why a die of the cave cannot be had."""
    lot = COLOURS.index(colour)
    if v.step == BONUS:
        return _refused(v, seat, PICK_DIE(lot, number), cannot_pick(v, seat, lot, number))
    if v.step != TAKE:
        return _another_step(v)
    if lot == WHITE:
        return Message("refused-white")
    reason = cannot_take(v, seat, number, lot)
    if reason in UNPLAYABLE and cannot_play(v, seat, number) == reason:
        return _unplayable(v, number, reason)
    return _refused(v, seat, TAKE_DIE(number, lot), reason)


@ACTIONS.wish("touch", number=NUMBERS)
def why_not_held(v: View, seat: int, number: int) -> Message | None:
    """Why none of the dice with that number, which one holds, can be used."""
    if v.power == NOTHING:
        return None if v.step == NAME else _another_step(v)
    colour = next((colour for colour in range(len(COLOURS)) if showing(v.held[seat][colour], number)), 0)
    if BY_CHANCE[v.power]:
        return _refused(v, seat, ROLL_DIE(colour, number), cannot_roll(v, seat, colour, number))
    lot = of_all_colours(v.held[seat])
    power: Arguments = {"power": POWER_NAMES[v.power], "powers": REACHES[v.powers], "number": number}
    if not RESULTS[v.powers, v.power, number]:
        return Message("refused-no-result", **power)
    if not could_become(v.powers, numbers_in(lot), v.power, number):
        return Message("refused-no-other", **power)
    if not may_become(v.powers, lot, v.power, v.then, number):
        return Message("refused-then", then=POWER_NAMES[v.then])
    return None


@ACTIONS.wish("play", card=NUMBERS)
def why_not_that_card(v: View, seat: int, card: int) -> Message | None:
    """Why a card of one's own cannot be played, peeked with or used from the pile."""
    if v.step == TAKE:
        reason = cannot_play(v, seat, card)
        if reason == PLAYED:
            return Message("refused-played", card=card, sub=SUB_OF[card])
        return _unplayable(v, card, reason) if reason in UNPLAYABLE else None
    if v.step == PEEK:
        return _refused(v, seat, PEEK_WITH(card), cannot_peek(v, seat, card))
    if v.step == STUCK:
        reasons = [cannot_recall(v, seat, card, part) for part in range(len(PARTS))]
        if all(reason == IMPOSSIBLE for reason in reasons):
            return Message("refused-neither", **card_words(card))
        return None if LEGAL in reasons else _refused(v, seat, RECALL(card, MAIN_PART), reasons[0])
    return _another_step(v)


def _unplayable(v: View, card: int, reason: int) -> Message:
    return Message(f"refused-unplayable-{UNPLAYABLE[reason]}", card=card, **card_words(card), powers=REACHES[v.powers])
