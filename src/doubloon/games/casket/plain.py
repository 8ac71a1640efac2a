"""The View as plain Python objects, for programs and for people."""

from typing import Any

from doubloon.engine.records import Record
from doubloon.games.casket.rules.steps import column_of, row_of
from doubloon.games.casket.state import (
    COLOURS,
    DECK,
    DUMMY,
    FEATURES,
    FOGGED,
    HOLDERS,
    HOUSE,
    KINDS,
    MOST_ROWS,
    MOVING,
    NO_CARD,
    NO_FEATURE,
    NOBODY,
    OFF_MAP,
    PHASES,
    SEA,
    SUITS,
    TRUMP,
    UNIVERSAL,
    VALUES,
    WALL_BELOW,
    WALL_RIGHT,
)

Plain = dict[str, Any]


def plain_view(v: Record) -> Plain:
    """The View as plain Python objects."""
    return {
        "battle": int(v.rounds) + 1,
        "fights": int(v.fights),
        "fight": min(int(v.fight) + 1, int(v.fights)),
        "phase": "over" if v.over else PHASES[v.phase],
        "turn": None if v.over else int(v.turn),
        "dealer": int(v.chair[v.dealer]),
        "chairs": [int(seat) for seat in v.chair[: v.players]],
        "captains": [_captain(v, seat) for seat in range(v.players)],
        "dummy": _dummy(v) if v.with_dummy else None,
        "house": bool(v.with_house),
        "deck": {"left": int(v.left), "known": _cards(v, known_cards(v, DECK))},
        "led": SUITS[v.led] if v.played else None,
        "table": [_row(v, row) for row in range(v.played)],
        "trying": _try(v) if v.trying != NO_CARD else None,
        "drawn": None if v.drawn == NO_CARD else card_of(v, int(v.drawn)),
        "map": _map(v),
        "winner": _winner(int(v.winner)),
    }


def card_of(v: Record, card: int) -> Plain:
    """Both sides of a card."""
    feature = int(v.feature[card])
    return {
        "card": card,
        "suit": SUITS[card // VALUES],
        "value": card % VALUES + 1,
        "feature": None if feature == NO_FEATURE else FEATURES[feature],
        "kind": KINDS[feature == TRUMP],
        "special": int(v.special[card]),
        "cost": int(v.cost[card]),
    }


def known_cards(v: Record, holder: int) -> int:
    """The set of cards that the viewer knows this holder to have."""
    elsewhere = 0
    for other in range(HOLDERS):
        elsewhere |= 0 if other == holder else int(v.may[other])
    return int(v.may[holder]) & ~elsewhere


def _cards(v: Record, cards: int) -> list[Plain]:
    return [card_of(v, card) for card in range(v.cards) if cards >> card & 1]


def _captain(v: Record, seat: int) -> Plain:
    bids = [int(v.chair[(v.dealer + 1 + place) % v.players]) for place in range(v.bids)]
    suits = SUITS[: v.cards // VALUES]
    return {
        "square": _square(int(v.marker[seat])),
        "luck": int(v.luck[seat]),
        "bid": int(v.bid[seat]) if seat in bids or v.bids == v.players else None,
        "won": int(v.won[seat]),
        "cards": int(v.hand_size[seat]),
        "hand": _cards(v, int(v.hand[seat])),
        "known": _cards(v, known_cards(v, seat)),
        "void": [suit for number, suit in enumerate(suits) if not int(v.may[seat]) >> VALUES * number & 0x1FF],
        "blessed": bool(v.blessed >> seat & 1),
        "points": int(v.points[seat]) if v.phase == MOVING and (v.to_move >> seat & 1 or v.turn == seat) else 0,
        "diagonals": bool(v.made[seat]),
    }


def _dummy(v: Record) -> Plain:
    return {
        "square": _square(int(v.marker[DUMMY])),
        "won": int(v.won[DUMMY]),
        "cards": int(v.hand_size[DUMMY]),
        "hand": _cards(v, int(v.hand[DUMMY])),
        "known": _cards(v, known_cards(v, DUMMY)),
    }


def _row(v: Record, row: int) -> Plain:
    counts = int(v.counts[row])
    natural = int(v.suit[row]) == int(v.card[row]) // VALUES and counts not in (UNIVERSAL, FOGGED)
    return {
        "who": fighter_name(int(v.who[row])),
        **card_of(v, int(v.card[row])),
        "counts": "natural" if natural else {UNIVERSAL: "universal", FOGGED: "fog"}.get(counts, "trump"),
        "counted": int(v.value[row]),
        "waits": None if v.due[row] == NO_FEATURE else FEATURES[v.due[row]],
    }


def fighter_name(who: int) -> int | str:
    """A seat, "dummy" or "house"."""
    return {DUMMY: "dummy", HOUSE: "house"}.get(who, who)


def _try(v: Record) -> Plain:
    return {**card_of(v, int(v.trying)), "points": int(v.points_rolled), "rolled": bool(v.die_rolled)}


def _square(square: int) -> list[int] | None:
    """Column and row, from the left and from the top."""
    return None if square == OFF_MAP else [int(column_of(square)), int(row_of(square))]


def _map(v: Record) -> Plain:
    rows = [row for row in range(MOST_ROWS) if any(_colour(v, column, row) for column in range(v.columns))]
    return {
        "columns": int(v.columns),
        "rows": len(rows),
        "colours": [[_colour(v, column, row) for column in range(v.columns)] for row in rows],
        "walls_right": _walls(v, WALL_RIGHT),
        "walls_below": _walls(v, WALL_BELOW),
        "accelerations": [int(column) for column in v.line],
        "crossed": int(v.crossed),
        "start": [int(v.start_row) + 2] if v.start == 0 else [int(v.start_row) + row for row in range(3)],
        "finish": [int(v.finish_row)] if v.finish == 0 else [int(v.finish_row) + row for row in range(3)],
    }


def _colour(v: Record, column: int, row: int) -> str | None:
    colour = int(v.colour[column * MOST_ROWS + row])
    return None if colour == SEA else COLOURS[colour]


def _walls(v: Record, kind: int) -> list[list[int]]:
    return [[square // MOST_ROWS, square % MOST_ROWS] for square, wall in enumerate(v.wall) if wall & kind]


def _winner(winner: int) -> int | str | None:
    return None if winner == NOBODY else fighter_name(winner)
