"""How likely a roll is to be enough, exactly, from the faces of the dice: what prompts tell of tries and roll-offs.

Made from the View: with dice cards those that are left decide, and their order is nobody's to know.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from doubloon.engine.bits import members
from doubloon.games.casket.dice import faces
from doubloon.games.casket.rules.dice import die_of
from doubloon.games.casket.rules.features import rolls_in_mutiny
from doubloon.games.casket.rules.winning import ROLL_OFFS
from doubloon.games.casket.state import DICE_CARDS, FACES, HOUSE, MOST_LUCK, WHITE, View

Pile = tuple[int, ...]  # the faces that can come next; dice cards leave it, a die does not
_FULL: Pile = tuple(range(FACES))
NO_DIE = WHITE
ENOUGH = range(1, 4)  # what features cost, as a rule
Tied = tuple[tuple[int, int], ...]  # their numbers in the order of playing, and their dice


def pile_of(v: View) -> Pile | None:
    """The dice cards that are left; None where dice are rolled."""
    if v.dice != DICE_CARDS:
        return None
    return tuple(members(v.dice_cards_left))


def chance_of_try(v: View, seat: int, cost: int) -> Fraction:
    """That one roll is enough by itself."""
    return _chance_of_try(die_of(v, seat), cost, 0, pile_of(v))


def chances_of_die(v: View, colour: int) -> list[Fraction]:
    """That one roll of a die is enough by itself, for each of the usual costs."""
    return [_chance_of_try(colour, cost, 0, pile_of(v)) for cost in ENOUGH]


def chance_with_luck(v: View, seat: int, cost: int, luck: int) -> Fraction:
    """That one roll is enough with these luck points added, and the one that a bolt earns."""
    return _chance_of_try(die_of(v, seat), cost, luck, pile_of(v), 1)


def chance_of_mutiny(v: View, seat: int, target: int) -> Fraction:  # G21
    """That a challenger's roll is higher; a bolt counts 1."""
    theirs = die_of(v, target) if rolls_in_mutiny(v, target) else NO_DIE
    return _chance_of_mutiny(die_of(v, seat), theirs, pile_of(v))


def chance_of_roll_off(v: View, fighters: Sequence[int], who: int) -> Fraction:  # G15
    """That one of these, in the order in which they played, is left after the rolls."""
    colours = tuple(NO_DIE if fighter == HOUSE else die_of(v, fighter) for fighter in fighters)
    return _chance_to_be_left(colours, fighters.index(who), pile_of(v))


# From dice alone


@cache
def _chance_of_try(colour: int, cost: int, luck: int, pile: Pile | None, bolts_help: int = 0) -> Fraction:
    if colour == NO_DIE:
        return Fraction(luck >= cost)
    enough = Fraction(0)
    for share, pips, bolt, _ in rolls(colour, pile):
        held = min(MOST_LUCK, luck + bolt) if bolts_help else luck
        enough += share * (pips + held >= cost)
    return enough


@cache
def _chance_of_mutiny(mine: int, theirs: int, pile: Pile | None) -> Fraction:
    higher = Fraction(0)
    for share, pips, bolt, left in rolls(mine, pile):
        for other_share, other_pips, other_bolt, _ in rolls(theirs, left):
            higher += share * other_share * (pips + bolt > other_pips + other_bolt)
    return higher


def _chance_to_be_left(colours: Sequence[int], wanted: int, pile: Pile | None) -> Fraction:
    return _left_after(tuple(enumerate(colours)), ROLL_OFFS, pile, wanted)


@cache
def _left_after(tied: Tied, throws: int, pile: Pile | None, wanted: int) -> Fraction:
    """That the wanted one of those tied is left; after the last throw the first is."""
    if len(tied) == 1 or throws == 0 or all(colour == NO_DIE for _, colour in tied):
        return Fraction(tied[0][0] == wanted)
    chance = Fraction(0)
    for share, best, left in _best_rolls(tied, pile):
        chance += share * _left_after(best, throws - 1, left, wanted)
    return chance


def _best_rolls(tied: Tied, pile: Pile | None) -> Iterator[tuple[Fraction, Tied, Pile | None]]:
    """Who may have the most pips once all have rolled: how likely, those, and the pile that is left."""
    ahead: dict[tuple[int, Tied, Pile | None], Fraction] = {(-1, (), pile): Fraction(1)}
    for one in tied:
        after: dict[tuple[int, Tied, Pile | None], Fraction] = {}
        for (most, best, rest), so_far in ahead.items():
            for share, pips, _, left in rolls(one[1], rest):
                leading = (one,) if pips > most else (*best, one) if pips == most else best
                key = (max(most, pips), leading, left)
                after[key] = after.get(key, Fraction(0)) + so_far * share
        ahead = after
    for (_, best, left), share in ahead.items():
        yield share, best, left


@cache
def rolls(colour: int, pile: Pile | None) -> tuple[tuple[Fraction, int, int, Pile | None], ...]:
    """All that a roll can be: how likely, its pips, 1 for a bolt, and the pile after it. Without a die it is 0."""
    if colour == NO_DIE:
        return ((Fraction(1), 0, 0, pile),)
    found = []
    for share, face, left in _throws(pile):
        pips, bolt, circle, _ = faces()[colour][face]
        if not circle:
            found.append((share, pips, bolt, left))
            continue
        for second_share, second, end in _throws(left):
            found.append((share * second_share, pips + faces()[colour][second][0], bolt, end))
    return _joined(found)


def _joined(
    found: list[tuple[Fraction, int, int, Pile | None]],
) -> tuple[tuple[Fraction, int, int, Pile | None], ...]:
    """Equal outcomes as one."""
    shares: dict[tuple[int, int, Pile | None], Fraction] = {}
    for share, pips, bolt, left in found:
        shares[pips, bolt, left] = shares.get((pips, bolt, left), Fraction(0)) + share
    return tuple((share, *outcome) for outcome, share in shares.items())


def _throws(pile: Pile | None) -> Iterator[tuple[Fraction, int, Pile | None]]:
    """The faces that can come, and the pile after each: all six again when it is empty."""
    if pile is None:
        for face in _FULL:
            yield Fraction(1, FACES), face, None
        return
    cards = pile or _FULL
    for face in cards:
        yield Fraction(1, len(cards)), face, tuple(card for card in cards if card != face)
