"""Tables of Nozoku Dice for tests: dice are written as they lie there, "r3 r3 w6"."""

from typing import Any

import doubloon
from doubloon.engine.events import new_log
from doubloon.games.nozoku.rules.dice import die_showing
from doubloon.games.nozoku.rules.flow import go_on
from doubloon.games.nozoku.rules.playable import look_for_card
from doubloon.games.nozoku.state import COLOURS, NO_COLOUR, NOTHING, TAKE
from tests.positions import position

COLOUR_OF = {colour[0]: colour for colour in COLOURS}
FULL = (1, 2, 3, 4, 5, 6)
ENOUGH = "r1 b1 g1 y1 w1"  # a cave in which no colour is used up


def lots(dice: str) -> list[int]:
    """The lot of each colour."""
    return [sum(int(die_showing(int(die[1]))) for die in dice.split() if die[0] == colour[0]) for colour in COLOURS]


def table(
    *held: str, cave: str, hands: tuple[tuple[int, ...], ...] = (), options: dict[str, Any] | None = None, **fields: Any
) -> doubloon.Match:
    """A match with as many players as dice are given for; red is about to take a die."""
    hands = hands or (FULL,) * len(held)
    start = {"turn": 0, "starter": 0, "actor": 0, "step": TAKE, "power": NOTHING, "then": NOTHING, "rounds": 0}
    laid = {
        "held": [lots(dice) for dice in held],
        "cave": lots(cave),
        "hand": [sum(1 << card for card in hand) for hand in hands],
        "taken": NO_COLOUR,
        "card": NOTHING,
        "stuck": 0,
    }
    return position("nozoku", len(held), options, **{**start, **laid, **fields})


def try_to_take(match: doubloon.Match, **fields: Any) -> list[doubloon.Event]:
    """Let the active player's turn begin, and all that follows by itself."""
    for name, value in fields.items():
        match.state[name] = value
    look_for_card(match.state, match.state.turn)
    return follow(match)


def follow(match: doubloon.Match, **fields: Any) -> list[doubloon.Event]:
    """Set some fields, and let happen what happens by itself."""
    for name, value in fields.items():
        match.state[name] = value
    log = new_log()
    go_on(match.state, log)
    return match.game.events.read(log)


def take(card: int, colour: str) -> dict[str, Any]:
    return {"do": "take", "card": card, "colour": COLOUR_OF[colour]}


def turn(die: str, to: int) -> dict[str, Any]:
    return {"do": "turn", "colour": COLOUR_OF[die[0]], "number": int(die[1]), "to": to}


def roll(die: str) -> dict[str, Any]:
    return {"do": "roll", "colour": COLOUR_OF[die[0]], "number": int(die[1])}


def pick(die: str) -> dict[str, Any]:
    return {"do": "pick", "colour": COLOUR_OF[die[0]], "number": int(die[1])}


def peek(card: int) -> dict[str, Any]:
    return {"do": "peek", "card": card}


def recall(card: int, part: str) -> dict[str, Any]:
    return {"do": "recall", "card": card, "part": part}


def name(number: int) -> dict[str, Any]:
    return {"do": "name", "number": number}


PASS = {"do": "pass"}


def play(match: doubloon.Match, *moves: dict[str, Any]) -> list[doubloon.Event]:
    """Play these moves, each by whoever is to act; the events of the last."""
    events: list[doubloon.Event] = []
    for move in moves:
        events = match.play(match.actors[0], move)
    return events


def dice(counts: dict[str, list[int]]) -> str:
    """The dice in a part of a view, written as above."""
    return " ".join(
        f"{colour[0]}{number}"
        for colour, row in counts.items()
        for number, count in enumerate(row, 1)
        for _ in range(count)
    )


def held(match: doubloon.Match, seat: int) -> str:
    return dice(match.view(None)["players"][seat]["held"])


def cave(match: doubloon.Match) -> str:
    return dice(match.view(None)["cave"])


def hand(match: doubloon.Match, seat: int) -> list[int]:
    """The main numbers of the cards in a hand."""
    return [main for main, _ in match.view(None)["players"][seat]["hand"]]


def step(match: doubloon.Match) -> str:
    found: str = match.view(None)["step"]
    return found


def cards_offered(match: doubloon.Match, seat: int, verb: str) -> set[int]:
    return {move["card"] for move in match.legal(seat) if move["do"] == verb}
