"""What a game of Nozoku Dice says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from typing import Any

from doubloon.engine.actions import describes
from doubloon.engine.words import Argument, Message
from doubloon.games.nozoku.actions import (
    ACTIONS,
    BLOCKS_SUB,
    IMPOSSIBLE,
    NAME_NUMBER,
    NO_CHOICE,
    NO_COPY,
    NO_RESULT,
    NO_ROLL,
    NOT_BOTH,
    NOT_HELD,
    NOT_IN_CAVE,
    NOT_PLAYED,
    OTHER_SIDE,
    OTHER_STEP,
    PASS,
    PEEK_WITH,
    PICK_DIE,
    PLAYED,
    RECALL,
    ROLL_DIE,
    TAKE_DIE,
    TURN_DIE,
)
from doubloon.games.nozoku.plain import dice_showing
from doubloon.games.nozoku.powers import POWER_NAMES
from doubloon.games.nozoku.rules.stuck import power_of
from doubloon.games.nozoku.state import COLOURS, PEEK, REACHES, STEPS, SUB_OF, SUB_PART, View

Arguments = dict[str, Argument]


def prompt(v: View, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    if v.power:
        return Message(f"prompt-{STEPS[v.step]}", power=POWER_NAMES[v.power], powers=REACHES[v.powers])
    if v.step == PEEK:
        return Message("prompt-peek", target=v.turn, number=v.side[seat])
    return Message(f"prompt-{STEPS[v.step]}")


# What an action does


@describes(TAKE_DIE)
def describe_taking(v: View, _seat: int, card: int, colour: int) -> Message:
    return Message("action-take", card=card, colour=COLOURS[colour], **card_words(card), powers=REACHES[v.powers])


def card_words(card: int) -> dict[str, Any]:
    """What a card has besides its main number, as words have it."""
    return {"sub": SUB_OF[card], "power": POWER_NAMES[card], "then": POWER_NAMES[SUB_OF[card]]}


@describes(TURN_DIE)
def describe_turning(v: View, _seat: int, colour: int, number: int, to: int) -> Message:
    return Message("action-turn", colour=COLOURS[colour], number=number, to=to, power=POWER_NAMES[v.power])


@describes(ROLL_DIE)
def describe_rolling(v: View, _seat: int, colour: int, number: int) -> Message:
    return Message("action-roll", colour=COLOURS[colour], number=number, power=POWER_NAMES[v.power])


@describes(RECALL)
def describe_recall(v: View, _seat: int, card: int, part: int) -> Message:
    return Message("action-recall", card=card, **power_words(v, card, part))


@describes(PEEK_WITH)
def describe_peek(v: View, _seat: int, card: int) -> Message:
    return Message("action-peek", card=card, **power_words(v, card, SUB_PART))


def power_words(v: View, card: int, part: int) -> dict[str, Any]:
    """What a part of a card would do, as words have it."""
    return {"sub": SUB_OF[card], "power": POWER_NAMES[power_of(card, part)], "powers": REACHES[v.powers]}


@describes(PASS)
def describe_pass(v: View, _seat: int) -> Message:
    return Message("action-pass", step=STEPS[v.step])


@describes(NAME_NUMBER)
def describe_naming(v: View, seat: int, number: int) -> Message:
    dice = dice_showing(sum(v.held[seat]), number)
    return Message("action-name", number=number, dice=dice, sum=dice * number)


# Why one is refused


@ACTIONS.explains(OTHER_STEP)
def explain_step(v: View, _seat: int, *_arguments: int) -> Arguments:
    return {"step": STEPS[v.step]}


@ACTIONS.explains(PLAYED)
@ACTIONS.explains(NOT_PLAYED)
def explain_card(_v: View, _seat: int, card: int, *_die_or_part: int) -> Arguments:
    return {"card": card, "sub": SUB_OF[card]}


@ACTIONS.explains(NOT_IN_CAVE, TAKE_DIE)
def explain_none_to_take(_v: View, _seat: int, card: int, colour: int) -> Arguments:
    return {"colour": COLOURS[colour], "number": card}


@ACTIONS.explains(NOT_IN_CAVE, PICK_DIE)
@ACTIONS.explains(NOT_HELD)
def explain_no_such_die(_v: View, _seat: int, colour: int, number: int, *_to: int) -> Arguments:
    return {"colour": COLOURS[colour], "number": number}


@ACTIONS.explains(IMPOSSIBLE, TAKE_DIE)
def explain_impossible_main(_v: View, _seat: int, card: int, _colour: int) -> Arguments:
    return {"power": POWER_NAMES[card]}


@ACTIONS.explains(IMPOSSIBLE, RECALL)
def explain_impossible_recall(_v: View, _seat: int, card: int, part: int) -> Arguments:
    return {"power": POWER_NAMES[power_of(card, part)]}


@ACTIONS.explains(IMPOSSIBLE, PEEK_WITH)
def explain_impossible_peek(_v: View, _seat: int, card: int) -> Arguments:
    return {"power": POWER_NAMES[SUB_OF[card]]}


@ACTIONS.explains(NOT_BOTH)
def explain_not_both(_v: View, _seat: int, card: int, _colour: int) -> Arguments:
    return {"power": POWER_NAMES[card], "then": POWER_NAMES[SUB_OF[card]]}


@ACTIONS.explains(OTHER_SIDE)
def explain_other_side(v: View, seat: int, card: int) -> Arguments:
    return {"card": card, "sub": SUB_OF[card], "number": v.side[seat]}


@ACTIONS.explains(NO_ROLL)
@ACTIONS.explains(NO_CHOICE)
def explain_power(v: View, _seat: int, *_die: int) -> Arguments:
    return {"power": POWER_NAMES[v.power]}


@ACTIONS.explains(NO_RESULT)
def explain_no_result(v: View, _seat: int, _colour: int, number: int, to: int) -> Arguments:
    return {"power": POWER_NAMES[v.power], "powers": REACHES[v.powers], "number": number, "to": to}


@ACTIONS.explains(NO_COPY)
def explain_no_copy(v: View, _seat: int, _colour: int, _number: int, to: int) -> Arguments:
    return {"power": POWER_NAMES[v.power], "to": to}


@ACTIONS.explains(BLOCKS_SUB)
def explain_blocked_sub(v: View, _seat: int, *_die: int) -> Arguments:
    return {"then": POWER_NAMES[v.then]}
