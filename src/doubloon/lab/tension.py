"""What a course says of its game: who led and for how long, how much was open when, and what chance had to do with it.

Every figure that is a square, or the best of several, comes from two halves of the playouts: one says who is in front,
the other by how much. And who leads is ahead by more than noise. So playouts that only differ by luck are no drama.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from doubloon.lab.measure import Course
from doubloon.lab.playouts import HALF, HALVES
from doubloon.lab.simulate import Array

TENTHS = 10
MOVED = 0.2  # who has no hope and can move another's chance by more is a kingmaker
SURE = 2.5  # standard errors
NOBODY = -1


@dataclass(frozen=True)
class Tension:
    """One game; what is summed over games to a share is kept as its two parts."""

    lead_changes: int
    drama: float  # nan where nobody won, as the next
    decided_at: float
    open: Array  # by tenth of the game: the entropy of the chances over the logarithm of the players; nan if unseen
    changed: Array  # by tenth: the squared changes of all chances
    swayed: Array  # by tenth: the variance of the next chances, of all decisions
    luck: float  # the variance that chance makes, of all decisions
    movement: float  # the squared change from the beginning to the result: on the mean the sum of all squared changes
    half: float  # the product of half-time chances and results
    half_square: float  # and of half-time chances with themselves
    led_at_half: float  # the share of the win of who led at half-time; nan where nobody won
    hopeless: int  # decisions of seats that could not win, of those that were looked at closely
    kingmaking: int


def tension_of(course: Course) -> Tension:
    """Of one game."""
    ahead = np.concatenate([course.ahead, np.broadcast_to(course.worth, (1, 2, len(course.worth)))])
    when = np.append(course.when, course.decisions)
    leaders = list(leads(ahead))
    open_, changed, swayed = _by_tenth(course, ahead, when)
    middle = int(np.abs(course.when - course.decisions / 2).argmin())
    chances = course.ahead[middle].mean(axis=0)
    in_front = chances == chances.max()
    level = ahead[middle] - 1 / len(course.worth)
    return Tension(
        lead_changes=_changes(leaders),
        drama=_drama(course),
        decided_at=_decided_at(course, leaders),
        open=open_,
        changed=changed,
        swayed=swayed,
        luck=float((course.weighed * course.luck).sum()),
        movement=float(((course.worth - ahead[0, 0]) * (course.worth - ahead[0, 1])).sum()),
        half=float((level.mean(axis=0) * course.worth).sum()),
        half_square=float((level[0] * level[1]).sum()),
        led_at_half=float(course.worth[in_front].mean()) if course.worth.any() else np.nan,
        hopeless=int(course.hopeless.sum()),
        kingmaking=int((course.hopeless & (course.kings > MOVED)).sum()),
    )


def leads(ahead: Array) -> Iterator[int]:
    """Who leads at each moment: who is ahead of all others by more than noise, until another is so ahead of them."""
    leader = NOBODY
    for chances in ahead.mean(axis=1):
        front = int(chances.argmax())
        behind = [leader] if leader != NOBODY else [seat for seat in range(len(chances)) if seat != front]
        if front != leader and all(_is_ahead(chances[front], chances[seat]) for seat in behind):
            leader = front
        yield leader


def _is_ahead(one: float, other: float) -> bool:
    """Whether a seat is ahead by more than playouts of equals would now and then have it."""
    noise = np.sqrt((one + other - (one - other) ** 2) / (HALVES * HALF))
    return bool(one - other > SURE * noise)


def _changes(leaders: list[int]) -> int:
    led = [leader for leader in leaders if leader != NOBODY]
    return sum(one != other for one, other in pairwise(led))


def _drama(course: Course) -> float:
    """How far behind the winner was on the mean: each half says once who leads, and the other by how much."""
    if not course.worth.any():
        return np.nan
    winner = course.worth / course.worth.sum()
    behind = 0.0
    for half in (0, 1):
        one, other = course.ahead[:, half], course.ahead[:, 1 - half]
        in_front = np.take_along_axis(other, one.argmax(axis=1)[:, None], axis=1)[:, 0]
        behind += float((in_front - other @ winner).mean()) / 2
    return behind


def _decided_at(course: Course, leaders: list[int]) -> float:
    """The share of the game after the last moment at which somebody led who did not win."""
    if not course.worth.any():
        return np.nan
    wrong = [
        when
        for when, leader in zip(course.when, leaders, strict=False)
        if leader != NOBODY and not course.worth[leader]
    ]
    return 1 - float(max(wrong, default=0)) / course.decisions


def _by_tenth(course: Course, ahead: Array, when: Array) -> tuple[Array, Array, Array]:
    tenth = _tenths(course.when, course)
    known = np.bincount(tenth, minlength=TENTHS)
    entropy = np.bincount(tenth, weights=entropies(course.ahead.mean(axis=1)), minlength=TENTHS)
    middle = (when[1:] + when[:-1]) / 2
    steps = (np.diff(ahead[:, 0], axis=0) * np.diff(ahead[:, 1], axis=0)).sum(axis=1)
    of_step = np.minimum((TENTHS * middle / course.decisions).astype(int), TENTHS - 1)
    return (
        np.where(known > 0, entropy / np.maximum(known, 1), np.nan),
        np.bincount(of_step, weights=steps, minlength=TENTHS),
        np.bincount(_tenths(course.close, course), weights=course.weighed * course.sway, minlength=TENTHS),
    )


def _tenths(decisions: Array, course: Course) -> Array:
    found: Array = np.minimum(TENTHS * decisions // course.decisions, TENTHS - 1)
    return found


def entropies(chances: Array) -> Array:
    """How open each moment is, from 0 to 1, corrected by what so few playouts make it seem surer (Miller, Madow)."""
    playouts, seats = HALVES * HALF, chances.shape[1]
    if seats < 2:
        return np.zeros(len(chances))
    logs = np.log(np.where(chances > 0, chances, 1))
    seen = (chances > 0).sum(axis=1)
    found: Array = -(chances * logs).sum(axis=1) + np.maximum(seen - 1, 0) / (2 * playouts)
    clipped: Array = np.clip(found / np.log(seats), 0, 1)
    return clipped
