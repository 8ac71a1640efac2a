"""The battle phase: the attack cards act in order of speed (C3, C16-C18)."""

from doubloon.engine.bits import count, is_in, lowest, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.captain_dice import events
from doubloon.games.captain_dice.field import AROUND, BESIDE, COLUMN, DIAGONALS, ROW
from doubloon.games.captain_dice.rules.seats import clockwise
from doubloon.games.captain_dice.state import (
    ALL_EIGHT,
    BATTLE,
    BOARDING,
    BROADSIDE,
    FACE_UP,
    GUN,
    HOSTAGE,
    NO_CARD,
    SQUID,
    State,
)


@rule
def fight(s: State, log: Log) -> None:  # C16
    s.phase = BATTLE
    if log is not None:  # only who looks on needs to see them
        turn_up(s, log)
    for speed in range(BOARDING, SQUID + 1):  # hostages and spy ships do not attack
        for turns in range(s.players):
            attack_with(s, clockwise(s, turns), speed, log)


@rule
def turn_up(s: State, log: Log) -> None:
    for turns in range(s.players):
        seat = clockwise(s, turns)
        cards = s.cards_on[seat]
        while cards:
            cell = lowest(cards)
            s.card[cell] += FACE_UP
            events.turned_up(s, log, seat, cell, speed_of(s, cell))
            cards &= cards - 1


@rule
def attack_with(s: State, seat: int, speed: int, log: Log) -> None:
    """Let the cards of one player and one speed act; nobody has two that attack, but each would have its moment."""
    cards = s.cards_on[seat]
    while cards:
        cell = lowest(cards)
        if speed_of(s, cell) == speed:
            attack(s, seat, cell, log)
        cards &= cards - 1


@rule
def attack(s: State, seat: int, cell: int, log: Log) -> None:  # C3, C18
    hits = reach(s, speed_of(s, cell), cell) & removable(s, seat)
    events.attacked(s, log, seat, count(hits), cell, speed_of(s, cell))
    while hits:
        remove(s, seat, cell, lowest(hits), log)
        hits &= hits - 1


@rule
def reach(s: State, speed: int, cell: int) -> int:  # C3
    if speed == BOARDING:
        return int(AROUND[cell] if s.boarding == ALL_EIGHT else BESIDE[cell])
    if speed == BROADSIDE:
        return int(ROW[cell])
    if speed == GUN:
        return int(COLUMN[cell])
    return int(DIAGONALS[cell]) if speed == SQUID else 0


@rule
def removable(s: State, seat: int) -> int:
    """The cells with opponents' cards; a hostage is never removed."""
    cards, found = opponents_cards(s, seat), 0
    while cards:
        cell = lowest(cards)
        if speed_of(s, cell) != HOSTAGE:
            found |= one(cell)
        cards &= cards - 1
    return found


@rule
def opponents_cards(s: State, seat: int) -> int:
    cards = 0
    for other in range(s.players):
        if other != seat:
            cards |= s.cards_on[other]
    return cards


@rule
def remove(s: State, seat: int, by: int, cell: int, log: Log) -> None:  # C17
    owner, speed = owner_of_card(s, cell), speed_of(s, cell)
    discard(s, owner, cell)
    events.removed(s, log, seat, owner, cell, speed, by)


@rule
def speed_of(s: State, cell: int) -> int:
    """The speed of the card on a cell, turned up or not."""
    return s.card[cell] & ~FACE_UP


@rule
def owner_of_card(s: State, cell: int) -> int:
    owner = 0
    while not is_in(s.cards_on[owner], cell):
        owner += 1
    return owner


@rule
def discard(s: State, owner: int, cell: int) -> None:
    s.discard[owner, speed_of(s, cell)] += 1
    s.card[cell] = NO_CARD
    s.cards_on[owner] &= ~one(cell)
    s.early[owner] &= ~one(cell)
