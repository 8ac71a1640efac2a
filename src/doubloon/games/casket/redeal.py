"""Drawing anew what a viewer cannot know (G35): the cards that could be in more than one place, and the deck's order.

Only what the viewer knows decides, never where the cards are: a bot that thinks on the result learns nothing.
"""

from typing import Any

import numpy as np

from doubloon.engine.bits import count, is_in, one
from doubloon.engine.chance import below, shuffle
from doubloon.engine.rule import rule
from doubloon.games.casket.rules.cards import slot
from doubloon.games.casket.rules.knowledge import EVERYONE, knows_only_what_everyone_knows, look_at_top_card
from doubloon.games.casket.state import DECK, DRAWN, DUMMY, HOLDERS, MOST_CARDS, PUBLIC, State

_NONE = -1

List = np.ndarray[Any, np.dtype[np.int64]]  # of cards, of holders, or of places in such a list


@rule
def redeal(s: State, seat: int) -> None:  # G35
    viewer = seat if seat >= 0 else PUBLIC
    unknown = cards_in_several_places(s, viewer)
    cards = np.empty(MOST_CARDS, np.int64)
    holder = np.empty(MOST_CARDS, np.int64)
    number = gather(s, unknown, cards, holder)
    shuffle(s, cards, number)
    for i in range(number):
        if not is_in(s.may[viewer, holder[i]], cards[i]):
            move_around(s, viewer, i, cards, holder, number)
    for who in range(DUMMY + 1):
        s.hand[who] &= ~unknown
    in_deck = s.may[viewer, DECK] & ~unknown
    for i in range(number):
        if holder[i] == DECK:
            in_deck |= one(cards[i])
        else:
            s.hand[holder[i]] |= one(cards[i])
    reorder_deck(s, viewer, in_deck)
    forget_secrets(s, viewer)


@rule
def cards_in_several_places(s: State, viewer: int) -> int:
    once, twice = 0, 0
    for holder in range(HOLDERS):
        twice |= once & s.may[viewer, holder]
        once |= s.may[viewer, holder]
    return twice


@rule
def gather(s: State, unknown: int, cards: List, holder: List) -> int:
    """List the unknown cards, and as many places for them; both say nothing about which card is where."""
    places = 0
    for who in range(DUMMY + 1):
        for _ in range(count(s.hand[who] & unknown)):
            holder[places] = who
            places += 1
    number = 0
    for card in range(s.cards):
        if is_in(unknown, card):
            cards[number] = card
            number += 1
    for place in range(places, number):
        holder[place] = DECK
    return number


@rule
def move_around(s: State, viewer: int, misplaced: int, cards: List, holder: List, number: int) -> None:
    """Take a card from a holder who cannot have it, along the shortest ring of moves that all are possible."""
    home = holder[misplaced]
    comes = np.full(HOLDERS, _NONE, np.int64)  # for each holder: which card would come to them
    waiting = np.empty(HOLDERS, np.int64)
    found, looked = 0, 0
    first = below(s, HOLDERS)
    for turn in range(HOLDERS):
        other = (first + turn) % HOLDERS
        if is_in(s.may[viewer, other], cards[misplaced]):
            comes[other] = misplaced
            waiting[found] = other
            found += 1
    while comes[home] == _NONE:
        passer = waiting[looked]
        looked += 1
        first = below(s, number)
        for turn in range(number):
            i = (first + turn) % number
            if holder[i] == passer:
                found = pass_on(s, viewer, i, cards[i], comes, waiting, found)
    receiver = home
    moved = _NONE
    while moved != misplaced:
        moved = comes[receiver]
        holder[moved], receiver = receiver, holder[moved]


@rule
def pass_on(s: State, viewer: int, i: int, card: int, comes: List, waiting: List, found: int) -> int:
    """Note which holders could take this card and have none coming yet."""
    for other in range(HOLDERS):
        if comes[other] == _NONE and is_in(s.may[viewer, other], card):
            comes[other] = i
            waiting[found] = other
            found += 1
    return found


@rule
def reorder_deck(s: State, viewer: int, in_deck: int) -> None:
    """Put these cards into any order, but leave those whose place the viewer knows."""
    for depth in range(s.left):
        if is_in(s.slot_known[slot(s, depth)], viewer):
            in_deck &= ~one(s.deck[slot(s, depth)])
    cards = np.empty(MOST_CARDS, np.int64)
    number = 0
    for card in range(s.cards):
        if is_in(in_deck, card):
            cards[number] = card
            number += 1
    shuffle(s, cards, number)
    for depth in range(s.left):
        if not is_in(s.slot_known[slot(s, depth)], viewer):
            number -= 1
            s.deck[slot(s, depth)] = cards[number]


@rule
def forget_secrets(s: State, viewer: int) -> None:
    """What others have seen of the cards that were moved is gone; who is looking at Luck's card sees the new one."""
    for depth in range(s.left):
        place = slot(s, depth)
        if s.slot_known[place] != EVERYONE:
            s.slot_known[place] &= one(viewer)
    for other in range(s.players):
        if other != viewer:
            knows_only_what_everyone_knows(s, other)
    if s.phase == DRAWN:
        look_at_top_card(s, s.turn)
