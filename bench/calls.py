"""What one call from Python costs."""

import doubloon
from bench.measure import Subject, processor_seconds_of

CALLS = 2000
MICROSECONDS = 1e6
END = {"do": "end"}


def subjects() -> list[Subject]:
    return [
        Subject("one match.play", "µs", _play, more_is_better=False),
        Subject("one match.legal", "µs", _legal, more_is_better=False),
    ]


def _match() -> doubloon.Match:
    return doubloon.game("kraken").start(players=4, seed=1, options={"round_limit": 10_000})


def _play() -> float:
    rehearsal, match = _match(), _match()
    seats: list[int] = []
    for _ in range(CALLS):
        seats += rehearsal.actors
        rehearsal.play(seats[-1], END)

    def play() -> None:
        for seat in seats:
            match.play(seat, END)

    return processor_seconds_of(play) / CALLS * MICROSECONDS


def _legal() -> float:
    match = _match()
    (seat,) = match.actors

    def legal() -> None:
        for _ in range(CALLS):
            match.legal(seat)

    return processor_seconds_of(legal) / CALLS * MICROSECONDS
