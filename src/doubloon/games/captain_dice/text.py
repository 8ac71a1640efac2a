"""The field as text: my dice and cards, what everyone has won and holds, and the islands row by row."""

from collections.abc import Iterator, Mapping
from typing import Any

from doubloon.engine.text import Line, Section, listed
from doubloon.engine.words import Message
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.plain import Captain, CaptainView, Cards, Island
from doubloon.games.captain_dice.state import CARDS


def sections(view: CaptainView, options: Mapping[str, Any], me: int | None) -> list[Section]:
    """The table as a seat may know it, or a spectator."""
    seats = sorted(range(len(view["players"])), key=lambda seat: -view["players"][seat]["treasures"])
    mine = [] if me is None else [Section("mine", "text-mine", list(_mine(view, options, me)))]
    return [
        *mine,
        Section("standings", "text-standings", [list(_captain(view, seat)) for seat in seats]),
        Section("board", "text-field", [_round(view), *_lines(view), *_rows(view)]),
    ]


def _mine(view: CaptainView, options: Mapping[str, Any], me: int) -> Iterator[Line]:
    captain = view["players"][me]
    if captain["dice_in_hand"]:
        dice = listed(captain["dice"]) or "none"
        yield [Message("text-dice", dice=dice, count=captain["dice_in_hand"])]
    held = [cell for cell, island in view["field"].items() if island["owner"] == me]
    if held:
        yield [Message("text-islands", cells=listed(held))]
    for card, count in captain["hand"].items():
        yield [_card(card, count, options)]
    yield from _won(captain)


def _card(card: str, count: int, options: Mapping[str, Any]) -> Message:
    """One of my attack cards, and whom it strikes."""
    speed = CARDS.index(card)
    return Message("text-card", card=card, count=count, speed=speed, boarding=options["boarding"])


def _won(captain: Captain) -> Iterator[Line]:
    if captain["loot"]:
        pairs = listed(f"{low}-{high}" for low, high in (divmod(pair, 10) for pair in captain["loot"]))
        yield [Message("text-loot", pairs=pairs)]


def _captain(view: CaptainView, seat: int) -> Iterator[Message]:
    captain = view["players"][seat]
    yield Message("text-captain", seat=seat, treasures=captain["treasures"], doubles=captain["doubles"])
    if view["turn"] == seat:
        yield Message("text-turn")
    if view["first"] == seat:
        yield Message("text-first")
    if captain["locked_out"]:
        yield Message("text-locked")
    yield Message("text-has", dice=captain["dice_in_hand"], cards=captain["hand_size"])
    yield from _pile("text-discard", captain["discard"])
    yield from _pile("text-unseen", captain["unseen"])
    if captain["early"]:
        yield from _pile("text-early", captain["unseen_early"], cells=listed(captain["early"]))


def _pile(name: str, cards: Cards, **others: str) -> Iterator[Message]:
    """Which attack cards these are."""
    if cards:
        yield Message(name, **{card: cards.get(card, 0) for card in CARDS}, **others)


def _round(view: CaptainView) -> Line:
    return [Message("text-round", round=view["round"], phase=view["phase"], cards=view["deck"])]


def _lines(view: CaptainView) -> Iterator[Line]:
    """The lines that let the bell be rung, where the table tells of them."""
    for cells in view["lines_to_ring"] or ():
        yield [Message("text-line-to-ring", cells=listed(cells))]


def _rows(view: CaptainView) -> Iterator[Line]:
    """The islands as they lie, one row after the other."""
    columns = [name[0] for name in CELL_NAMES if name[1:] == "1"][: view["columns"]]
    for row in range(1, view["rows"] + 1):
        yield [_island(f"{column}{row}", view["field"][f"{column}{row}"]) for column in columns]


def _island(cell: str, island: Island) -> Message:
    low, high = island["treasure"] or ("none", "none")
    owner = {} if island["owner"] is None else {"seat": island["owner"]}
    name = "text-island" if island["owner"] is None else "text-island-held"
    return Message(name, cell=cell, low=low, high=high, card=island["card"] or "none", **owner)
