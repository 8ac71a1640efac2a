"""The rules against simple ones written a second time: who wins a fight (G15), and where a move can lead (G27)."""

import random
from collections import deque
from typing import Any

import numpy as np

import doubloon
from doubloon.bots.mind import Mind
from doubloon.engine.chance import below
from doubloon.engine.entries import compiled
from doubloon.engine.records import new
from doubloon.engine.rule import INTERPRETED, rule
from doubloon.games.casket.rules.winning import winning_row
from doubloon.games.casket.state import EDGES, MOVING, OFF_MAP
from tests.games.casket.sea import can, square

FIGHTS = 2_000 if INTERPRETED else 100_000
MAPS = 15 if INTERPRETED else 150
DICE = {  # pips of each face, and which face is a circle
    "green": ((0, 0, 0, 1, 1, 2), None),
    "blue": ((0, 0, 1, 1, 2, 2), 1),
    "red": ((0, 1, 2, 2, 3, 3), 0),
}
COLOURS = ("green", "blue", "red", "white")
HOUSE, SKULLS = 7, 4


# Who wins


@rule
def winners(states, rows):  # type: ignore[no-untyped-def]
    for i in range(len(states)):
        rows[i] = winning_row(states[i], None)


def simple_winner(table: list[tuple[int, int, int, int]], dice: list[str], roll: Any) -> int:
    """The row that wins, from (who, suit, value, counts) rows; dice[row] is the colour that its owner rolls."""
    led = table[0][1]
    trumps = [row for row, (_, suit, _, counts) in enumerate(table) if suit == SKULLS and counts == 0]
    others = [row for row, (_, suit, _, counts) in enumerate(table) if counts == 1 or (counts == 0 and suit == led)]
    pool = trumps or others
    if not pool:
        return 0
    highest = max(table[row][2] for row in pool)
    tied = [row for row in pool if table[row][2] == highest]
    for _ in range(3):
        if len(tied) == 1 or all(dice[row] == "white" for row in tied):
            break
        rolls = {row: 0 if dice[row] == "white" else roll(dice[row]) for row in tied}
        tied = [row for row in tied if rolls[row] == max(rolls.values())]
    return tied[0]


class Roller:
    """Dice of one generator, which can be set anew."""

    def __init__(self) -> None:
        self.generator = new(Mind)[0]

    def roll(self, colour: str) -> int:
        pips, circle = DICE[colour]
        face = int(below(self.generator, 6))
        return pips[face] + (pips[int(below(self.generator, 6))] if face == circle else 0)


def random_fight(chance: random.Random) -> list[tuple[int, int, int, int]]:
    """Few values, so that universals tie often; each fighter once; no card twice."""
    count = chance.randint(3, 6)
    trumps = chance.sample(range(1, 10), count)
    table, naturals = [], set()
    for row, who in enumerate(chance.sample(range(8), count)):
        suit, counts = chance.choice((0, 0, 1, 2, 3, SKULLS)), chance.choice((0, 0, 1, 1, 2))
        value = trumps[row] if suit == SKULLS else chance.randint(4, 7)
        if counts == 0 and (suit, value) in naturals:
            counts = 2
        naturals.add((suit, value))
        table.append((who, suit, value, counts))
    return table


def test_G15_the_winner_of_100_000_random_fights_is_that_of_a_simple_implementation() -> None:
    chance = random.Random(15)
    game = doubloon.game("casket")
    tables = [random_fight(chance) for _ in range(FIGHTS)]
    colours = [[chance.choice(COLOURS) for _ in range(HOUSE)] + ["white"] for _ in range(FIGHTS)]
    rngs = [chance.getrandbits(60) for _ in range(FIGHTS)]
    states = np.repeat(game.laid_out(4, game.read_options({})), FIGHTS)
    rows = np.array([table + [(0, 0, 0, 0)] * (6 - len(table)) for table in tables])
    for number, field in enumerate(("who", "suit", "value", "counts")):
        states[field] = rows[:, :, number]
    states["led"] = rows[:, 0, 1]
    states["played"] = [len(table) for table in tables]
    states["rng"] = rngs
    states["marker"] = range(HOUSE)  # each on a square of its own
    states["colour"][:, :HOUSE] = [[COLOURS.index(colour) for colour in dice[:HOUSE]] for dice in colours]
    found = np.zeros(FIGHTS, np.int64)
    compiled(winners, doubloon.game("casket"))(states, found)
    roller = Roller()
    for table, dice, rng, row in zip(tables, colours, rngs, found.tolist(), strict=True):
        roller.generator.rng = rng
        assert row == simple_winner(table, [dice[who] for who, *_ in table], roller.roll), (table, dice)


# Where a move can lead


