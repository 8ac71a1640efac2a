"""Cards, sets of cards, and the deck."""

from doubloon.engine.bits import count, lowest
from doubloon.engine.chance import below
from doubloon.engine.rule import rule
from doubloon.games.casket.state import MOST_CARDS, VALUES

_NINE = (1 << VALUES) - 1


@rule
def suit_of(card):
    return card // VALUES


@rule
def value_of(card):
    return card % VALUES + 1


@rule
def all_of(suit):
    """The set of all cards of a suit."""
    return _NINE << (VALUES * suit)


@rule
def any_card(s, cards):
    """One of a set, all equally likely."""
    for _ in range(below(s, count(cards))):
        cards &= cards - 1
    return lowest(cards)


# What is printed on a card: the tables of the deck are narrow, numbers that rules pass around are not.


@rule
def feature_of(s, card):
    return int(s.feature[card])


@rule
def special_of(s, card):
    return int(s.special[card])


@rule
def cost_of(s, card):
    return int(s.cost[card])


# The deck


@rule
def slot(s, depth):
    """The place of the card that lies so deep in the deck."""
    return (s.top + depth) % MOST_CARDS


@rule
def top_card(s):
    return s.deck[s.top]


@rule
def draw_card(s):
    card = top_card(s)
    s.top = slot(s, 1)
    s.left -= 1
    return card


@rule
def put_under_deck(s, card, viewers):
    """Put a card under the deck; these viewers know it is there."""
    bottom = slot(s, s.left)
    s.deck[bottom] = card
    s.slot_known[bottom] = viewers
    s.left += 1
