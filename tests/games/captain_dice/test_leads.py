"""What the page lights before something is done: what a pair leaves to place, and what a card would reach."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import doubloon
from doubloon.games.captain_dice.field import MOST_COLUMNS
from doubloon.games.captain_dice.state import BOARDINGS, CARDS, MODES
from doubloon.testing import random_positions
from tests.games.captain_dice.plain_fight import hits
from tests.games.captain_dice.tables import cell, dice_phase, set_up_phase

GAME = doubloon.game("captain_dice")


def leads_of(match: doubloon.Match, seat: int, action: dict[str, Any]) -> Any:
    return GAME.leads(match.fields(seat), seat, GAME.actions.encode(action))


def choices(do: str) -> Iterator[tuple[doubloon.Match, int, dict[str, Any]]]:
    """Every choice of that kind in games played at random."""
    for seed, (mode, boarding) in enumerate(product(MODES, BOARDINGS)):
        for players in (2, 3, 4):
            for match in random_positions(GAME.start(players, seed, {"mode": mode, "boarding": boarding})):
                for seat in match.actors:
                    yield from ((match, seat, action) for action in match.legal(seat) if action["do"] == do)


def test_C6_a_pair_leads_to_what_can_be_placed_after_it() -> None:
    seen = 0
    for match, seat, action in choices("place"):
        leads, after = leads_of(match, seat, action), match.copy()
        placed = after.play(seat, action)[0].fields
        assert leads["dice"] == [placed["low"], placed["high"]]
        if after.view(seat)["phase"] == "dice":
            assert leads["then"] == [other["cell"] for other in after.legal(seat) if other["do"] == "place"]
            seen += bool(leads["then"])
    assert seen > 100


def test_C6_two_equal_numbers_need_two_dice_more() -> None:
    match = dice_phase(dice={0: "334466"}, field={"a1": 33, "b1": 34, "c1": 66, "d1": 33, "a2": 36})
    assert leads_of(match, 0, {"do": "place", "cell": "b1"}) == {"dice": [3, 4], "then": ["c1", "a2"]}
    assert leads_of(match, 0, {"do": "place", "cell": "a1"}) == {"dice": [3, 3], "then": ["c1"]}


def test_C3_C18_a_card_leads_to_the_islands_that_it_reaches_but_for_ones_own() -> None:
    seen = 0
    for match, seat, action in choices("lay"):
        field = match.view(seat)["field"]
        all_eight = match.options["boarding"] == "all"
        expected = [
            name
            for name in field
            if reaches(CARDS.index(action["card"]), action["cell"], name, all_eight) and field[name]["owner"] != seat
        ]
        assert leads_of(match, seat, action) == {"reach": expected}
        seen += bool(expected)
    assert seen > 1_000


def reaches(speed: int, start: str, end: str, all_eight: bool) -> bool:
    (row, column), (other_row, other_column) = (divmod(cell(name), MOST_COLUMNS) for name in (start, end))
    return bool(hits(speed, abs(other_row - row), abs(other_column - column), int(all_eight)))


def test_C3_a_hostage_and_a_spy_ship_reach_nothing() -> None:
    match = set_up_phase(on={0: "b2"})
    for card in ("hostage", "spy"):
        assert leads_of(match, 0, {"do": "lay", "card": card, "cell": "b2"}) == {"reach": []}


def test_C8_C10_no_choice_tells_whether_the_bell_may_be_rung() -> None:
    told = []
    for lying in ("a1 b1", "a1 b1 c1"):
        match = dice_phase(on={1: lying})
        fields = match.fields(0)
        ring = GAME.actions.encode({"do": "ring"})
        told.append(
            (GAME.leads(fields, 0, ring), GAME.describe(fields, 0, ring).plain(), GAME.prompt(fields, 0).plain())
        )
    assert told[0] == told[1]
