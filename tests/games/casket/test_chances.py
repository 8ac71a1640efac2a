"""The chances that prompts tell, beside a stupid count of all that the dice can show."""

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest

from doubloon.games.casket import chances
from doubloon.games.casket.dice import faces
from doubloon.games.casket.state import BLUE, DICE, DUMMY, FACES, GREEN, HOUSE, OFF_MAP, RED, WHITE
from tests.games.casket.sea import battle, put, square

COLOURS = (GREEN, BLUE, RED, WHITE)
PAIRS = list(itertools.product(COLOURS, repeat=2))


# The stupid twin: every pair of faces is equally likely, whether the second is rolled or not.


def every_roll(colour: int) -> Iterator[tuple[int, int]]:
    """Pips and bolt of all 36 pairs of a face and the one that a circle would bring."""
    for first, second in itertools.product(range(FACES), repeat=2):
        if colour == WHITE:
            yield 0, 0
            continue
        pips, bolt, circle, _ = faces()[colour][first]
        yield pips + (faces()[colour][second][0] if circle else 0), bolt


def every_dice_card_roll(colour: int) -> Iterator[tuple[int, int]]:
    """The same from a fresh pile of dice cards: the second is never the first."""
    for first, second in itertools.permutations(range(FACES), 2):
        pips, bolt, circle, _ = faces()[colour][first]
        yield pips + (faces()[colour][second][0] if circle else 0), bolt


def share(found: Sequence[bool]) -> Fraction:
    return Fraction(sum(found), len(found))


def counted_roll_off(colours: Sequence[int], wanted: int) -> Fraction:
    """Play all roll-offs with three rolls each that matter, by counting."""

    def left(tied: tuple[int, ...], throws: int) -> Fraction:
        if len(tied) == 1 or throws == 0 or all(colours[who] == WHITE for who in tied):
            return Fraction(tied[0] == wanted)
        outcomes = list(itertools.product(*([pips for pips, _ in every_roll(colours[who])] for who in tied)))
        ways: dict[tuple[int, ...], int] = {}
        for outcome in outcomes:
            best = tuple(who for who, pips in zip(tied, outcome, strict=True) if pips == max(outcome))
            ways[best] = ways.get(best, 0) + 1
        return sum(
            (Fraction(count, len(outcomes)) * left(best, throws - 1) for best, count in ways.items()), Fraction(0)
        )

    return left(tuple(range(len(colours))), 3)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("cost", [1, 2, 3, 4])
def test_G13_the_chance_of_a_try(colour: int, cost: int) -> None:
    counted = share([pips >= cost for pips, _ in every_roll(colour)])
    assert chances._chance_of_try(colour, cost, 0, None) == counted


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("luck", [0, 1, 2, 3])
def test_G14_the_chance_of_a_try_with_luck(colour: int, luck: int) -> None:
    for cost in (1, 2, 3, 4):
        counted = share([pips + min(3, luck + bolt) >= cost for pips, bolt in every_roll(colour)])
        assert chances._chance_of_try(colour, cost, luck, None, 1) == counted


@pytest.mark.parametrize("colour", range(DICE))
def test_G3_the_chance_with_a_fresh_pile_of_dice_cards(colour: int) -> None:
    fresh = tuple(range(FACES))
    for cost in (1, 2, 3, 4):
        counted = share([pips >= cost for pips, _ in every_dice_card_roll(colour)])
        assert chances._chance_of_try(colour, cost, 0, fresh) == counted


def test_G3_the_last_dice_card_is_no_chance_and_a_circle_on_it_draws_from_all_six() -> None:
    assert chances._chance_of_try(GREEN, 2, 0, (5,)) == 1
    assert chances._chance_of_try(GREEN, 1, 0, (1,)) == 0
    assert chances._chance_of_try(BLUE, 2, 0, (1,)) == Fraction(2, 6)


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_G21_the_chance_of_a_mutiny(mine: int, theirs: int) -> None:
    pairs = itertools.product(every_roll(mine), every_roll(theirs))
    counted = share([sum(one) > sum(other) for one, other in pairs])
    assert chances._chance_of_mutiny(mine, theirs, None) == counted


@pytest.mark.parametrize("colours", PAIRS)
def test_G15_the_chance_of_a_roll_off_between_two(colours: tuple[int, int]) -> None:
    for wanted in (0, 1):
        assert chances._chance_to_be_left(colours, wanted, None) == counted_roll_off(colours, wanted)


def test_G15_the_chance_of_a_roll_off_among_three() -> None:
    for colours in ((GREEN, BLUE, RED), (RED, WHITE, GREEN)):
        for wanted in range(3):
            assert chances._chance_to_be_left(colours, wanted, None) == counted_roll_off(colours, wanted)


@pytest.mark.parametrize("pile", [None, (0, 3, 5)])
def test_G15_somebody_wins_every_roll_off(pile: tuple[int, ...] | None) -> None:
    colours = (GREEN, BLUE, WHITE)
    assert sum(chances._chance_to_be_left(colours, who, pile) for who in range(3)) == 1


def test_the_die_is_that_of_the_square_and_the_house_has_none() -> None:
    match = put(battle(["S1 A1", "S2 A2"], dummy="S3 A3"), marker=[square(0, 0), OFF_MAP])
    match.state.colour[square(0, 0)] = RED
    v = match.fields(0)
    assert chances.chance_of_try(v, 0, 2) == chances._chance_of_try(RED, 2, 0, None)
    assert chances.chance_of_mutiny(v, 1, 0) == chances._chance_of_mutiny(GREEN, RED, None)
    assert chances.chance_of_roll_off(v, (HOUSE, 0), 0) == chances._chance_to_be_left((WHITE, RED), 1, None)
    assert chances.chance_of_roll_off(v, (DUMMY, 1), DUMMY) == chances._chance_to_be_left((GREEN, GREEN), 0, None)
    assert chances.chance_with_luck(v, 1, 3, 3) == 1
