"""The mate's preferences beat chance, and read nothing that a captain may not know."""

import numpy as np
import pytest

import doubloon
from doubloon.engine.rule import INTERPRETED
from doubloon.games.casket.state import DUMMY, MOVING, OFF_MAP, STEALING
from tests.games.casket.sea import battle, can_cards, card, do, put, square

GAMES = 12 if INTERPRETED else 400


def favourite(match: doubloon.Match) -> dict[str, object]:
    """What the mate likes best."""
    seat = match.actors[0]
    weight = np.zeros(len(match.game.actions), np.float32)
    match.game.rules.prior(match.state, seat, weight)
    mask = match.mask(seat).astype(bool)
    return match.game.actions.decode(int(np.where(mask, weight, -np.inf).argmax()))


@pytest.mark.parametrize("players", [2, 4])
def test_the_mate_beats_chance(players: int) -> None:
    bots = ["mate"] + ["random"] * (players - 1)
    ranks = doubloon.simulate("casket", players=players, games=GAMES, seed=3, bots=bots).ranks
    assert (ranks[:, 0] == ranks.min(axis=1)).mean() > 0.8


def test_a_strong_hand_bids_more_than_a_weak_one() -> None:
    from doubloon.games.casket.state import BIDDING

    bids = []
    for hand in ("S1 A1 B1", "S9 A9 B9"):
        match = put(battle([hand, "S2 A2 B2", "S3 A3 B3", "S4 A4 B4"]), bids=0, phase=BIDDING)
        bids.append(favourite(match)["fights"])
    assert bids[0] == 0
    assert bids[1] > 0  # type: ignore[operator]


def test_a_captain_with_enough_fights_plays_low() -> None:
    match = battle(["S9 S1", "S2 A2", "S3 A3", "S4 A4"], [0, 0, 0, 0], options={"start_die": "none"})
    assert can_cards(match, "try") == ""
    assert favourite(match) == {"do": "play", "card": card("S1")}
    put(match, bid=[1])
    assert favourite(match) == {"do": "play", "card": card("S9")}


def test_a_step_brings_the_marker_nearer() -> None:
    match = put(battle(["S1", "S2", "S3", "S4"]), phase=MOVING, points=[1], diagonals=[1], marker=[square(10, 0)])
    match.state.wall[:] = 0
    assert favourite(match) == {"do": "step", "way": "forward"}
    do(match, "step", way="forward")
    assert match.over


def test_the_mate_takes_the_fights_that_are_missing() -> None:
    from doubloon.games.casket.state import PLUNDERING

    match = put(battle(["S1", "S2", "S3", "S4"]), phase=PLUNDERING, target=1, won=[0, 3, 0, 0], bid=[2, 0, 0, 0])
    assert favourite(match) == {"do": "take", "fights": 2}


def test_the_mate_makes_its_bid_with_hindsight() -> None:
    from doubloon.games.casket.state import LOOKING_BACK

    match = put(battle(["S1", "S2", "S3", "S4"]), phase=LOOKING_BACK, won=[2, 0, 0, 0], bid=[1, 0, 0, 0], fights=5)
    assert favourite(match) == {"do": "hindsight", "change": 1}


# The Dummy


def chances(match: doubloon.Match) -> list[float]:
    worth = np.zeros(6)
    match.game.rules.value(match.state, worth)
    return [float(share) for share in worth[: match.players]]


@pytest.mark.parametrize("hands", [["S1"], ["S1", "A1"]])
@pytest.mark.parametrize("dummy", ["fights", "scale"])
def test_a_captain_hopes_less_the_nearer_the_dummy_is(hands: list[str], dummy: str) -> None:
    hopes = []
    for column in (2, 5, 9):
        match = battle(hands, [0] * len(hands), {"dummy": dummy}, dummy="B1")
        match.state.marker[DUMMY] = square(column, 0)
        hopes.append(chances(match)[0])
    assert hopes == sorted(hopes, reverse=True)
    assert 0 < hopes[2] < hopes[0] < 1


@pytest.mark.parametrize("dummy", ["fights", "scale"])
def test_a_captain_hopes_less_the_more_fights_the_dummy_wins(dummy: str) -> None:
    weak, strong = (battle(["S1 A1 B1"], [0], {"dummy": dummy}, dummy=hand) for hand in ("S2 A2 B2", "S9 A9 B9"))
    hope = chances(weak)[0]
    assert chances(strong)[0] < hope
    weak.state.won[DUMMY] = 1
    assert chances(weak)[0] < hope


def test_points_of_a_dummy_that_has_moved_count_no_more() -> None:
    match = put(battle(["S1"], dummy="S2"), phase=MOVING, points=[1])
    match.state.points[DUMMY], match.state.to_move = 6, 1 << DUMMY
    before = chances(match)[0]
    assert before < chances(put(match, to_move=0))[0]


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "least"), [(1, 0.55), (2, 0.8)])
def test_captains_beat_the_dummy_more_often_than_mates(players: int, least: float) -> None:
    won = {}
    for level, games in (("mate", 1000), ("captain", 60)):
        result = doubloon.simulate("casket", players=players, games=games, seed=5, bots=[level] * players, workers=1)
        won[level] = result.won.any(axis=1).mean()
    assert won["mate"] + 0.1 < least < won["captain"]


def test_the_mate_steals_from_the_dummy_when_it_is_nearest_to_the_finish() -> None:
    match = put(battle(["S1 S5", "S2 S6"], dummy="S3 S7"), phase=STEALING, marker=[OFF_MAP, square(4, 0)])
    match.state.marker[DUMMY] = square(8, 0)
    assert favourite(match) == {"do": "choose", "seat": "dummy"}
    match.state.marker[DUMMY] = square(2, 0)
    assert favourite(match) == {"do": "choose", "seat": 1}
