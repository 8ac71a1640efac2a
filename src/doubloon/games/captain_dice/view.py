"""What a viewer may know of a game of Captain Dice: all but what lies face down, and how others voted (C25, C26)."""

from typing import Any

import numpy as np

from doubloon.engine.chance import below
from doubloon.engine.records import Fields, record
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.field import CELL_NAMES, CELLS
from doubloon.games.captain_dice.rules.dice import may_ring
from doubloon.games.captain_dice.rules.ending import can_vote_for
from doubloon.games.captain_dice.rules.set_up import cards_in_hand
from doubloon.games.captain_dice.rules.sets import is_in, lowest
from doubloon.games.captain_dice.rules.treasure import deck_size
from doubloon.games.captain_dice.state import (
    CARDS,
    DICE,
    DIE,
    FACE_DOWN,
    HIDDEN,
    MODES,
    MOST_PLAYERS,
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    SET_UP,
    SPEEDS,
    TREASURES,
    TURNS,
    VOTE,
)

View = record(
    [
        ("players", "i8"),
        ("rounds", "i8"),
        ("mode", "i8"),
        ("boarding", "i8"),
        ("discards", "i8"),
        ("phase", "i8"),
        ("first", "i8"),
        ("turn", "i8"),
        ("rows", "i8"),
        ("columns", "i8"),
        ("field", "i8"),
        ("treasure", "i8", (CELLS,)),
        ("deck", "i8"),  # how many cards it has
        ("loot", "i1", (MOST_PLAYERS, len(TREASURES))),
        ("treasures", "i8", (MOST_PLAYERS,)),
        ("doubles", "i8", (MOST_PLAYERS,)),
        ("faces", "i8", (MOST_PLAYERS, DIE + 1)),
        ("dice", "i8", (MOST_PLAYERS,)),
        ("dice_on", "i8", (MOST_PLAYERS,)),
        ("locked", "i8"),
        ("turns_ended", "i8"),
        ("closing", "i8"),
        ("cards_on", "i8", (MOST_PLAYERS,)),
        ("early", "i8", (MOST_PLAYERS,)),
        ("card", "i8", (CELLS,)),  # the viewer's own by speed, others FACE_DOWN, else NO_CARD
        ("hand", "i8", (MOST_PLAYERS, SPEEDS)),  # the viewer's own
        ("hand_size", "i8", (MOST_PLAYERS,)),
        ("discard", "i8", (MOST_PLAYERS, SPEEDS)),  # the viewer's own, and others' where discards lie open
        ("discard_size", "i8", (MOST_PLAYERS,)),
        ("unseen", "i8", (MOST_PLAYERS, SPEEDS)),  # of opponents: in hand, or face down on a cell that is not early
        ("unseen_early", "i8", (MOST_PLAYERS, SPEEDS)),  # of opponents: face down on an early cell
        ("candidates", "i8"),
        ("voted", "i8"),
        ("vote", "i8"),  # the viewer's own
        ("toasted", "i8"),
    ]
)


@rule
def show(s, viewer, v):
    show_table(s, v)
    for seat in range(s.players):
        v.hand_size[seat] = cards_in_hand(s, seat)
        v.discard_size[seat] = discarded(s, seat)
        if seat == viewer:
            copy_cards(s.hand[seat], v.hand[seat])
            copy_cards(s.discard[seat], v.discard[seat])
            v.vote = s.vote[seat]
        elif s.discards == HIDDEN:
            show_all_cards(s, seat, v)
        else:
            show_unseen(s, seat, v)
    for cell in range(CELLS):
        v.card[cell] = NO_CARD if s.card[cell] == NO_CARD else FACE_DOWN
        if viewer >= 0 and is_in(s.cards_on[viewer], cell):
            v.card[cell] = s.card[cell]


@rule
def show_table(s, v):
    """What lies open before everyone."""
    v.players = s.players
    v.rounds = s.rounds
    v.mode = s.mode
    v.boarding = s.boarding
    v.discards = s.discards
    v.phase = s.phase
    v.first = s.first
    v.turn = s.turn
    v.rows = s.rows
    v.columns = s.columns
    v.field = s.field
    v.treasure = s.treasure
    v.deck = deck_size(s)
    v.loot = s.loot
    v.treasures = s.treasures
    v.doubles = s.doubles
    v.faces = s.faces
    v.dice = s.dice
    v.dice_on = s.dice_on
    v.locked = s.locked
    v.turns_ended = s.turns_ended
    v.closing = s.closing
    v.cards_on = s.cards_on
    v.early = s.early
    v.candidates = s.candidates
    v.voted = s.voted
    v.toasted = s.toasted
    v.vote = NOBODY


@rule
def show_unseen(s, seat, v):  # C25
    """All of an opponent's cards less those whose place was seen; not which of them lies where."""
    copy_cards(s.discard[seat], v.discard[seat])
    copy_cards(s.hand[seat], v.unseen[seat])
    lift(s, s.cards_on[seat] & ~s.early[seat], v.unseen[seat])
    lift(s, s.early[seat], v.unseen_early[seat])


