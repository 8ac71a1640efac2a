"""Bots that go by how fast people are: hands=auto."""

import pytest

from doubloon.bots import AUTO, LEVELS, Bot, Gauge, Race
from doubloon.bots.gauge import SLOWEST, UNKNOWN
from doubloon.games.captain_dice.haste import MOTIONS
from tests.bots.person import PERSON, play_race
from tests.games.captain_dice.tables import dice_phase


def race(gauge: Gauge, *, level: str = "mate", hand: str | None = AUTO) -> Race:
    """A race of one person against one bot, in which the person can cast."""
    return Race(dice_phase(2), {1: Bot(level, 1, 1, hand)}, gauge)


def cast_every(running: Race, seconds: float, times: int = 10, since: float = 0.0) -> None:
    """Let the person cast again and again."""
    running.think(since)
    for turn in range(1, times + 1):
        running.match.play(PERSON, {"do": "cast"})
        running.think(since + turn * seconds)


def test_an_unknown_person_is_taken_to_be_slow() -> None:
    assert Gauge(MOTIONS).slowest([PERSON]) == UNKNOWN


def test_where_there_are_no_people_hands_are_as_they_are() -> None:
    assert Gauge(MOTIONS).slowest([]) == 100


def test_the_gauge_finds_how_long_a_person_takes() -> None:
    gauge = Gauge(MOTIONS)
    cast_every(race(gauge), 5.4)
    assert gauge.slowest([PERSON]) == pytest.approx(300)
    assert gauge.seconds([PERSON]) == pytest.approx(3 * gauge.act)


def test_bots_follow_a_person_who_becomes_quicker() -> None:
    running = race(Gauge(MOTIONS))
    cast_every(running, 9.0)
    cast_every(running, 1.8, since=90.0)
    assert running.gauge.slowest([PERSON]) == pytest.approx(100)


def test_the_slowest_of_several_people_counts() -> None:
    gauge = Gauge(MOTIONS)
    cast_every(race(gauge), 5.4)
    assert gauge.slowest([PERSON, 3]) == pytest.approx(300)
    assert gauge.slowest([3]) == UNKNOWN


def test_who_never_gets_to_act_is_slow_too() -> None:
    gauge = Gauge(MOTIONS)
    running = Race(dice_phase(2, on={1: "a1 b1 c1"}), {1: Bot("mate", 1, 1, AUTO)}, gauge)
    running.think(0.0)
    running.match.play(1, {"do": "ring"})
    running.measure(30.0)
    assert gauge.slowest([PERSON]) > UNKNOWN


def test_nobody_is_followed_for_ever() -> None:
    gauge = Gauge(MOTIONS)
    cast_every(race(gauge), 500.0)
    assert gauge.slowest([PERSON]) == SLOWEST


def test_a_person_who_waits_with_nothing_but_the_bell_is_not_slow() -> None:
    gauge = Gauge(MOTIONS)
    running = Race(dice_phase(2, on={0: "a1 b1 c1"}), {1: Bot("mate", 1, 1, AUTO)}, gauge)
    running.think(0.0)
    running.match.play(PERSON, {"do": "ring"})
    running.measure(90.0)
    assert gauge.slowest([PERSON]) == UNKNOWN


def test_stronger_bots_lean_to_be_quicker_than_the_person_and_weaker_ones_slower() -> None:
    gauge = Gauge(MOTIONS)
    leans = [gauge.stretch(LEVELS[level], [PERSON]) for level in ("greenhorn", "mate", "captain", "admiral")]
    assert leans == sorted(leans, reverse=True)
    assert leans[1] > UNKNOWN > leans[2]


def test_a_bot_with_a_hand_of_its_own_goes_by_nobody() -> None:
    running = race(Gauge(MOTIONS), hand="steady")
    cast_every(running, 9.0)
    assert running.bots[1].mind[0].stretch == 100


def test_a_bot_that_follows_takes_a_persons_time() -> None:
    running = race(Gauge(MOTIONS))
    cast_every(running, 5.4)
    assert running.bots[1].mind[0].stretch == 315


def test_a_slow_person_loses_every_race_against_hands_of_machines_and_not_against_those_that_follow() -> None:
    games = range(6)
    alone = [play_race(2, seed, None).ranks for seed in games]
    beside = [play_race(2, seed, AUTO).ranks for seed in games]
    assert sum(ranks is not None and ranks[PERSON] == 1 for ranks in alone) == 0
    assert sum(ranks is not None and ranks[PERSON] == 1 for ranks in beside) >= 2
