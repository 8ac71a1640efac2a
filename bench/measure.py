"""Measuring by turns: every subject once per round, so that a noisy moment of the machine hits all alike."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass
class Subject:
    """Something to measure: a function that runs it once and returns the figure."""

    name: str
    unit: str
    run: Callable[[], float]
    more_is_better: bool = True
    figures: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.figures) if self.more_is_better else min(self.figures)

    @property
    def median(self) -> float:
        return median(self.figures)


def measure(subjects: Sequence[Subject], rounds: int, tell: Callable[[str], None]) -> None:
    """Run all subjects in turn, that many times."""
    for number in range(1, rounds + 1):
        for subject in subjects:
            tell(f"round {number} of {rounds}: {subject.name}")
            subject.figures.append(subject.run())


def ratio(one: Subject, other: Subject) -> float:
    """How many times as fast one was as the other: the median over the rounds, each compared within itself."""
    return median(mine / theirs for mine, theirs in zip(one.figures, other.figures, strict=True))


def work_of(work: Callable[[], object]) -> float:
    """The seconds that this thread was at work for it, however much else the machine has to do."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def processor_seconds_of(work: Callable[[], object]) -> float:
    """The same of all threads of this process."""
    start = time.process_time()
    work()
    return time.process_time() - start


def seconds_of(work: Callable[[], object]) -> float:
    """How long it took."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
