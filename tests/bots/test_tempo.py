"""The event clock: whose hand is there first, and what it does then."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import HANDS, Bot, Race
from doubloon.bots.tempo import NEVER, NOBODY, microseconds, new_tempo, next_ready
from doubloon.engine.errors import BadPlayers
from doubloon.engine.realtime import CAST, PLACE
from tests.games.captain_dice.tables import dice_phase

EVERYONE = 0b1111


def clocks(*due: int) -> Any:
    tempo = new_tempo()[0]
    tempo.due[: len(due)] = due
    return tempo


@pytest.mark.parametrize("hand", HANDS)
def test_a_hand_takes_as_long_as_its_data_say(hand: str) -> None:
    mind = Bot("mate", 1, hand=hand).mind[0]
    times = [microseconds(mind, CAST) / 1000 for _ in range(500)]
    shortest, longest = HANDS[hand].cast
    assert shortest <= min(times) < max(times) <= longest
    assert np.mean(times) == pytest.approx((shortest + longest) / 2, rel=0.05)


def test_to_place_is_to_spot_and_to_put_down() -> None:
    mind, steady = Bot("mate", 1).mind[0], HANDS["steady"]
    times = [microseconds(mind, PLACE) / 1000 for _ in range(500)]
    assert steady.spot[0] + steady.place[0] <= min(times) < max(times) <= steady.spot[1] + steady.place[1]


def test_the_earliest_hand_is_next() -> None:
    assert next_ready(EVERYONE, 0, 4, clocks(70, 40, 50, 60)) == 1


def test_who_cannot_act_is_passed_over() -> None:
    assert next_ready(0b1101, 0, 4, clocks(70, 40, 50, 60)) == 2


@pytest.mark.parametrize(("first", "served"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_C7_of_two_at_the_same_moment_the_nearest_to_the_first_player_is_served(first: int, served: int) -> None:
    assert next_ready(EVERYONE, first, 4, clocks(70, 40, 50, 40)) == served


def test_nobody_is_next_if_all_wait() -> None:
    assert next_ready(EVERYONE, 0, 4, clocks(NEVER, NEVER, NEVER, NEVER)) == NOBODY


def test_an_unknown_hand_is_refused() -> None:
    with pytest.raises(BadPlayers, match="did you mean quick"):
        Bot("mate", 1, hand="quik")


def race(match: doubloon.Match) -> Race:
    return Race(match, {seat: Bot("mate", 5, seat) for seat in range(match.players)})


def test_a_mate_that_can_only_ring_wrongly_waits() -> None:
    running = race(dice_phase(3, on={0: "a1 b1 d2"}, locked=0b110))
    running.think(0.0)
    assert running.next_ready() is None


def test_a_mate_that_waited_rings_when_it_may() -> None:
    match = dice_phase(3, on={0: "a1 b1 d2"}, dice={1: "561111"})
    running = Race(match, {0: Bot("mate", 5)})
    running.think(0.0)
    match.play(1, {"do": "place", "cell": "c1"})
    running.look_again()
    running.think(1.0)
    assert running.next_ready() is not None
    assert running.arrive(0)[0].kind == "bell-ended"


def test_a_hand_that_comes_too_late_has_done_nothing() -> None:
    match = dice_phase(2, dice={0: "551111", 1: "551111"}, field={"a1": 55, "b1": 66, "c1": 66})
    running = race(match)
    running.think(0.0)
    seat = (running.next_ready() or (NOBODY, 0.0))[0]
    match.play(1 - seat, {"do": "place", "cell": "a1"})
    assert running.arrive(seat) == []
    assert match.state.dice[seat] == 6


def test_random_bots_ring_wrongly_and_are_locked_out() -> None:
    result = doubloon.simulate("captain_dice", players=4, games=20, seed=1)
    assert result.metrics["wrong_bells"].mean() > 5


def test_mates_never_ring_wrongly() -> None:
    result = doubloon.simulate("captain_dice", players=4, games=200, seed=1, bots=["mate"] * 4)
    assert result.metrics["wrong_bells"].sum() == 0


def test_every_seat_is_ready_first_as_often() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(400):
        match = dice_phase(4)
        running = Race(match, {seat: Bot("mate", seed, seat) for seat in range(4)})
        running.think(0.0)
        firsts[(running.next_ready() or (NOBODY, 0.0))[0]] += 1
    assert min(firsts.values()) > 60
    assert sum(firsts.values()) == 400
