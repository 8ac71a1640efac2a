"""What is legal, compared with the simple reading in stupid.py on thousands of positions."""

import random
from typing import Any

import pytest

import doubloon
from doubloon.games.nozoku.rules.dice import die_showing, numbers_in
from doubloon.games.nozoku.rules.possible import are_possible, is_possible, may_become
from doubloon.games.nozoku.state import NUMBERS, REACHES, SUB_OF
from tests.games.nozoku.stupid import CARDS, Move, legal_moves, possible, ways, ways_with_sub
from tests.games.nozoku.tables import lots, table, try_to_take
from tests.positions import random_states


def as_moves(actions: list[dict[str, Any]]) -> set[Move]:
    return {tuple(action.values()) for action in actions}


@pytest.mark.parametrize("powers", REACHES)
@pytest.mark.parametrize("seed", range(15))
def test_N4_N10_N12_N13_N15_N18_a_whole_game_allows_what_the_simple_reading_allows(seed: int, powers: str) -> None:
    for match in random_states("nozoku", seed, 1000, options={"powers": powers}):
        for seat in match.actors:
            assert as_moves(match.legal(seat)) == legal_moves(match.view(seat), seat, powers)


def some_dice(chance: random.Random, most: int) -> list[int]:
    few_numbers = chance.sample(NUMBERS, chance.randint(1, 3))
    return [chance.choice(few_numbers) for _ in range(chance.randint(1, most))]


@pytest.mark.parametrize("powers", REACHES)
@pytest.mark.parametrize("seed", range(10))
def test_N4_N10_any_dice_allow_what_the_simple_reading_allows(seed: int, powers: str) -> None:
    reach = REACHES.index(powers)
    chance = random.Random(seed)
    for _ in range(100):
        numbers = some_dice(chance, 6)
        dice = [("red", number) for number in numbers]
        lot = sum(int(die_showing(number)) for number in numbers)
        for action in NUMBERS:
            assert bool(is_possible(reach, numbers_in(lot), action)) == possible(powers, action, dice)
            assert bool(are_possible(reach, lot, action, SUB_OF[action])) == bool(ways_with_sub(powers, action, dice))
            for place, number in enumerate(numbers):
                expected = sum({1 << to for at, to in ways_with_sub(powers, action, dice) if at == place})
                assert may_become(reach, lot, action, CARDS[action], number) == expected
                anything = sum({1 << to for at, to in ways(powers, action, dice) if at == place})
                assert may_become(reach, lot, action, 0, number) == anything


def random_table(chance: random.Random, match: doubloon.Match) -> None:
    """Few dice in the cave, few numbers held, any hand: most such players are in trouble."""
    held = " ".join(f"{chance.choice('rbw')}{number}" for number in some_dice(chance, 4))
    cave = " ".join(f"{chance.choice('rbw')}{chance.choice(NUMBERS)}" for _ in range(chance.randint(0, 3)))
    match.state.held[0] = lots(held)
    match.state.cave[:] = lots(cave)
    match.state.hand[0] = sum(1 << card for card in chance.sample(NUMBERS, chance.randint(1, 6)))


@pytest.mark.parametrize("seed", range(10))
def test_N10_N12_a_player_is_stuck_exactly_when_the_simple_reading_finds_no_card(seed: int) -> None:
    chance = random.Random(seed)
    match = table("r1 r1", "b1 b1", cave="r1")
    for _ in range(200):
        random_table(chance, match)
        before = match.view(0)
        before["step"] = "take"
        playable = legal_moves(before, 0)
        pile = len(before["players"][0]["pile"])
        events = try_to_take(match, actor=0, turn=0, starter=0, rounds=0)
        first = next((event.kind for event in events), "may take")
        if playable:
            assert first == "may take"
            assert as_moves(match.legal(0)) == playable
        else:
            assert first == ("got-stuck" if pile else "turn-without-die")
