"""The mate: what it likes best in positions where the better choice is plain."""

import random

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.games.nozoku.naming import brings_less
from doubloon.games.nozoku.rules.dice import die_showing
from doubloon.games.nozoku.state import BONUS, MOST_DICE_REWARD, NAME, NUMBERS, SUB
from doubloon.lab.last_choice import is_thrown_away
from tests.games.nozoku.tables import (
    ENOUGH,
    FULL,
    PASS,
    name,
    peek,
    pick,
    play,
    recall,
    roll,
    step,
    table,
    take,
    try_to_take,
    turn,
)


def mate(match: doubloon.Match) -> dict[str, object]:
    seat = match.actors[0]
    return Bot("mate", seed=1).choose(match, seat)


def test_the_mate_carries_home_the_largest_sum() -> None:
    assert mate(table("r1 r1 r1 r6", "b1 b1", cave=ENOUGH, step=NAME)) == name(6)


def test_the_mate_names_the_number_that_brings_the_most_dice_if_that_is_worth_more() -> None:
    assert mate(table("r1 r1 r1 r1 r1 r6", "b4 b4", cave=ENOUGH, step=NAME)) == name(1)


def points(counts: list[int], number: int, most_of_others: int) -> int:
    dice = counts[number - 1]
    return number * dice + (MOST_DICE_REWARD if dice >= most_of_others else 0)


@pytest.mark.parametrize("seed", range(300))
def test_a_number_is_pointless_if_another_brings_more_whatever_the_others_carry_home(seed: int) -> None:
    chance = random.Random(seed)
    counts = [chance.choice((0, 0, 1, 2, 3, 5, 8)) for _ in NUMBERS]
    lot = sum(count * int(die_showing(number)) for number, count in zip(NUMBERS, counts, strict=True))
    for number in NUMBERS:
        is_worse = [
            all(points(counts, other, most) > points(counts, number, most) for most in range(10)) for other in NUMBERS
        ]
        assert brings_less(lot, number) == any(is_worse)


def test_the_mate_turns_a_die_to_its_number() -> None:
    match = table("r6 r6 r6 r5", "b1 b1", cave=ENOUGH, power=3, step=SUB, taken=0, card=1)
    assert mate(match) == turn("r5", 6)


def test_the_mate_echoes_its_number() -> None:
    match = table("r4 r4 r4 r6", "b1 b1", cave=ENOUGH, power=1, step=SUB, taken=0, card=1)
    assert mate(match) == turn("r6", 4)


def test_the_mate_rolls_a_die_that_it_does_not_need() -> None:
    match = table("r6 r6 r6 r2", "b1 b1", cave=ENOUGH, power=6, step=SUB, taken=0, card=1)
    assert mate(match) == roll("r2")


def test_the_mate_plans_the_sub_action_with_the_main_action() -> None:
    match = table("r4 r4 r4 r5", "b1 b1", cave="r2 b1 w1", hands=((2,), (2,)))
    match.play(0, take(2, "r"))
    assert mate(match) == turn("r5", 3)  # to be raised to a 4


def test_the_mate_takes_the_die_that_it_needs() -> None:
    match = table("r6 r6 r6 r1", "b1 b1", cave="r5 b3 w1")
    assert mate(match) == take(5, "r")  # flips the 1 to a 6, and rolls the rest


def test_the_mate_peeks_if_that_helps() -> None:
    match = table("r2 r4", "b6 b1", cave="r1 b1 w1")
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    assert mate(match) == peek(3)


def test_the_mate_does_not_peek_if_that_would_spoil_its_dice() -> None:
    match = table("r2 r4", "b6 b6", cave="r1 b1 w1")
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    assert mate(match) == PASS


def test_the_mate_uses_its_pile_when_stuck() -> None:
    match = table("r6 r6 r5", "b1 b1", cave="r1 b1 w1", hands=((4,), FULL))
    try_to_take(match)
    assert step(match) == "stuck"
    assert mate(match) in (recall(3, "main"), recall(1, "main"), recall(4, "sub"), recall(2, "sub"))


def test_the_mate_picks_the_die_that_it_needs() -> None:
    match = table("r6 r6", "b1 b1", cave="r1 b6 w3", step=BONUS)
    assert mate(match) == pick("b6")


def test_the_mate_names_what_is_sure_rather_than_what_hangs_on_the_reward() -> None:
    match = table("r1 r1 r1 r4 r5", "b1 b1 b2 b5 b5 b5", cave=ENOUGH, step=NAME)  # 3 and 2 are not more than 5
    assert mate(match) == name(5)
    assert is_thrown_away(match, 0, name(1))


def test_N20_the_mate_names_the_number_that_wins_the_tie() -> None:
    match = table("r1 r1 r1 r5", "b5 b1 b2", cave=ENOUGH, step=NAME)  # 5:5 with more left behind, or 7:7 with as much
    assert mate(match) == name(1)


@pytest.mark.parametrize(
    ("match", "choice"),
    [
        (table("r6 r6", "b1 b1", cave="r6 b6 w6", step=BONUS), pick("w6")),
        (table("r6 r6 r5 w5", "b1 b1", cave=ENOUGH, power=3, step=SUB, taken=0, card=1), turn("w5", 6)),
        (table("r6 w6 r6", "b1 b1", cave=ENOUGH, power=6, step=SUB, taken=0, card=1), roll("r6")),
        (table("r3 r3 r2 r2 w2", "b6 b6 b6 b6", cave=ENOUGH, step=NAME), name(2)),
    ],
)
def test_N20_among_equals_the_mate_prefers_white_which_decides_ties(
    match: doubloon.Match, choice: dict[str, object]
) -> None:
    assert mate(match) == choice


def test_the_mate_beats_random_play_from_every_seat() -> None:
    for seat in range(4):
        bots = ["random"] * 4
        bots[seat] = "mate"
        ranks = doubloon.simulate("nozoku", players=4, games=8, seed=seat, bots=bots).ranks
        assert (ranks[:, seat] == 1).mean() > 0.9
