"""The View of Captain Dice as plain Python objects, for programs and for people."""

from collections.abc import Sequence
from typing import Any

from doubloon.engine.actions import LEGAL
from doubloon.engine.bits import is_in, members
from doubloon.games.captain_dice.actions import RING_CLOSED, RING_FIRST_TURNS, RING_TOO_FEW
from doubloon.games.captain_dice.field import CELL_NAMES
from doubloon.games.captain_dice.rules.dice import why_no_bell
from doubloon.games.captain_dice.state import (
    CARDS,
    DICE,
    DIE,
    FACE_DOWN,
    MODES,
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    SET_UP,
    TURNS,
    VOTE,
    View,
)

# Why the bell cannot be rung by turns, as people are told (C12).
NO_BELL = {LEGAL: None, RING_CLOSED: "closed", RING_FIRST_TURNS: "first-turns", RING_TOO_FEW: "too-few"}


def plain_view(v: View) -> dict[str, Any]:
    """The View as plain Python objects."""
    by_turns = v.phase == SET_UP or v.mode == TURNS
    return {
        "round": v.rounds + int(v.phase < VOTE),
        "mode": MODES[v.mode],
        "phase": PHASES[v.phase],
        "first": v.first,
        "turn": v.turn if by_turns and v.phase < VOTE else None,
        "no_bell": NO_BELL[why_no_bell(v)] if v.mode == TURNS and v.phase == DICE else None,
        "rows": v.rows,
        "columns": v.columns,
        "field": {CELL_NAMES[cell]: _plain_cell(v, cell) for cell in members(v.field)},
        "deck": v.deck,
        "players": [_plain_player(v, seat) for seat in range(v.players)],
        "vote": _plain_vote(v) if v.phase == VOTE else None,
        "toasted": members(v.toasted) if v.phase == OVER else None,
    }


def _plain_cell(v: View, cell: int) -> dict[str, Any]:
    owners = [seat for seat in range(v.players) if is_in(v.dice_on[seat] | v.cards_on[seat], cell)]
    treasure, card = v.treasure[cell], v.card[cell]
    return {
        "treasure": [treasure // 10, treasure % 10] if treasure else None,
        "owner": owners[0] if owners else None,
        "card": None if card == NO_CARD else "face-down" if card == FACE_DOWN else CARDS[card],
    }


def _plain_player(v: View, seat: int) -> dict[str, Any]:
    return {
        "dice": [face for face in range(1, DIE + 1) for _ in range(v.faces[seat][face])],
        "dice_in_hand": v.dice[seat],
        "locked_out": bool(is_in(v.locked, seat)),
        "hand": _plain_cards(v.hand[seat]),  # empty for opponents
        "hand_size": v.hand_size[seat],
        "unseen": _plain_cards(v.unseen[seat]),  # of opponents: in hand, face down, or discarded where that is hidden
        "unseen_early": _plain_cards(v.unseen_early[seat]),  # of opponents: laid before that in this round
        "early": [CELL_NAMES[cell] for cell in members(v.early[seat])],
        "discard": _plain_cards(v.discard[seat]),  # empty for opponents where it is hidden
        "discard_size": v.discard_size[seat],
        "treasures": v.treasures[seat],
        "doubles": v.doubles[seat],
        "loot": list(v.loot[seat][: v.treasures[seat]]),
    }


def _plain_vote(v: View) -> dict[str, Any]:
    mine = next((target for target in v.vote[: v.players] if target != NOBODY), None)
    return {"candidates": members(v.candidates), "voted": members(v.voted), "mine": mine}


def _plain_cards(counts: Sequence[int]) -> dict[str, int]:
    return {CARDS[speed]: count for speed, count in enumerate(counts) if count}
