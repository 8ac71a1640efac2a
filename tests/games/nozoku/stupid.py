"""A second, deliberately simple reading of what is legal: every die on its own, every choice tried out.

It knows nothing of the game's code: it reads a plain view and gives the set of allowed moves.
"""

from collections.abc import Iterator
from typing import Any

Die = tuple[str, int]
Move = tuple[Any, ...]

CARDS = {1: 2, 2: 3, 3: 5, 4: 1, 5: 6, 6: 4}
SIDES = {1: (2, 3, 4, 5), 2: (1, 3, 4, 6), 3: (1, 2, 5, 6), 4: (1, 2, 5, 6), 5: (1, 3, 4, 6), 6: (2, 3, 4, 5)}
ACTION_OF = {"echo": 1, "tip": 2, "raise": 3, "lower": 4, "flip": 5, "recast": 6}


def outcomes(powers: str, action: int, dice: list[Die], place: int) -> list[int]:
    """The numbers that the die at that place could show after the action."""
    number = dice[place][1]
    if action == 1:
        others = {other for _, other in dice[:place] + dice[place + 1 :] if other != number}
        return sorted(other for other in others if powers == "any" or other < number)
    if action == 2:
        return [side for side in SIDES[number] if powers == "any" or side < number]
    if action == 3:
        return [number + 1] if number < 6 else []
    if action == 4:
        return [number - 1] if number > 1 else []
    if action == 5:
        return [7 - number]
    return [1, 2, 3, 4, 5, 6]


def ways(powers: str, action: int, dice: list[Die]) -> Iterator[tuple[int, int]]:
    """Every die and number that the action could be carried out with."""
    for place in range(len(dice)):
        for number in outcomes(powers, action, dice, place):
            yield place, number


def after(dice: list[Die], place: int, number: int) -> list[Die]:
    changed = list(dice)
    changed[place] = (dice[place][0], number)
    return changed


def possible(powers: str, action: int, dice: list[Die]) -> bool:
    return any(True for _ in ways(powers, action, dice))


def ways_with_sub(powers: str, card: int, dice: list[Die]) -> list[tuple[int, int]]:
    """Ways to carry out the card's main action that leave its sub action possible."""
    return [way for way in ways(powers, card, dice) if possible(powers, CARDS[card], after(dice, *way))]


def dice_of(counts: dict[str, list[int]]) -> list[Die]:
    return [(colour, n) for colour, row in counts.items() for n, count in enumerate(row, 1) for _ in range(count)]


def moves_with(action: int, dice: list[Die], allowed: list[tuple[int, int]]) -> set[Move]:
    if action == 6:
        return {("roll", *dice[place]) for place, _ in allowed}
    return {("turn", *dice[place], number) for place, number in allowed}


def legal_moves(view: dict[str, Any], seat: int, powers: str = "lower") -> set[Move]:
    """What that seat may do."""
    player, cave = view["players"][seat], dice_of(view["cave"])
    dice = dice_of(player["held"])
    hand = [main for main, _ in player["hand"]]
    pile = [main for main, _ in player["pile"]]
    step = view["step"]
    if step == "name":
        return {("name", number) for number in CARDS}
    if step == "bonus":
        return {("pick", *die) for die in cave}
    if step == "take":
        cards = [card for card in hand if ways_with_sub(powers, card, dice)]
        return {("take", number, colour) for colour, number in cave if colour != "white" and number in cards}
    if step == "stuck":
        parts = {("recall", card, "main") for card in pile if possible(powers, card, dice)}
        return parts | {("recall", card, "sub") for card in pile if possible(powers, CARDS[card], dice)} | {("pass",)}
    if step == "peek":
        side = view["taken"][view["taken"]["seen"][seat]]
        return {("peek", card) for card in hand if CARDS[card] == side and possible(powers, side, dice)} | {("pass",)}
    action = ACTION_OF[view["action"]]
    allowed = ways_with_sub(powers, action, dice) if step == "main" else list(ways(powers, action, dice))
    return moves_with(action, dice, allowed)
