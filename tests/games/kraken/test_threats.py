"""Who could attack whom on its next turn, held against what the rules let a ship do with that die."""

from itertools import product

import pytest

import doubloon
from doubloon.engine.errors import IllegalMove
from tests.games.kraken.sea import BACKWARD, FORWARD, INWARD, OUTWARD, attack, sea

WAYS = (FORWARD, BACKWARD, INWARD, OUTWARD)
SEAS: tuple[dict[str, object], ...] = (
    {"ships": [3, 9, 20]},
    {"ships": [3, 6, 22], "pillars": {5: 6}},  # coral on the way, and wind
    {"ships": [0, 0, 1]},
    {"ships": [16, 24, 30], "bruises": [0, 1, 2], "pillars": {20: 2, 32: 6}},
    {"ships": [2, 12, 5], "options": {"board": "rings"}},
)


def least_die(match: doubloon.Match, seat: int, other: int) -> int:
    """The stupid twin: a ship is given each die's points, and sails wherever the rules let it."""
    s = match.state
    for die in range(1, 7):
        doubled = 2 if int(s.wind) >> int(s.ship[seat]) & 1 else 1
        tried = match.copy()
        tried.state.turn = seat
        tried.state.points = max(1, die * doubled - 2 * int(s.bruises[seat]))
        if attacks(tried, seat, other, set()):
            return die
    return 0


def attacks(match: doubloon.Match, seat: int, other: int, seen: set[tuple[int, int]]) -> bool:
    """Whether a ship with its points can come to attack another."""
    here = (int(match.state.ship[seat]), int(match.state.points))
    if here in seen or match.over or match.actors != (seat,):
        return False
    seen.add(here)
    if attack(other) in match.legal(seat):
        return True
    return any(attacks(sailed(match, seat, way), seat, other, seen) for way in WAYS if way in match.legal(seat))


def sailed(match: doubloon.Match, seat: int, way: dict[str, str]) -> doubloon.Match:
    after = match.copy()
    after.play(seat, way)
    return after


@pytest.mark.parametrize("where", SEAS)
def test_threats_are_what_the_rules_let_a_ship_do(where: dict[str, object]) -> None:
    match = sea(**where)  # type: ignore[arg-type]
    found = match.view(None)["threats"]
    for seat, other in product(range(3), repeat=2):
        expected = 0 if seat == other else least_die(match, seat, other)
        assert found[seat][other] == expected, f"seat {seat} attacking {other}"


def test_K18_a_ship_in_the_krakens_grip_threatens_nobody() -> None:
    assert sea([3, 4], gripped=[0, 1]).view(None)["threats"] == [[0, 3], [0, 0]]


def test_K9_the_view_says_in_which_mood_the_kraken_acts_next_and_when() -> None:
    seen = [
        (view["stirs"], view["stirs_in"]) for view in (sea([3, 4], segment=segment).view(None) for segment in range(6))
    ]
    assert seen == [("enraged", 3), ("enraged", 2), ("enraged", 1), ("tantrum", 3), ("tantrum", 2), ("tantrum", 1)]


@pytest.mark.parametrize(
    ("space", "reason"),
    [(30, "refused-far"), (5, "refused-coral"), (3, "refused-there"), (4, None)],
)
def test_asking_about_a_space_says_why_it_cannot_be_reached(space: int, reason: str | None) -> None:
    match = sea([3, 9], pillars={5: 4}, points=3)
    refused = match.why_not(0, {"do": "sail", "space": space})
    assert (refused.code if refused else None) == reason


@pytest.mark.parametrize("wish", [{"do": "sail"}, {"do": "sail", "space": 99}, {"do": "sail", "space": True}])
def test_a_wish_that_makes_no_sense_is_malformed(wish: dict[str, object]) -> None:
    refused = sea([3, 9]).why_not(0, wish)
    assert isinstance(refused, IllegalMove)
    assert refused.code == "malformed"
