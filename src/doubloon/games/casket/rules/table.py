"""Who sits where and who plays after whom (G11, G21, G31), and the card that someone lays on the table."""

from doubloon.engine.rule import rule
from doubloon.games.casket.rules.knowledge import all_see_played
from doubloon.games.casket.state import DUMMY, HOUSE, NO_FEATURE, State


@rule
def at_table(s: State) -> int:
    """How many play a card in every fight."""
    return s.players + s.with_dummy + s.with_house


@rule
def in_place(s: State, place: int) -> int:  # G31
    """Who has that place in the order of play: captains from the dealer's left, then the Dummy, then the House."""
    if place < s.players:
        return s.chair[(s.dealer + 1 + place) % s.players]
    if place == s.players and s.with_dummy:
        return DUMMY
    return HOUSE


@rule
def place_of(s: State, who: int) -> int:
    place = 0
    while in_place(s, place) != who:
        place += 1
    return place


@rule
def lay(s: State, who: int, card: int, suit: int, value: int, counts: int) -> None:
    """Lay a card on the table; the first one sets the suit (G12)."""
    row = s.played
    s.who[row] = who
    s.card[row] = card
    s.suit[row] = suit
    s.value[row] = value
    s.counts[row] = counts
    s.due[row] = NO_FEATURE
    if row == 0:
        s.led = suit
    s.played += 1
    all_see_played(s, card)
