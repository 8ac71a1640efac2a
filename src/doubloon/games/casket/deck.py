"""The option `deck`: the two decks that come with the game (G2) and those that designers write.

A deck file is TOML (data/decks/36.toml is one to start from). What is wrong with one is named, all of it at once.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from doubloon.engine.records import Record
from doubloon.engine.tables import Table, TableOption, bad_table, is_whole, read_table
from doubloon.games.casket.state import FEATURES, FOG, NO_FEATURE, SKULLS, SUITS, TRUMP, VALUES

DECKS = ("36", "45")
_FOLDER = Path(__file__).parent / "data" / "decks"
_MUST = SUITS[:SKULLS]
_FIELDS = {"feature", "value", "cost"}
_MOST_COST = 9


@dataclass(frozen=True)
class CardSide:
    """The special side of a card."""

    feature: int
    value: int
    cost: int


Deck = tuple[CardSide, ...]  # in the order of the cards' numbers

PLAIN = CardSide(NO_FEATURE, 0, 0)


def read_deck(table: Table) -> Deck:
    """A deck from the table that its file holds; BadOption names every fault."""
    faults = list(_malformed(table)) or list(_double_trumps(table))
    if faults:
        raise bad_table("deck", faults)
    return tuple(_side(card) for suit in SUITS if suit in table for card in table[suit])


def _malformed(table: Table) -> Iterator[str]:
    if not set(_MUST) <= set(table) <= set(SUITS):
        yield f"it has the suits {', '.join(_MUST)}, and {SUITS[SKULLS]} or not"
        return
    for suit, cards in table.items():
        if not isinstance(cards, list) or len(cards) != VALUES:
            yield f"{suit} is a list of {VALUES} cards"
            continue
        for number, card in enumerate(cards, 1):
            yield from (f"{suit} {number} {fault}" for fault in _faults(card))


def _faults(card: object) -> Iterator[str]:
    if card == {}:
        return
    if not isinstance(card, dict) or set(card) != _FIELDS:
        yield "is {} or has feature, value and cost"
        return
    if card["feature"] not in FEATURES[1:]:
        yield f"has the feature {card['feature']!r:.40}, but there are {', '.join(FEATURES[1:])}"
    if not is_whole(card["value"], 1, VALUES):
        yield f"has the value {card['value']!r:.40}, but values are 1 to {VALUES}"
    if not is_whole(card["cost"], 1, _MOST_COST):
        yield f"has the cost {card['cost']!r:.40}, but costs are 1 to {_MOST_COST}"


def _double_trumps(table: Table) -> Iterator[str]:
    """Two equal trumps in one fight would leave it without a winner."""
    trumps = Counter(card["value"] for suit in table for card in table[suit] if card.get("feature") == FEATURES[TRUMP])
    trumps.update(range(1, VALUES + 1) if SUITS[SKULLS] in table else ())
    yield from (f"there are {count} trumps of {value}" for value, count in sorted(trumps.items()) if count > 1)


def _side(card: dict[str, Any]) -> CardSide:
    return CardSide(FEATURES.index(card["feature"]), card["value"], card["cost"]) if card else PLAIN


@cache
def deck_of(name: str) -> Deck:
    """One of the decks that come with the game."""
    return read_deck(read_table(_FOLDER / f"{name}.toml", "deck"))


class DeckOption(TableOption):
    """The name of a deck, the path of a deck file, or the table in one."""

    name = "deck"
    names = DECKS

    def read(self, value: object) -> Any:
        return super().read(str(value) if is_whole(value, 0, 99) else value)

    def check(self, table: Table) -> Deck:
        return read_deck(table)

    def put(self, s: Record, value: Any) -> None:
        deck = deck_of(value) if isinstance(value, str) else read_deck(value)
        s.cards = len(deck)
        for card, side in enumerate(deck):
            s.feature[card], s.special[card], s.cost[card] = side.feature, side.value, side.cost
        s.featured = sum(1 << card for card, side in enumerate(deck) if side.feature != NO_FEATURE)
        s.fogs = sum(1 << card for card, side in enumerate(deck) if side.feature == FOG)
