"""The View of Captain Dice as plain Python objects, for programs and for people."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Annotated, Literal, TypedDict

import msgspec

from doubloon.engine.actions import LEGAL
from doubloon.engine.bits import count, is_in, members
from doubloon.engine.parts import part
from doubloon.games.captain_dice.actions import RING_CLOSED, RING_FIRST_TURNS, RING_TOO_FEW
from doubloon.games.captain_dice.field import BETWEEN, CELL_NAMES, LINES
from doubloon.games.captain_dice.leads import reached
from doubloon.games.captain_dice.rules.dice import cells_with_dice, why_no_bell
from doubloon.games.captain_dice.rules.treasure import is_line
from doubloon.games.captain_dice.state import (
    BATTLE,
    CARDS,
    DICE,
    FACE_DOWN,
    FACE_UP,
    LINE_TO_RING,
    LINES_SHOWN,
    MODES,
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    SET_UP,
    TREASURE,
    TURNS,
    VOTE,
    Card,
    Mode,
    Phase,
    View,
)

# Why the bell cannot be rung by turns, as people are told (C12).
NoBell = Literal["closed", "first-turns", "too-few"]
NO_BELL: dict[int, NoBell | None] = {
    LEGAL: None,
    RING_CLOSED: "closed",
    RING_FIRST_TURNS: "first-turns",
    RING_TOO_FEW: "too-few",
}


Pair = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]  # two dice, the lower first
Cards = dict[Card, int]  # how many of each


class Island(TypedDict):
    """A cell of the field."""

    treasure: Pair | None  # the dice on the treasure card that lies there
    owner: int | None  # whose dice or attack card lie there
    card: Card | Literal["face-down"] | None  # the attack card; face down where you may not know it


class Line(TypedDict):
    """Two cards of a captain that enclose what lies between them."""

    seat: int  # the captain
    start: str  # the cell of one card
    end: str  # the cell of the other
    between: list[str]  # the cells that lie between them


class Battle(TypedDict):
    """The battle and the treasure phase, which nobody decides in."""

    reach: dict[str, list[str]]  # the cells of the cards that are turned up, and the opponents' cells that each reaches
    lines: list[Line]  # in the treasure phase: by which captains enclose treasure


class Captain(TypedDict):
    """A player, by the seat."""

    dice: list[int]  # in hand as they were cast, in order; empty before
    dice_in_hand: int  # how many
    locked_out: bool  # rang wrongly: out of this dice phase
    hand: Cards  # attack cards in hand; empty for opponents
    hand_size: int  # how many
    unseen: Cards  # of opponents: in hand, face down, or discarded where that is hidden
    unseen_early: Cards  # of opponents: laid before the discards were taken back in this round
    early: list[str]  # the cells with these
    discard: Cards  # discarded attack cards; empty for opponents where that is hidden
    discard_size: int  # how many
    treasures: int  # treasure cards won
    doubles: int  # those of them that show two equal numbers
    loot: list[int]  # these cards in the order in which they were taken, each its two dice as one number: 25


class Vote(TypedDict):
    """The vote on who is toasted, of those who are tied."""

    candidates: list[int]  # the seats that can be voted for
    voted: list[int]  # the seats that have voted
    mine: int | None  # whom you voted for


class CaptainView(TypedDict):
    """A game of Captain Dice. Cells are named by column and row: a1, b1 ..."""

    round: int  # the round that is played, from 1; after the end, how many there were
    mode: Mode  # in real time, or by turns
    phase: Phase  # of the round; bell: the dice phase has not begun
    first: int  # the first player
    turn: int | None  # whose turn it is, where there are turns
    no_bell: NoBell | None  # by turns: why nobody can ring now
    lines_to_ring: list[list[str]] | None  # with help=lines, in the dice phase: the taken cells of lines to ring for
    rows: int  # of the field
    columns: int  # of the field
    field: dict[str, Island]  # by the names of its cells
    deck: int  # treasure cards left to be drawn
    encloses: list[Line]  # before treasure is shared out: what would be enclosed if everything stayed where it lies
    battle: Battle | None  # while it is fought, and treasure is shared out
    players: list[Captain]  # by seat
    vote: Vote | None  # while there is one
    toasted: list[int] | None  # after the end: the seats that are toasted


def plain_view(v: View) -> CaptainView:
    """The View as plain Python objects."""
    by_turns = v.phase == SET_UP or (v.mode == TURNS and v.phase == DICE)
    return {
        "round": v.rounds + int(v.phase not in (VOTE, OVER)),
        "mode": MODES[v.mode],
        "phase": PHASES[v.phase],
        "first": v.first,
        "turn": v.turn if by_turns else None,
        "no_bell": NO_BELL[why_no_bell(v)] if v.mode == TURNS and v.phase == DICE else None,
        "lines_to_ring": _lines_to_ring(v) if v.help == LINES_SHOWN and v.phase == DICE else None,
        "rows": v.rows,
        "columns": v.columns,
        "field": _plain_field(v),
        "deck": v.deck,
        "encloses": _enclosing(v) if v.phase in (DICE, SET_UP, BATTLE) else [],
        "battle": _plain_battle(v) if v.phase in (BATTLE, TREASURE) else None,
        "players": [_plain_player(v, seat) for seat in range(v.players)],
        "vote": _plain_vote(v) if v.phase == VOTE else None,
        "toasted": members(v.toasted) if v.phase == OVER else None,
    }


@part
def _plain_field(v: View) -> dict[str, Island]:
    taken = zip(v.dice_on[: v.players], v.cards_on[: v.players], strict=True)
    owners = {cell: seat for seat, (dice, cards) in enumerate(taken) for cell in members(dice | cards)}
    treasure, card = tuple(v.treasure), tuple(v.card)
    return {CELL_NAMES[cell]: _plain_cell(treasure[cell], owners.get(cell), card[cell]) for cell in members(v.field)}


@cache
def _plain_cell(treasure: int, owner: int | None, card: int) -> Island:
    return {
        "treasure": [treasure // 10, treasure % 10] if treasure else None,
        "owner": owner,
        "card": None if card == NO_CARD else "face-down" if card == FACE_DOWN else CARDS[card % FACE_UP],
    }


@part
def _lines_to_ring(v: View) -> list[list[str]]:  # C8
    """The taken cells of each line that has enough of them; between two players the whole field counts as one."""
    if v.mode == TURNS and why_no_bell(v) != LEGAL:
        return []
    occupied = cells_with_dice(v)
    lines = [v.field] if v.players == 2 else LINES.tolist()
    return [
        [CELL_NAMES[cell] for cell in members(occupied & line)]
        for line in lines
        if count(occupied & line) >= LINE_TO_RING
    ]


@part
def _enclosing(v: View) -> list[Line]:  # C19
    """What each captain would enclose if all cards and dice stayed on the field."""
    held = [v.dice_on[seat] | v.cards_on[seat] for seat in range(v.players)]
    return [line for seat, cells in enumerate(held) for line in _lines(seat, cells, sum(held))]


def _lines(seat: int, cells: int, held: int) -> list[Line]:
    """From each of these cells to the next of its line, where others lie between them and nobody holds one of those."""
    return [
        {"seat": seat, "start": CELL_NAMES[start], "end": CELL_NAMES[end], "between": _between(start, end)}
        for start, end in combinations(members(cells), 2)
        if is_line(start, end, held)
    ]


@cache
def _between(start: int, end: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in members(int(BETWEEN[start, end]))]


@part
def _plain_battle(v: View) -> Battle:
    seats = range(v.players)
    laid = sum(v.cards_on)
    return {
        "reach": {
            CELL_NAMES[cell]: reached(v, seat, v.card[cell] - FACE_UP, cell)
            for seat in seats
            for cell in members(v.cards_on[seat])
            if v.card[cell] >= FACE_UP
        },
        "lines": [
            line for seat in (seats if v.phase == TREASURE else ()) for line in _lines(seat, v.cards_on[seat], laid)
        ],
    }


@part
def _plain_player(v: View, seat: int) -> Captain:
    return {
        "dice": [face for face, count in enumerate(v.faces[seat]) for _ in range(count)],
        "dice_in_hand": v.dice[seat],
        "locked_out": bool(is_in(v.locked, seat)),
        "hand": _plain_cards(v.hand[seat]),
        "hand_size": v.hand_size[seat],
        "unseen": _plain_cards(v.unseen[seat]),
        "unseen_early": _plain_cards(v.unseen_early[seat]),
        "early": [CELL_NAMES[cell] for cell in members(v.early[seat])],
        "discard": _plain_cards(v.discard[seat]),
        "discard_size": v.discard_size[seat],
        "treasures": v.treasures[seat],
        "doubles": v.doubles[seat],
        "loot": list(v.loot[seat][: v.treasures[seat]]),
    }


def _plain_vote(v: View) -> Vote:
    mine = next((target for target in v.vote[: v.players] if target != NOBODY), None)
    return {"candidates": members(v.candidates), "voted": members(v.voted), "mine": mine}


def _plain_cards(counts: Sequence[int]) -> Cards:
    return {CARDS[speed]: count for speed, count in enumerate(counts) if count}
