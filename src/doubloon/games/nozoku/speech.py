"""What a game of Nozoku Dice says to people: what is wanted, what an action does, and why one is refused.

The texts are in words/; here is which message, with which numbers.
"""

from typing import Any

from doubloon.engine.records import Fields, Record
from doubloon.engine.words import Message
from doubloon.games.nozoku.actions import ACTIONS
from doubloon.games.nozoku.powers import BY_CHANCE, POWER_NAMES, RESULTS
from doubloon.games.nozoku.rules.dice import is_in, numbers_in, of_all_colours, showing
from doubloon.games.nozoku.rules.possible import could_become
from doubloon.games.nozoku.rules.stuck import power_of
from doubloon.games.nozoku.state import COLOURS, NO_SUB, PARTS, PEEK, REACHES, STEPS, SUB_OF
from doubloon.games.nozoku.view import dice_showing

# The steps in which each verb has its place.
_STEPS_OF = {
    "take": ("take",),
    "turn": ("main", "sub", "recalled", "peeked"),
    "roll": ("main", "sub", "recalled", "peeked"),
    "recall": ("stuck",),
    "peek": ("peek",),
    "pass": ("stuck", "peek"),
    "pick": ("bonus",),
    "name": ("name",),
}


def prompt(v: Fields, seat: int) -> Message:
    """What is wanted of a seat that may act."""
    if v.power:
        return Message(f"prompt-{STEPS[v.step]}", power=POWER_NAMES[v.power], powers=REACHES[v.powers])
    if v.step == PEEK:
        return Message("prompt-peek", target=v.turn, number=v.side[seat])
    return Message(f"prompt-{STEPS[v.step]}")


def describe(v: Fields, seat: int, action: int) -> Message:
    """A legal action, in words."""
    do = ACTIONS.decode(action)
    verb = do.pop("do")
    if verb == "take":
        return Message("action-take", **do, **card_words(do["card"]), powers=REACHES[v.powers])
    if verb in ("recall", "peek"):
        power = SUB_OF[do["card"]] if do.pop("part", "sub") == "sub" else do["card"]
        return Message(
            f"action-{verb}", **do, sub=SUB_OF[do["card"]], power=POWER_NAMES[power], powers=REACHES[v.powers]
        )
    if verb in ("turn", "roll"):
        return Message(f"action-{verb}", **do, power=POWER_NAMES[v.power])
    if verb == "pass":
        return Message("action-pass", step=STEPS[v.step])
    if verb == "name":
        dice = dice_showing(sum(v.held[seat]), do["number"])
        return Message("action-name", **do, dice=dice, sum=dice * do["number"])
    return Message("action-pick", **do)


def card_words(card: int) -> dict[str, Any]:
    """What a card has besides its main number, as words have it."""
    return {"sub": SUB_OF[card], "power": POWER_NAMES[card], "then": POWER_NAMES[SUB_OF[card]]}


def refusal(v: Record, seat: int, action: int) -> Message:
    """Why a player cannot do that: the first thing in the way."""
    do = ACTIONS.decode(action)
    if STEPS[v.step] not in _STEPS_OF[do["do"]]:
        return Message("refused-step", step=STEPS[v.step])
    if do["do"] == "take":
        return _cannot_take(v, seat, do)
    if do["do"] == "recall":
        return _cannot_recall(v, seat, do)
    if do["do"] == "peek":
        return _cannot_peek(v, seat, do)
    if do["do"] == "pick":
        return _none_in_cave(do["colour"], do["number"])
    return _cannot_turn(v, seat, do)


def _cannot_take(v: Record, seat: int, do: dict[str, Any]) -> Message:
    card, sub = do["card"], SUB_OF[do["card"]]
    if not is_in(v.hand[seat], card):
        return Message("refused-played", card=card, sub=sub)
    if not showing(v.cave[COLOURS.index(do["colour"])], card):
        return _none_in_cave(do["colour"], card)
    if v.why_not[card] == NO_SUB:
        return Message("refused-both", power=POWER_NAMES[card], then=POWER_NAMES[sub])
    return _impossible(card)


def _cannot_recall(v: Record, seat: int, do: dict[str, Any]) -> Message:
    card = do["card"]
    if is_in(v.hand[seat], card):
        return Message("refused-not-played", card=card, sub=SUB_OF[card])
    return _impossible(power_of(card, PARTS.index(do["part"])))


def _cannot_peek(v: Record, seat: int, do: dict[str, Any]) -> Message:
    card, sub = do["card"], SUB_OF[do["card"]]
    if sub != v.side[seat]:
        return Message("refused-side", card=card, sub=sub, number=int(v.side[seat]))
    if not is_in(v.hand[seat], card):
        return Message("refused-played", card=card, sub=sub)
    return _impossible(sub)


def _cannot_turn(v: Record, seat: int, do: dict[str, Any]) -> Message:
    number, power = do["number"], int(v.power)
    if not showing(v.held[seat, COLOURS.index(do["colour"])], number):
        return Message("refused-not-held", colour=do["colour"], number=number)
    rolls = do["do"] == "roll"
    if rolls != bool(BY_CHANCE[power]):
        return Message("refused-choice" if rolls else "refused-chance", power=POWER_NAMES[power])
    if rolls:
        return _leaves_no(v)
    if not is_in(RESULTS[v.powers, power, number], do["to"]):
        reach = REACHES[v.powers]
        return Message("refused-result", power=POWER_NAMES[power], powers=reach, number=number, to=do["to"])
    if not is_in(could_become(v.powers, numbers_in(of_all_colours(v.held[seat])), power, number), do["to"]):
        return Message("refused-copy", power=POWER_NAMES[power], to=do["to"])
    return _leaves_no(v)


def _none_in_cave(colour: str, number: int) -> Message:
    return Message("refused-cave", colour=colour, number=number)


def _impossible(power: int) -> Message:
    return Message("refused-impossible", power=POWER_NAMES[power])


def _leaves_no(v: Record) -> Message:
    return Message("refused-then", then=POWER_NAMES[v.then])
