"""The View as plain Python objects, for programs and for people."""

from typing import Any

from doubloon.engine.bits import is_in, members
from doubloon.games.casket.rules.battle import cards_beyond, nemesis
from doubloon.games.casket.rules.cards import all_of
from doubloon.games.casket.rules.dice import die_of
from doubloon.games.casket.rules.steps import at, is_finish, is_start
from doubloon.games.casket.rules.table import at_table, in_place
from doubloon.games.casket.state import (
    BIDDING,
    COLOURS,
    DECK,
    DUMMY,
    EARNINGS,
    END_FEATURES,
    FEATURES,
    FOGGED,
    GIVING,
    HARBOUR,
    HOLDERS,
    HOUSE,
    HOWS,
    KINDS,
    MOMENTS,
    MOST_LUCK,
    MOST_ROWS,
    MOVING,
    NO_CARD,
    NO_FEATURE,
    NOBODY,
    OFF_MAP,
    PHASES,
    PLUNDERING,
    REVOLTING,
    SEA,
    STEALING,
    SUITS,
    TRUMP,
    UNIVERSAL,
    VALUES,
    WALL_BELOW,
    WALL_RIGHT,
    WITH_HINDSIGHT,
    View,
)

Plain = dict[str, Any]


def plain_view(v: View) -> Plain:
    """The View as plain Python objects."""
    return {
        "battle": v.rounds if v.over else v.rounds + 1,
        "fights": v.fights,
        "fight": min(v.fight + 1, v.fights),
        "phase": "over" if v.over else (PHASES + MOMENTS)[v.phase],
        "turn": v.turn if _someone_decides(v) else None,
        "dealer": None if v.dealer == NOBODY else v.chair[v.dealer],
        "chairs": list(v.chair[: v.players]),
        "order": [fighter_name(in_place(v, place)) for place in range(at_table(v))],
        "nemesis": _nemesis(v),
        "most_luck": MOST_LUCK,
        "captains": [_captain(v, seat) for seat in range(v.players)],
        "dummy": _dummy(v) if v.with_dummy else None,
        "house": bool(v.with_house),
        "deck": {"left": v.left, "known": _cards(v, known_cards(v, DECK))},
        "led": _led(v) if v.played else None,
        "table": [_row(v, row) for row in range(v.played)],
        "trying": _try(v) if v.trying != NO_CARD else None,
        "drawn": None if v.drawn == NO_CARD else card_of(v, v.drawn),
        "last_fight": _last_fight(v) if v.past_played else None,
        "last_battle": _last_battle(v) if v.past_battle else None,
        "map": _map(v),
        "winner": _winner(v.winner),
    }


def _someone_decides(v: View) -> bool:
    return v.phase < len(PHASES) and not v.over


