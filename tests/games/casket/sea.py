"""Positions of Casket of Gold for tests: hands by name, markers on squares, and answers in a row."""

from collections.abc import Mapping, Sequence
from typing import Any

import doubloon
from doubloon.games.casket.rules.knowledge import all_see_dummy, know_own_hands
from doubloon.games.casket.state import BIDDING, DUMMY, FIGHTING, MOST_CARDS, MOST_ROWS, NO_CARD, RECKONING, VALUES
from tests.positions import position

INITIALS = "SABHK"  # Swords, Axes, Bows, sHields, sKulls


def card(name: str) -> int:
    """A card's number: card("S9") is the 9 of Swords."""
    return INITIALS.index(name[0]) * VALUES + int(name[1]) - 1


def cards(names: str) -> int:
    """A set of cards."""
    return sum(1 << card(name) for name in names.split())


def square(column: int, row: int) -> int:
    """A square's number, from the left and from the top."""
    return column * MOST_ROWS + row


def battle(
    hands: Sequence[str],
    bids: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    dummy: str = "",
    deck: str = "",
    **fields: Any,
) -> doubloon.Match:
    """A battle before its first card: seat 0 leads, and the deck begins with these cards."""
    players = len(hands)
    match = position("casket", players, dict(options or {}))
    s = match.state
    s.fights = len(hands[0].split())
    s.dealer = players - 1
    for seat, hand in enumerate(hands):
        s.hand[seat] = cards(hand)
    s.hand[DUMMY] = cards(dummy)
    stack_deck(match, deck)
    know_own_hands(s)
    s.bids = players
    s.bid[: len(bids)] = bids
    if s.with_dummy:
        s.dummy_up = 1
        all_see_dummy(s)
    s.turn, s.phase, s.failed, s.trying = 0, FIGHTING, NO_CARD, NO_CARD
    return put(match, **fields)


def stack_deck(match: doubloon.Match, deck: str) -> None:
    """The deck: these cards on top, under them all that nobody holds."""
    s = match.state
    top = [card(name) for name in deck.split()]
    held = sum(int(hand) for hand in s.hand)
    rest = [number for number in range(s.cards) if not held >> number & 1 and number not in top]
    s.deck[:] = NO_CARD
    s.deck[: len(top + rest)] = top + rest
    s.top, s.left = 0, len(top + rest)
    s.slot_known[:MOST_CARDS] = 0


def bidding(fights: int, bids: Sequence[int], players: int) -> doubloon.Match:
    """A battle in which the first captains have bid."""
    match = battle(["S1"] * players)
    match.state.bid[: len(bids)] = bids
    return put(match, fights=fights, bids=len(bids), turn=len(bids), phase=BIDDING)


def put(match: doubloon.Match, **fields: Any) -> doubloon.Match:
    """Set fields of the State; a list fills the first places of an array."""
    for name, value in fields.items():
        if isinstance(value, list | tuple):
            match.state[name][: len(value)] = value
        else:
            match.state[name] = value
    return match


def reckoned(bids: Sequence[int], won: Sequence[int], **fields: Any) -> doubloon.Match:
    """The fights are over; go on to the first decision of the movement."""
    match = battle(["S1", "S2", "S3", "S4"][: len(bids)], bids)
    put(match, fights=5, won=list(won), phase=RECKONING, looked_back=-1, **fields)
    from doubloon.games.casket.rules import go_on

    go_on(match.state, None)
    return match


def do(match: doubloon.Match, verb: str, **arguments: Any) -> list[doubloon.Event]:
    """Let the captain whose turn it is decide."""
    return match.play(match.actors[0], {"do": verb, **arguments})


def play(match: doubloon.Match, *names: str) -> list[doubloon.Event]:
    """Let the captains play these cards in turn, but those that played themselves; what happened with the last one."""
    events: list[doubloon.Event] = []
    for name in names:
        if any(int(hand) >> card(name) & 1 for hand in match.state.hand):
            events = do(match, "play", card=card(name))
    return events


def can(match: doubloon.Match, verb: str) -> list[Any]:
    """What the captain whose turn it is may do of that kind: the arguments, or [None] if there are none."""
    found = []
    for action in match.legal(match.actors[0]):
        if action.pop("do") == verb:
            found.append(next(iter(action.values()), None))
    return found


def can_cards(match: doubloon.Match, verb: str) -> str:
    """The cards with which that is possible, by name."""
    return " ".join(f"{INITIALS[number // VALUES]}{number % VALUES + 1}" for number in can(match, verb))