@rule
def show_all_cards(s, seat, v):  # C20
    """Where discards lie face down: all of an opponent's cards, wherever they are."""
    for speed in range(SPEEDS):
        v.unseen[seat, speed] = s.hand[seat, speed] + s.discard[seat, speed]
    lift(s, s.cards_on[seat], v.unseen[seat])


@rule
def discarded(s, seat):
    total = 0
    for speed in range(SPEEDS):
        total += s.discard[seat, speed]
    return total


@rule
def copy_cards(cards, to):
    for speed in range(SPEEDS):  # one by one: for a whole row Numba compiles an error message, which takes seconds
        to[speed] = cards[speed]


@rule
def redeal(s, seat):
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
def redeal_cards(s, seat):
    early, late = s.early[seat], s.cards_on[seat] & ~s.early[seat]
    pool = np.zeros(SPEEDS, np.int64)
    lift(s, early, pool)
    deal(s, early, pool)
    lift(s, late, s.hand[seat])
    deal(s, late, s.hand[seat])


@rule
def redeal_all_cards(s, seat):
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
def lift(s, cells, pool):
    """Count the cards on cells into a pool."""
    while cells:
        pool[s.card[lowest(cells)]] += 1
        cells &= cells - 1


@rule
def deal(s, cells, pool):
    """Put cards from a pool on cells, every one equally likely."""
    while cells:
        s.card[lowest(cells)] = draw_card(s, pool)
        cells &= cells - 1


@rule
def draw_card(s, pool):
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
def any_vote(s, seat):
    target = below(s, s.players)
    while not can_vote_for(s, seat, target):
        target = below(s, s.players)
    return target


def plain_view(v: Fields) -> dict[str, Any]:
    """The View as plain Python objects."""
    by_turns = v.phase == SET_UP or v.mode == TURNS
    return {
        "round": v.rounds + int(v.phase < VOTE),
        "mode": MODES[v.mode],
        "phase": PHASES[v.phase],
        "first": v.first,
        "turn": v.turn if by_turns and v.phase < VOTE else None,
        "no_bell": why_no_bell(v) if v.mode == TURNS and v.phase == DICE else None,
        "rows": v.rows,
        "columns": v.columns,
        "field": {CELL_NAMES[cell]: _plain_cell(v, cell) for cell in _members(v.field)},
        "deck": v.deck,
        "players": [_plain_player(v, seat) for seat in range(v.players)],
        "vote": _plain_vote(v) if v.phase == VOTE else None,
        "toasted": _members(v.toasted) if v.phase == OVER else None,
    }


def why_no_bell(v: Fields) -> str | None:  # C12
    """What keeps the bell from being rung by turns; None if it may be."""
    if v.closing:
        return "closed"
    if v.turns_ended < v.players:
        return "first-turns"
    return None if may_ring(v) else "too-few"


def _plain_cell(v: Fields, cell: int) -> dict[str, Any]:
    owners = [seat for seat in range(v.players) if (v.dice_on[seat] | v.cards_on[seat]) >> cell & 1]
    treasure, card = v.treasure[cell], v.card[cell]
    return {
        "treasure": [treasure // 10, treasure % 10] if treasure else None,
        "owner": owners[0] if owners else None,
        "card": None if card == NO_CARD else "face-down" if card == FACE_DOWN else CARDS[card],
    }


def _plain_player(v: Fields, seat: int) -> dict[str, Any]:
    return {
        "dice": [face for face in range(1, DIE + 1) for _ in range(v.faces[seat][face])],
        "dice_in_hand": v.dice[seat],
        "locked_out": bool(v.locked >> seat & 1),
        "hand": _plain_cards(v.hand[seat]),  # empty for opponents
        "hand_size": v.hand_size[seat],
        "unseen": _plain_cards(v.unseen[seat]),  # of opponents: in hand, face down, or discarded where that is hidden
        "unseen_early": _plain_cards(v.unseen_early[seat]),  # of opponents: laid before that in this round
        "early": [CELL_NAMES[cell] for cell in _members(v.early[seat])],
        "discard": _plain_cards(v.discard[seat]),  # empty for opponents where it is hidden
        "discard_size": v.discard_size[seat],
        "treasures": v.treasures[seat],
        "doubles": v.doubles[seat],
        "loot": list(v.loot[seat][: v.treasures[seat]]),
    }


def _plain_vote(v: Fields) -> dict[str, Any]:
    mine = None if v.vote == NOBODY else v.vote
    return {"candidates": _members(v.candidates), "voted": _members(v.voted), "mine": mine}


def _plain_cards(counts: list[int]) -> dict[str, int]:
    return {CARDS[speed]: count for speed, count in enumerate(counts) if count}


def _members(bits: int) -> list[int]:
    return [member for member in range(CELLS) if bits >> member & 1]
