"""Cards, sets of cards, and the deck."""

from doubloon.engine.bits import count, lowest
from doubloon.engine.chance import below
from doubloon.engine.rule import rule
from doubloon.games.casket.state import MOST_CARDS, VALUES, State

_NINE = (1 << VALUES) - 1


@rule
def suit_of(card: int) -> int:
    return card // VALUES


@rule
def value_of(card: int) -> int:
    return card % VALUES + 1


@rule
def all_of(suit: int) -> int:
    """The set of all cards of a suit."""
    return _NINE << (VALUES * suit)


@rule
def any_card(s: State, cards: int) -> int:
    """One of a set, all equally likely."""
    for _ in range(below(s, count(cards))):
        cards &= cards - 1
    return lowest(cards)


# What is printed on a card: the tables of the deck are narrow, numbers that rules pass around are not.


@rule
def feature_of(s: State, card: int) -> int:
    return int(s.feature[card])


@rule
def special_of(s: State, card: int) -> int:
    return int(s.special[card])


@rule
def cost_of(s: State, card: int) -> int:
    return int(s.cost[card])


# The deck


@rule
def slot(s: State, depth: int) -> int:
    """The place of the card that lies so deep in the deck."""
    return (s.top + depth) % MOST_CARDS


@rule
def top_card(s: State) -> int:
    return s.deck[s.top]


@rule
def draw_card(s: State) -> int:
    card = top_card(s)
    s.top = slot(s, 1)
    s.left -= 1
    return card


@rule
def put_under_deck(s: State, card: int, viewers: int) -> None:
    """Put a card under the deck; these viewers know it is there."""
    bottom = slot(s, s.left)
    s.deck[bottom] = card
    s.slot_known[bottom] = viewers
    s.left += 1
