"""What a viewer may know of a game of Nozoku Dice: everything but the dice to come and the numbers others named."""

from typing import Any

from doubloon.engine.chance import roll
from doubloon.engine.records import Fields, record
from doubloon.engine.rule import rule
from doubloon.games.nozoku.die import SEEN_FROM, SIDES, SIDES_OF
from doubloon.games.nozoku.powers import POWER_NAMES
from doubloon.games.nozoku.rules.dice import COUNT
from doubloon.games.nozoku.rules.peek import side_seen
from doubloon.games.nozoku.rules.turn import why_not
from doubloon.games.nozoku.state import (
    BITS_OF_COUNT,
    COLOURS,
    DIE,
    MOST_PLAYERS,
    NAME,
    NO_COLOUR,
    NOTHING,
    NUMBERS,
    OVER,
    PLAYED,
    SECRET,
    STEPS,
    STUCK,
    SUB_OF,
    TAKE,
    WHITE,
    WHY_NOT,
)

View = record(
    [
        ("players", "i8"),
        ("rounds", "i8"),
        ("cave", "i8", (len(COLOURS),)),
        ("held", "i8", (MOST_PLAYERS, len(COLOURS))),
        ("taken", "i8"),
        ("card", "i8"),
        ("side", "i8", (MOST_PLAYERS,)),  # the number on the side of the taken die that each seat sees
        ("hand", "i8", (MOST_PLAYERS,)),
        ("powers", "i8"),
        ("why_not", "i8", (DIE + 1,)),  # by card: why whoever is to take a die cannot play it
        ("starter", "i8"),
        ("turn", "i8"),
        ("step", "i8"),
        ("actor", "i8"),
        ("power", "i8"),
        ("then", "i8"),
        ("named", "i8", (MOST_PLAYERS,)),  # SECRET where a number was named that this viewer does not know
        ("home", "i8", (MOST_PLAYERS,)),
        ("white_home", "i8", (MOST_PLAYERS,)),
        ("left_behind", "i8", (MOST_PLAYERS,)),
        ("points", "i8", (MOST_PLAYERS,)),
    ]
)


@rule
def show(s, viewer, v):
    v.players = s.players
    v.rounds = s.rounds
    v.cave = s.cave
    v.held = s.held
    v.taken = s.taken
    v.card = s.card
    for seat in range(s.players):
        v.side[seat] = side_seen(s, seat) if s.taken != NO_COLOUR else NOTHING
    v.hand = s.hand
    v.powers = s.powers
    if s.step in (TAKE, STUCK):
        for card in NUMBERS:
            v.why_not[card] = why_not(s, s.turn, card)
    v.starter = s.starter
    v.turn = s.turn
    v.step = s.step
    v.actor = s.actor
    v.power = s.power
    v.then = s.then
    for seat in range(s.players):
        v.named[seat] = SECRET if is_secret(s, viewer, seat) else s.named[seat]
    v.home = s.home
    v.white_home = s.white_home
    v.left_behind = s.left_behind
    v.points = s.points


@rule
def is_secret(s, viewer, seat):  # N18
    """Whether a seat has named a number that this viewer may not know yet."""
    return s.step == NAME and seat != viewer and s.named[seat] != NOTHING


@rule
def redeal(s, seat):
    """What the others have named in secret may be any number."""
    for other in range(s.players):
        if is_secret(s, seat, other):
            s.named[other] = roll(s, DIE)


def plain_view(v: Fields) -> dict[str, Any]:
    """The View as plain Python objects. Dice are counted for the numbers 1 to 6."""
    seats = range(v.players)
    return {
        "round": v.rounds + int(v.step < NAME),
        "starter": v.starter,
        "turn": v.turn if v.step < NAME else None,
        "step": STEPS[v.step],
        "actors": [seat for seat in seats if _may_act(v, seat)],
        "action": POWER_NAMES[v.power] if v.power else None,
        "cave": _counts(v, v.cave),
        "unplayable": [{"card": _card(card), "why": WHY_NOT[v.why_not[card]]} for card in _unplayable(v)],
        "taken": _taken(v) if v.taken != NO_COLOUR else None,
        "players": [_player(v, seat) for seat in seats],
    }


def _may_act(v: Fields, seat: int) -> bool:
    if v.step == NAME:
        return bool(v.named[seat] == NOTHING)
    return bool(v.step < NAME and v.actor == seat)


def _unplayable(v: Fields) -> list[int]:
    """The cards in the hand of whoever is to take a die that cannot be played now."""
    return [card for card in NUMBERS if v.why_not[card] > PLAYED]


def _counts(v: Fields, lots: list[Any]) -> dict[str, list[int]]:
    colours = (*range(v.players), WHITE)
    return {COLOURS[colour]: [dice_showing(lots[colour], number) for number in NUMBERS] for colour in colours}


def dice_showing(lot: int, number: int) -> int:
    """How many dice of a lot show a number, without the compiled rule that says so."""
    return lot >> BITS_OF_COUNT * number & COUNT


def _taken(v: Fields) -> dict[str, Any]:
    """The die on the card: its sides, and which of them each seat sees."""
    card = v.card
    sides = dict(zip(SIDES, SIDES_OF[card, SUB_OF[card]].tolist(), strict=True))
    seen = [SIDES[SEEN_FROM[v.players, (seat - v.turn) % v.players]] for seat in range(v.players)]
    return {"colour": COLOURS[v.taken], "number": card, **sides, "seen": seen}


def _player(v: Fields, seat: int) -> dict[str, Any]:
    hand, named = v.hand[seat], v.named[seat]
    over = v.step == OVER
    return {
        "held": _counts(v, v.held[seat]),
        "hand": [_card(card) for card in NUMBERS if hand >> card & 1],
        "pile": [_card(card) for card in NUMBERS if not hand >> card & 1],
        "has_named": named != NOTHING,
        "named": named if named > NOTHING else None,
        "home": v.home[seat] if over else None,
        "white_home": v.white_home[seat] if over else None,
        "left_behind": v.left_behind[seat] if over else None,
        "points": v.points[seat] if over else None,
    }


def _card(card: int) -> list[int]:
    return [card, SUB_OF[card]]
