"""The cave as text: my dice and cards, what everyone holds, the die on the card, and the dice in the cave."""

from collections.abc import Iterator, Mapping
from typing import Any

from doubloon.engine.text import Line, Section, listed
from doubloon.engine.words import Message
from doubloon.games.nozoku.die import SIDES
from doubloon.games.nozoku.plain import Apprentice, Card, Dice, NozokuView
from doubloon.games.nozoku.powers import POWER_NAMES
from doubloon.games.nozoku.speech import card_words
from doubloon.games.nozoku.state import NUMBERS


def sections(view: NozokuView, options: Mapping[str, Any], me: int | None) -> list[Section]:
    """The table as a seat may know it, or a spectator."""
    mine = [] if me is None else [Section("mine", "text-mine", list(_mine(view["players"][me], options)))]
    everyone = [list(_player(view, seat)) for seat in range(len(view["players"]))]
    return [
        *mine,
        Section("standings", "text-standings", everyone),
        Section("board", "text-cave", list(_cave(view, options))),
        Section("places", "text-powers", [[_power(number, options)] for number in NUMBERS]),
    ]


def _mine(player: Apprentice, options: Mapping[str, Any]) -> Iterator[Line]:
    yield [Message("text-sum", sum=player["sum"]), *_dice(player["held"])]
    for card in player["hand"]:
        yield [_card("text-card", card, options)]
    for card in player["pile"]:
        yield [_card("text-card-in-pile", card, options)]
    for barred in player["unplayable"]:
        yield [_card(f"text-unplayable-{barred['why']}", barred["card"], options)]


def _card(name: str, card: Card, options: Mapping[str, Any]) -> Message:
    main, _sub = card
    return Message(name, card=main, **card_words(main), powers=options["powers"])


def _dice(held: Dice) -> Iterator[Message]:
    """A sentence for each colour of which there are dice."""
    for colour, counts in held.items():
        if any(counts):
            dice = [number for number, count in zip(NUMBERS, counts, strict=True) for _ in range(count)]
            yield Message("text-dice", colour=colour, dice=listed(dice))


def _player(view: NozokuView, seat: int) -> Iterator[Message]:
    player = view["players"][seat]
    yield Message("text-player", seat=seat, sum=player["sum"])
    if seat in view["actors"]:
        yield Message("text-acts")
    if view["starter"] == seat:
        yield Message("text-starts")
    yield from _dice(player["held"])
    yield Message("text-hand", cards=_row_of(player["hand"]))
    if player["pile"]:
        yield Message("text-pile", cards=_row_of(player["pile"]))
    if player["named"] is not None:
        yield Message("text-named", number=player["named"])
    elif player["has_named"]:
        yield Message("text-named-in-secret")
    result = player["result"]
    if result:
        home, white, left = result["home"], result["white_home"], result["left_behind"]
        yield Message("text-result", points=result["points"], home=home, white=white, left=left)


def _row_of(cards: list[Card]) -> str:
    return ", ".join(f"{main}/{sub}" for main, sub in cards) or "none"


def _cave(view: NozokuView, options: Mapping[str, Any]) -> Iterator[Line]:
    yield [Message("text-round", round=view["round"], limit=options["round_limit"])]
    taken = view["taken"]
    if taken:
        main, sub = taken["card"]
        sides = {side: taken[side] for side in SIDES}
        yield [Message("text-taken", colour=taken["colour"], number=taken["number"], card=main, sub=sub)]
        yield [Message("text-sees", seat=seat, number=sides[side]) for seat, side in enumerate(taken["seen"])]
    yield from ([message] for message in _dice(view["cave"]))


def _power(number: int, options: Mapping[str, Any]) -> Message:
    return Message("text-power", number=number, power=POWER_NAMES[number], powers=options["powers"])
