"""The event clock: whose hand is there first, and what it does then."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import HANDS, Bot, Moment, Race
from doubloon.bots.arrivals import NOBODY, next_ready
from doubloon.bots.mind import learn_motions
from doubloon.bots.tempo import NEVER, microseconds, new_tempo
from doubloon.engine.errors import BadPlayers
from doubloon.engine.realtime import Motions, Times
from doubloon.games.captain_dice.haste import CASTING, MOTIONS, PLACING
from tests.games.captain_dice.tables import dice_phase

EVERYONE = 0b1111


def clocks(*due: int) -> Any:
    tempo = new_tempo()[0]
    tempo.due[: len(due)] = due
    return tempo


def times_of(hand: str, motion: int) -> list[float]:
    """Milliseconds that a hand took for a motion, many times."""
    mind = Bot("mate", 1, hand=hand).mind
    learn_motions(mind, doubloon.game("captain_dice"))
    return [microseconds(mind[0], motion) / 1000 for _ in range(500)]


@pytest.mark.parametrize("hand", HANDS)
def test_a_hand_takes_as_long_as_its_data_say(hand: str) -> None:
    times = times_of(hand, CASTING)
    shortest, longest = MOTIONS[CASTING].parts[0].of(hand)
    assert shortest <= min(times) < max(times) <= longest
    assert np.mean(times) == pytest.approx((shortest + longest) / 2, rel=0.05)


def test_to_place_is_to_spot_and_to_put_down() -> None:
    times = times_of("steady", PLACING)
    put_down, spot = (part.steady for part in MOTIONS[PLACING].parts)
    assert spot[0] + put_down[0] <= min(times) < max(times) <= spot[1] + put_down[1]


def test_a_span_of_time_ends_after_it_begins() -> None:
    with pytest.raises(ValueError, match="a brisk hand takes 300 to 300 milliseconds: that is no span of time"):
        Times(slow=(100, 200), steady=(100, 200), brisk=(300, 300), quick=(100, 200))


def test_a_motion_has_a_few_parts() -> None:
    with pytest.raises(ValueError, match="of 1 to 3 parts each"):
        Motions().hurried()


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
    assert running.next(0.0) == Moment(None, 60.0)


def test_a_mate_that_waited_rings_when_it_may() -> None:
    match = dice_phase(3, on={0: "a1 b1 d2"}, dice={1: "561111"})
    running = Race(match, {0: Bot("mate", 5)})
    assert running.next(0.0) == Moment(None, 60.0)
    match.play(1, {"do": "place", "cell": "c1"})
    moment = running.next(1.0)
    assert moment is not None
    assert running.carry_out(moment)[0].kind == "bell-ended"
    assert running.next(moment.time) is None


def test_a_hand_that_comes_too_late_has_done_nothing() -> None:
    match = dice_phase(2, dice={0: "551111", 1: "551111"}, field={"a1": 55, "b1": 66, "c1": 66})
    running = race(match)
    moment = running.next(0.0)
    assert moment is not None
    assert moment.seat is not None
    match.play(1 - moment.seat, {"do": "place", "cell": "a1"})
    assert running.carry_out(moment) == []
    assert match.state.dice[moment.seat] == 6


def test_people_lose_their_patience_with_a_slow_hand_and_bots_do_not() -> None:
    match = doubloon.game("captain_dice").start(players=2, seed=1, options={"idle_limit": 1})
    first = match.actors[0]
    beside_a_person = Race(match, {first: Bot("mate", 5, first)}, now=7.0)
    assert beside_a_person.next(7.0) == Moment(None, 8.0)
    alone = race(match).next(0.0)
    assert alone is not None
    assert (alone.seat, alone.time > 1.0) == (first, True)


def test_bots_rest_before_a_race_until_something_happens() -> None:
    match = dice_phase(2)
    running = Race(match, {1: Bot("mate", 5, 1)}, now=100.0, pause=5.0)
    rested = running.next(100.0)
    match.play(0, {"do": "cast"})
    assert rested is not None
    assert running.next(101.0) == rested  # its hand is at something by then
    running.seat({1: Bot("mate", 5, 1)})
    awake = running.next(101.0)
    assert awake is not None
    assert awake.time == pytest.approx(rested.time - 4.0)


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
        moment = running.next(0.0)
        assert moment is not None
        assert moment.seat is not None
        firsts[moment.seat] += 1
    assert min(firsts.values()) > 60
    assert sum(firsts.values()) == 400
