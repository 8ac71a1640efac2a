"""Tables of Captain Dice for tests: a dice phase, a set-up phase or a battle with just what a rule needs."""

from typing import Any

import doubloon
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.state import CARDS, DICE, NO_CARD, SET_UP, SPEEDS
from tests.positions import position

TURNS = {"mode": "turns"}


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def cells(names: str) -> int:
    """The set of the named cells."""
    return sum(1 << cell(name) for name in names.split())


def named(members: int) -> str:
    """The names of the cells of a set."""
    return " ".join(name for place, name in enumerate(CELL_NAMES) if members >> place & 1)


def dice_phase(
    players: int = 4,
    *,
    dice: dict[int, str] | None = None,
    on: dict[int, str] | None = None,
    field: dict[str, int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> doubloon.Match:
    """A dice phase after the bell: which numbers a seat's dice show, where its dice lie, which treasure is where.

    Dice that are not given show 1; no treasure card but a given one shows that.
    """
    match = position("captain_dice", players, options, phase=DICE, **{"first": 0, "turn": 0, **fields})
    s = match.state
    for place, name in enumerate(CELL_NAMES):
        if s.field >> place & 1:
            s.treasure[place] = (field or {}).get(name, 56)
    for seat in range(players):
        s.dice_on[seat] = cells((on or {}).get(seat, ""))
        s.dice[seat] = 6 - 2 * len((on or {}).get(seat, "").split())
        numbers = (dice or {}).get(seat, "1" * s.dice[seat])
        assert len(numbers) == s.dice[seat]
        for face in range(1, 7):
            s.faces[seat, face] = numbers.count(str(face))
    return match


def set_up_phase(players: int = 4, *, on: dict[int, str], first: int = 0, **fields: Any) -> doubloon.Match:
    """A set-up phase with dice on these cells, before the first card is laid; the first player has dice there."""
    match = dice_phase(players, on=on, first=first, turn=first, **fields)
    match.state.phase = SET_UP
    match.state.faces[:] = 0
    return match


def battle(
    cards: dict[int, dict[str, str]], *, first: int = 0, players: int = 4, **fields: Any
) -> tuple[doubloon.Match, list[doubloon.Event]]:
    """The match and the events after a battle of these cards (seat: cell: card), the last of them just being laid."""
    rows = [(seat, place, card) for seat, laid in cards.items() for place, card in laid.items()]
    last_seat, last_place, last_card = rows[-1]
    match = set_up_phase(players, on={last_seat: last_place}, first=first, **fields)
    match.state.turn = last_seat
    for seat, place, card in rows[:-1]:
        match.state.hand[seat, CARDS.index(card)] -= 1
        match.state.card[cell(place)] = CARDS.index(card)
        match.state.cards_on[seat] |= cells(place)
    match.state.hand[:] = match.state.hand.clip(0)  # a battle may have more cards of a kind than there are
    match.state.hand[last_seat, CARDS.index(last_card)] |= 1
    return match, match.play(last_seat, {"do": "lay", "card": last_card, "cell": last_place})


def removed(events: list[doubloon.Event]) -> set[Any]:
    """The cells whose cards were removed."""
    return {event.fields["cell"] for event in events if event.kind == "removed"}


def taken(events: list[doubloon.Event], seat: int) -> set[Any]:
    """The cells whose treasure a seat took."""
    return {event.fields["cell"] for event in events if event.kind == "taken" and event.fields["seat"] == seat}


def discards(match: doubloon.Match, seat: int) -> list[str]:
    counts = match.state.discard[seat]
    return [CARDS[speed] for speed in range(SPEEDS) for _ in range(counts[speed])]


def cards_of(match: doubloon.Match, seat: int) -> list[int]:
    """All attack cards of a seat, by speed: in hand, discarded and on the field."""
    s = match.state
    held = [speed for speed in range(SPEEDS) for _ in range(s.hand[seat, speed] + s.discard[seat, speed])]
    laid = [int(s.card[place]) for place in range(len(CELL_NAMES)) if s.cards_on[seat] >> place & 1]
    assert NO_CARD not in laid
    return sorted(held + laid)
