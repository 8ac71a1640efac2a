"""What a viewer may know of a game of Captain Dice: all but what lies face down, and how others voted (C25, C26)."""

from typing import Any

import numpy as np

from doubloon.engine.bits import is_in, lowest
from doubloon.engine.chance import below
from doubloon.engine.rule import rule
from doubloon.engine.state import Row
from doubloon.games.captain_dice.field import CELLS
from doubloon.games.captain_dice.rules.battle import speed_of
from doubloon.games.captain_dice.rules.ending import can_vote_for
from doubloon.games.captain_dice.rules.set_up import cards_in_hand
from doubloon.games.captain_dice.rules.treasure import deck_size
from doubloon.games.captain_dice.state import (
    FACE_DOWN,
    FACE_UP,
    HIDDEN,
    NO_CARD,
    NOBODY,
    SPEEDS,
    VOTE,
    State,
    View,
)

Cards = Row | np.ndarray[Any, np.dtype[np.int64]]  # how many there are of each speed


@rule
def show(s: State, viewer: int, v: View) -> None:
    v.deck = deck_size(s)
    for seat in range(s.players):
        v.hand_size[seat] = cards_in_hand(s, seat)
        v.discard_size[seat] = discarded(s, seat)
        v.vote[seat] = s.vote[seat] if seat == viewer else NOBODY
        if seat == viewer:
            copy_cards(s.discard[seat], v.discard[seat])
        elif s.discards == HIDDEN:
            show_all_cards(s, seat, v)
        else:
            show_unseen(s, seat, v)
    for cell in range(CELLS):
        v.card[cell] = s.card[cell] if knows_card(s, viewer, cell) else FACE_DOWN


@rule
def knows_card(s: State, viewer: int, cell: int) -> bool:  # C16, C25
    """Whether there is no card, or it is turned up, or the viewer's own."""
    if s.card[cell] == NO_CARD or s.card[cell] >= FACE_UP:
        return True
    return viewer >= 0 and is_in(s.cards_on[viewer], cell) == 1


@rule
def show_unseen(s: State, seat: int, v: View) -> None:  # C25
    """All of an opponent's cards less those whose place was seen; not which of them lies where."""
    copy_cards(s.discard[seat], v.discard[seat])
    copy_cards(s.hand[seat], v.unseen[seat])
    lift_face_down(s, s.cards_on[seat] & ~s.early[seat], v.unseen[seat])
    lift_face_down(s, s.early[seat], v.unseen_early[seat])


@rule
def show_all_cards(s: State, seat: int, v: View) -> None:  # C20
    """Where discards lie face down: all of an opponent's cards, wherever they are."""
    for speed in range(SPEEDS):
        v.unseen[seat, speed] = s.hand[seat, speed] + s.discard[seat, speed]
    lift(s, s.cards_on[seat], v.unseen[seat])


@rule
def discarded(s: State, seat: int) -> int:
    total = 0
    for speed in range(SPEEDS):
        total += s.discard[seat, speed]
    return total


@rule
def copy_cards(cards: Cards, to: Cards) -> None:
    for speed in range(SPEEDS):  # one by one: for a whole row Numba compiles an error message, which takes seconds
        to[speed] = cards[speed]


@rule
def redeal(s: State, seat: int) -> None:
    """Deal anew what lies face down, from the same cards: those from before a pile was taken back stay with them."""
    for other in range(s.players):
        if other == seat:
            continue
        if s.discards == HIDDEN:
            redeal_all_cards(s, other)
        elif s.cards_on[other]:
            redeal_cards(s, other)
        if is_in(s.voted, other) and s.phase == VOTE:
            s.vote[other] = any_vote(s, other)


@rule
def redeal_cards(s: State, seat: int) -> None:
    early, late = s.early[seat], s.cards_on[seat] & ~s.early[seat]
    pool = np.zeros(SPEEDS, np.int64)
    lift(s, early, pool)
    deal(s, early, pool)
    lift(s, late, s.hand[seat])
    deal(s, late, s.hand[seat])


@rule
def redeal_all_cards(s: State, seat: int) -> None:
    """As many in hand, discarded and on the field as before, but any of them anywhere."""
    hand, pile = cards_in_hand(s, seat), discarded(s, seat)
    pool = np.zeros(SPEEDS, np.int64)
    lift(s, s.cards_on[seat], pool)
    for speed in range(SPEEDS):
        pool[speed] += s.hand[seat, speed] + s.discard[seat, speed]
        s.hand[seat, speed] = 0
        s.discard[seat, speed] = 0
    deal(s, s.cards_on[seat], pool)
    for _ in range(hand):
        s.hand[seat, draw_card(s, pool)] += 1
    for _ in range(pile):
        s.discard[seat, draw_card(s, pool)] += 1


@rule
def lift(s: State, cells: int, pool: Cards) -> None:
    """Count the cards on cells into a pool."""
    while cells:
        pool[speed_of(s, lowest(cells))] += 1
        cells &= cells - 1


@rule
def lift_face_down(s: State, cells: int, pool: Cards) -> None:
    """The same, but for cards that are turned up."""
    while cells:
        card = s.card[lowest(cells)]
        if card < FACE_UP:
            pool[card] += 1
        cells &= cells - 1


@rule
def deal(s: State, cells: int, pool: Cards) -> None:
    """Put cards from a pool on cells, every one equally likely."""
    while cells:
        s.card[lowest(cells)] = draw_card(s, pool)
        cells &= cells - 1


@rule
def draw_card(s: State, pool: Cards) -> int:
    left = 0
    for speed in range(SPEEDS):
        left += pool[speed]
    passed, drawn = below(s, left), 0
    while passed >= pool[drawn]:
        passed -= pool[drawn]
        drawn += 1
    pool[drawn] -= 1
    return drawn


@rule
def any_vote(s: State, seat: int) -> int:
    target = below(s, s.players)
    while not can_vote_for(s, seat, target):
        target = below(s, s.players)
    return int(target)
