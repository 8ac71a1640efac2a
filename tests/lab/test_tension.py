"""What is said of a course: who led, what was open, and what chance did, on courses that are worked out by hand."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from doubloon.lab.measure import Course
from doubloon.lab.playouts import HALF
from doubloon.lab.tension import entropies, leads, tension_of


def course(*chances: tuple[float, ...], other: Sequence[tuple[float, ...]] | None = None, **changes: Any) -> Course:
    """A course with a moment before each decision, whose halves agree unless the other one is given."""
    moments, seats = len(chances), len(chances[0])
    fields: dict[str, Any] = {
        "decisions": moments,
        "close": np.arange(moments),
        "weighed": np.ones(moments, int),
        "when": np.arange(moments),
        "ahead": np.stack([np.array(chances), np.array(other or chances)], axis=1),
        "sway": np.zeros(moments),
        "luck": np.zeros(moments),
        "hopeless": np.zeros(moments, bool),
        "kings": np.zeros(moments),
        "worth": np.eye(seats)[0],
        **changes,
    }
    return Course(**fields)


def test_the_lead_changes_when_another_seat_leads_and_a_tie_keeps_the_old_leader() -> None:
    found = tension_of(course((0.5, 0.5), (0.9, 0.1), (0.5, 0.5), (0.6, 0.4), (0.1, 0.9), (0.95, 0.05)))
    assert found.lead_changes == 2


def test_the_first_leader_is_no_change_and_a_result_can_be_one() -> None:
    assert tension_of(course((0.5, 0.5), (0.9, 0.1))).lead_changes == 0
    assert tension_of(course((0.1, 0.9), (0.1, 0.9))).lead_changes == 1


def test_who_is_ahead_by_no_more_than_noise_does_not_lead() -> None:
    ahead = course((0.6, 0.4), (0.9, 0.1), (0.4, 0.6), (0.05, 0.95)).ahead
    assert list(leads(ahead)) == [-1, 0, 0, 1]


def test_equals_hardly_ever_change_the_lead() -> None:
    chance = np.random.default_rng(4)
    changes = []
    for _ in range(300):
        drawn = chance.multinomial(HALF, [0.25] * 4, (30, 2)) / HALF
        changes.append(tension_of(course(*drawn[:, 0], other=list(drawn[:, 1]))).lead_changes)
    assert np.mean(changes) < 1.5  # and one of them, at the most, is the result


def test_drama_is_how_far_behind_the_winner_was() -> None:
    assert tension_of(course((0.5, 0.5), (0.2, 0.8), (0.6, 0.4))).drama == pytest.approx(0.2)
    assert tension_of(course((0.5, 0.5), (0.9, 0.1))).drama == pytest.approx(0)


def test_noise_of_two_halves_is_no_drama_on_the_mean() -> None:
    chance = np.random.default_rng(3)
    dramas = []
    for _ in range(2_000):
        one, other = chance.binomial(HALF, 0.5, (2, 20)) / HALF
        moments = [[(p, 1 - p) for p in half] for half in (one, other)]
        dramas.append(tension_of(course(*moments[0], other=moments[1])).drama)
    assert abs(np.mean(dramas)) < 0.01


def test_a_game_is_decided_after_the_last_moment_at_which_another_led() -> None:
    assert tension_of(course((0.1, 0.9), (0.05, 0.95), (0.9, 0.1), (0.95, 0.05))).decided_at == pytest.approx(0.75)
    assert tension_of(course((0.6, 0.4), (0.7, 0.3))).decided_at == 1


def test_without_a_winner_nothing_was_decided() -> None:
    found = tension_of(course((0.6, 0.4), (0.7, 0.3), worth=np.zeros(2)))
    assert np.isnan(found.decided_at)
    assert np.isnan(found.drama)


def test_a_game_is_open_while_all_may_win_and_closed_when_one_does() -> None:
    even, sure = entropies(np.array([[0.25] * 4, [1.0, 0, 0, 0]]))
    assert (even, sure) == (1, 0)


def test_movement_is_the_sum_of_squared_changes_up_to_the_result() -> None:
    found = tension_of(course((0.5, 0.5), (0.7, 0.3)))
    assert found.changed.sum() == pytest.approx(2 * (0.2**2 + 0.3**2))
    assert found.movement == pytest.approx(2 * 0.5**2)  # the same, on the mean over games


def test_decisions_between_moments_are_stood_for_by_the_moments() -> None:
    found = tension_of(
        course(
            (0.5, 0.5), (0.5, 0.5), decisions=10, when=np.array([0, 5]), close=np.array([3, 9]),
            weighed=np.array([8, 2]),
            luck=np.array([0.1, 0.2]), sway=np.array([0.1, 0.3]),
        )
    )  # fmt: skip
    assert found.luck == pytest.approx(1.2)
    assert found.swayed[[3, 9]].tolist() == pytest.approx([0.8, 0.6])


def test_who_cannot_win_and_moves_another_is_a_kingmaker() -> None:
    found = tension_of(
        course(
            (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), hopeless=np.array([True, True, False]), kings=np.array([0.3, 0.1, 0])
        )
    )
    assert (found.kingmaking, found.hopeless) == (1, 2)


def test_half_time_knows_who_led() -> None:
    found = tension_of(course((0.5, 0.5), (0.5, 0.5), (0.7, 0.3), (0.9, 0.1)))
    assert found.led_at_half == 1
    assert found.half == pytest.approx(0.2)
    assert found.half_square == pytest.approx(0.08)