def random_map(chance: random.Random) -> dict[str, Any]:
    """A designer's track with many barriers, corners and steps between its cards."""
    while True:
        cards = [
            {
                "top": "B B",
                "middle": "B B",
                "bottom": "B B",
                "barriers": [edge for edge in EDGES if chance.random() < 0.25],
            }
            for _ in range(chance.randint(3, 6))
        ]
        rows = [chance.choice((0, 1, 2, 3)) for _ in cards]
        table = {"cards": cards, "rows": [row - min(rows) for row in rows]}
        try:
            doubloon.game("casket").read_options({"map": table})
        except doubloon.BadOption:
            continue
        return table


def walls_of(table: dict[str, Any]) -> tuple[set[tuple[int, int]], set[frozenset[tuple[int, int]]]]:
    """The squares, and the pairs of squares with a barrier between them."""
    squares, walls = set(), set()
    lines = {"top": 0, "middle": 1, "bottom": 2}
    for number, (card, top) in enumerate(zip(table["cards"], table["rows"], strict=True)):
        columns = {"left": 2 * number, "right": 2 * number + 1}
        squares |= {(column, top + row) for column in columns.values() for row in range(3)}
        for edge in card["barriers"]:
            between, where = edge.split()
            first, second = between.split("-")
            if where in lines:
                pair = {(columns[side], top + lines[where]) for side in (first, second)}
            else:
                pair = {(columns[where], top + lines[row]) for row in (first, second)}
            walls.add(frozenset(pair))
    return squares, walls


def simple_steps(
    place: tuple[int, int], squares: set[tuple[int, int]], walls: set[frozenset[tuple[int, int]]], diagonals: bool
) -> list[tuple[int, int]]:
    column, row = place
    found = []
    for target in ((column + 1, row), (column, row - 1), (column, row + 1)):
        if target in squares and frozenset((place, target)) not in walls:
            found.append(target)
    for target in ((column + 1, row - 1), (column + 1, row + 1)) if diagonals else ():
        corners = ((column + 1, row), (column, target[1]))
        closed = [frozenset((place, corner)) in walls or frozenset((corner, target)) in walls for corner in corners]
        if target in squares and not all(closed):
            found.append(target)
    return found


def simple_reach(
    start: tuple[int, int], points: int, steps: Any, blocked: set[tuple[int, int]], finish: tuple[int, int]
) -> set[tuple[int, int]]:
    """A breadth-first search over places and steps taken; nobody goes on from the finish."""
    reached: set[tuple[int, int]] = set()
    seen = {(start, 0)}
    waiting = deque(seen)
    while waiting:
        place, taken = waiting.popleft()
        if taken == points or place == finish:
            continue
        for target in steps(place):
            if target not in blocked and (target, taken + 1) not in seen:
                seen.add((target, taken + 1))
                reached.add(target)
                waiting.append((target, taken + 1))
    return reached


def reach_by_playing(match: doubloon.Match) -> set[tuple[int, int]]:
    """Every square that seat 0 can come to by legal steps."""
    reached, seen = set(), set()
    waiting = [match]
    while waiting:
        here = waiting.pop()
        for way in can(here, "step"):
            twin = here.copy()
            events = twin.play(0, {"do": "step", "way": way})
            steps = [event.fields for event in events if event.kind == "stepped" and event.fields["seat"] == 0]
            reached |= {(int(step["column"]), int(step["row"])) for step in steps}  # those that were forced too
            key = (int(twin.state.marker[0]), int(twin.state.points[0]))
            if key not in seen and not twin.over and twin.state.phase == MOVING and twin.actors == (0,):
                waiting.append(twin)
            seen.add(key)
    return reached


def test_G27_the_squares_of_a_move_are_those_of_a_breadth_first_search() -> None:
    chance = random.Random(27)
    compared = 0
    for number in range(MAPS):
        table = random_map(chance)
        squares, walls = walls_of(table)
        match = doubloon.game("casket").start(4, number, {"map": table})
        places = chance.sample(sorted(squares), 4)
        finish = (2 * len(table["cards"]) - 1, table["rows"][-1])
        if finish in places:
            continue
        points, made = chance.randint(1, 6), chance.randint(0, 1)
        s = match.state
        s.marker[:] = OFF_MAP
        s.marker[:4] = [square(*place) for place in places]
        s.points[0], s.diagonals[0], s.phase, s.turn, s.to_move, s.stepped = points, made, MOVING, 0, 0, 0

        def steps(place: tuple[int, int], squares=squares, walls=walls, made=made):  # type: ignore[no-untyped-def]
            return simple_steps(place, squares, walls, bool(made))

        wanted = simple_reach(places[0], points, steps, set(places[1:]), finish)
        # The mover's own square is left behind, and can be come back to sideways.
        assert reach_by_playing(match) == wanted
        compared += len(wanted)
    assert compared > 3 * MAPS
