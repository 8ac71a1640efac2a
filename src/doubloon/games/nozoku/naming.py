"""Which number a sensible apprentice names at the end, taking it that all others name that with their largest sum."""

from doubloon.engine.dispatch import POINTLESS
from doubloon.engine.rule import rule
from doubloon.engine.state import Weights
from doubloon.games.nozoku.actions import NAME_NUMBER
from doubloon.games.nozoku.rules.dice import of_all_colours, showing, sum_of
from doubloon.games.nozoku.state import MOST_DICE_REWARD, NUMBERS, WHITE, State

PLACE = 64  # half a place, in points: more than any points are worth


@rule
def weigh_names(s: State, seat: int, weight: Weights) -> None:
    """By place and points, then by the points that are sure without the reward, then as N20 has it."""
    lot, white = of_all_colours(s.held[seat]), s.held[seat, WHITE]
    others = most_of_others(s, seat)
    for number in NUMBERS:
        dice = showing(lot, number)
        sure, reward = number * dice, MOST_DICE_REWARD if dice >= others else 0
        ties = showing(white, number) / 16 + (sum_of(lot) - sure) / 4096
        place = lost_to(s, seat, reckoned(lot, white, number, reward), max(dice, others))
        weight[NAME_NUMBER(number)] = sure + reward + (sure + ties) / 128 - PLACE * place
        if brings_less(lot, number):
            weight[NAME_NUMBER(number)] = POINTLESS


@rule
def lost_to(s: State, seat: int, mine: int, most: int) -> int:
    """How many others would come before that, and half of those who would share its place, in halves."""
    halves = 0
    for other in range(s.players):
        if other != seat:
            lot = of_all_colours(s.held[other])
            number = best_number(lot)
            reward = MOST_DICE_REWARD if showing(lot, number) >= most else 0
            theirs = reckoned(lot, s.held[other, WHITE], number, reward)
            halves += 2 * (theirs > mine) + (theirs == mine)
    return halves


@rule
def reckoned(lot: int, white: int, number: int, reward: int) -> int:  # N19, N20
    """Points, then white dice, then what is left behind, as one number."""
    points = number * showing(lot, number) + reward
    return (points << 20) + (showing(white, number) << 10) + sum_of(lot) - number * showing(lot, number)


@rule
def brings_less(lot: int, number: int) -> bool:
    """Another number brings more points, whoever gets the reward for the most dice."""
    dice = showing(lot, number)
    for other in NUMBERS:
        reward = MOST_DICE_REWARD if dice > showing(lot, other) else 0
        if other * showing(lot, other) > number * dice + reward:
            return True
    return False


@rule
def most_of_others(s: State, seat: int) -> int:
    """The most dice that another carries home, if all name the number with the largest sum."""
    most = 0
    for other in range(s.players):
        if other != seat:
            lot = of_all_colours(s.held[other])
            most = max(most, showing(lot, best_number(lot)))
    return most


@rule
def best_number(lot: int) -> int:
    best = 1
    for number in NUMBERS:
        if number * showing(lot, number) >= best * showing(lot, best):
            best = number
    return best