def card_of(v: View, card: int) -> Plain:
    """Both sides of a card."""
    feature = v.feature[card]
    return {
        "card": card,
        "suit": SUITS[card // VALUES],
        "value": card % VALUES + 1,
        "feature": None if feature == NO_FEATURE else FEATURES[feature],
        "kind": KINDS[feature == TRUMP],
        "special": v.special[card],
        "cost": v.cost[card],
    }


def known_cards(v: View, holder: int) -> int:
    """The set of cards that the viewer knows this holder to have."""
    elsewhere = 0
    for other in range(HOLDERS):
        elsewhere |= 0 if other == holder else v.may_have[other]
    return int(v.may_have[holder] & ~elsewhere)


def _cards(v: View, cards: int) -> list[Plain]:
    return [card_of(v, card) for card in members(cards)]


def _captain(v: View, seat: int) -> Plain:
    bids = [int(v.chair[(v.dealer + 1 + place) % v.players]) for place in range(v.bids)]
    return {
        "square": _square(v.marker[seat]),
        "to_go": None if v.marker[seat] == OFF_MAP else v.steps_left[v.marker[seat]],
        "die": COLOURS[die_of(v, seat)],
        "luck": v.luck[seat],
        "bid": v.bid[seat] if seat in bids or v.bids == v.players else None,
        "hindsight": v.second_bid if v.looked_back == seat else None,
        "won": v.won[seat],
        "cards": v.hand_size[seat],
        "hand": _cards(v, v.hand[seat]),
        "known": _cards(v, known_cards(v, seat)),
        "void": _void(v, seat) if v.hand_size[seat] else [],
        "blessed": bool(is_in(v.blessed, seat)),
        "points": v.points[seat] if is_in(v.to_move, seat) or (v.phase == MOVING and v.turn == seat) else 0,
        "diagonals": bool(v.diagonals[seat]),
        "lot": v.lot[seat] or None,
    }


def _void(v: View, seat: int) -> list[str]:
    """The suits of which all know that this captain has none."""
    return [suit for number, suit in enumerate(_suits(v)) if not v.may_have[seat] & all_of(number)]


def _suits(v: View) -> tuple[str, ...]:
    return SUITS[: v.cards // VALUES]


def _led(v: View) -> str:
    """The suit that was led, or trump where that is none."""
    return SUITS[v.led] if v.led < len(_suits(v)) else KINDS[1]


def _nemesis(v: View) -> int | None:
    """The bid that may not be made now."""
    forbidden = nemesis(v) if v.phase == BIDDING and not v.over else NOBODY
    return forbidden if 0 <= forbidden <= v.fights else None


def _dummy(v: View) -> Plain:
    return {
        "square": _square(v.marker[DUMMY]),
        "won": v.won[DUMMY],
        "cards": v.hand_size[DUMMY],
        "hand": _cards(v, v.hand[DUMMY]),
        "known": _cards(v, known_cards(v, DUMMY)),
    }


def _row(v: View, row: int) -> Plain:
    laid = _laid(v, v.who[row], v.card[row], v.suit[row], v.value[row], v.counts[row])
    return {**laid, "waits": None if v.due[row] == NO_FEATURE else FEATURES[v.due[row]]}


def _laid(v: View, who: int, card: int, suit: int, value: int, counts: int) -> Plain:
    """A card on the table, and what it counts as."""
    natural = suit == card // VALUES and counts not in (UNIVERSAL, FOGGED)
    return {
        "who": fighter_name(who),
        **card_of(v, card),
        "counts": "natural" if natural else {UNIVERSAL: "universal", FOGGED: "fog"}.get(counts, "trump"),
        "counted": value,
    }


def _last_fight(v: View) -> Plain:
    """The fight that ended last: its cards in order, who won it and how, and whether they still lie on the table."""
    columns = (v.past_who, v.past_card, v.past_suit, v.past_value, v.past_counts)
    rows = list(zip(*columns, strict=True))[: v.past_played]
    return {
        "table": [_laid(v, *row) for row in rows],
        "winner": fighter_name(v.past_winner),
        "how": HOWS[v.past_how],
        "lies": _lies(v),
    }


def _lies(v: View) -> bool:
    """Its features are still to be used, or nobody has begun another fight since, nor another battle."""
    if v.phase in (STEALING, GIVING, REVOLTING, PLUNDERING, END_FEATURES):
        return True
    return v.fight > 0 and v.played == 0 and v.trying == NO_CARD


def _last_battle(v: View) -> Plain:
    """The battle that was reckoned last: what each bid, won and earned; None for who is still to come."""
    dummy = {"won": v.past_won[DUMMY], "points": v.past_points[DUMMY]}
    return {
        "battle": v.past_battle,
        "captains": [_earned(v, seat) for seat in range(v.players)],
        "dummy": dummy if v.with_dummy and v.past_won[DUMMY] != NOBODY else None,
    }


def _earned(v: View, seat: int) -> Plain | None:
    if v.past_won[seat] == NOBODY:
        return None
    bid, counted, won = v.past_bid[seat], v.past_counted[seat], v.past_won[seat]
    how = min(2, abs(counted - won)) + (WITH_HINDSIGHT if counted != bid else 0)
    return {"bid": bid, "counted": counted, "won": won, "points": v.past_points[seat], "how": EARNINGS[how]}


def fighter_name(who: int) -> int | str:
    """A seat, "dummy" or "house"."""
    return {DUMMY: "dummy", HOUSE: "house"}.get(who, who)


def _try(v: View) -> Plain:
    return {"who": v.turn, **card_of(v, v.trying), "points": v.points_rolled, "rolled": bool(v.die_rolled)}


def _square(square: int) -> list[int] | None:
    """Column and row, from the left and from the top."""
    return None if square == OFF_MAP else list(divmod(square, MOST_ROWS))


def _map(v: View) -> Plain:
    last = v.columns - 1
    rows = [row for row in range(MOST_ROWS) if any(_colour(v, column, row) for column in range(v.columns))]
    return {
        "columns": v.columns,
        "rows": len(rows),
        "colours": [[_colour(v, column, row) for column in range(v.columns)] for row in rows],
        "walls_right": _walls(v, WALL_RIGHT),
        "walls_below": _walls(v, WALL_BELOW),
        "accelerations": [
            {"column": int(column), "fights": cards_beyond(number)} for number, column in enumerate(v.line, 1)
        ],
        "crossed": v.crossed,
        "start": [[0, row] for row in rows if is_start(v, at(0, row)) and _colour(v, 0, row)],
        "harbour": v.start == HARBOUR,
        "finish": [[last, row] for row in rows if is_finish(v, at(last, row)) and _colour(v, last, row)],
    }


def _colour(v: View, column: int, row: int) -> str | None:
    colour = v.colour[column * MOST_ROWS + row]
    return None if colour == SEA else COLOURS[colour]


def _walls(v: View, kind: int) -> list[list[int]]:
    return [[square // MOST_ROWS, square % MOST_ROWS] for square, wall in enumerate(v.wall) if wall & kind]


def _winner(winner: int) -> int | str | None:
    return None if winner == NOBODY else fighter_name(winner)
