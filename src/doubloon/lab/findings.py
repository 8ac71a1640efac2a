"""What a run says, in sentences: the summary of a report. Each is a message with its figures, in no language yet."""

from collections.abc import Iterator, Sequence
from statistics import NormalDist

import numpy as np

from doubloon.engine.words import Message
from doubloon.lab.estimate import Estimate, mean_of
from doubloon.lab.metrics import Usage, parts_by_place
from doubloon.lab.run import Run
from doubloon.lab.summary import spread

ALARM = 0.05  # how often a place of none may be called better
SLIGHT, CLEAR = (
    0.02,
    0.05,
)  # how far a place may be from an even share of the wins and be a small advantage, or a clear one
NAMED = 6  # dead options that a sentence names
LEAST = 0.005  # a figure that is 0 to two decimals
TOO_WIDE = 0.4  # an interval of a share that says hardly anything
HOPELESS = 20  # decisions that have to be looked into before anything is said of kingmaking


def findings(run: Run) -> Iterator[Message]:
    """The sentences about one run, the most important first."""
    if run.setting.players > 1:
        yield _seats(run)
    yield from _ends(run)
    yield _length(run)
    if run.setting.played.real_time and run.games["seconds"].to_numpy().any():
        yield Message("found-seconds", **_plain(run.estimate("seconds")))
    yield _choices(run)
    yield from _dead(run.usages)
    if run.setting.players > 1 and len(run.courses):
        yield from _tension(run)


def beside(run: Run, other: Run, label: str) -> Iterator[Message]:
    """What better players make of the same game."""
    if run.setting.players > 1:
        yield Message("beside-seats", who=label, **_places(other))
    for name in ("rounds", "score_spread"):
        if name not in {metric.name for metric in run.metrics}:
            continue
        one, two = run.estimate(name), other.estimate(name)
        apart = abs(one.value - two.value) > 1.96 * float(np.hypot(one.error, two.error))
        yield Message(
            f"beside-{name.replace('_', '-')}",
            who=label,
            apart=int(apart),
            one=number(one.value),
            two=number(two.value),
        )


def _seats(run: Run) -> Message:
    places = [mean_of(column) for column in parts_by_place(run.games).T]
    even = 1 / run.setting.players
    found = max(places, key=lambda one: abs(one.value - even))
    away = abs(found.value - even)
    surely = away > NormalDist().inv_cdf(1 - ALARM / 2 / len(places)) * found.error  # the farthest of several
    size = "none" if not surely else "small" if away < SLIGHT else "clear" if away < CLEAR else "large"
    way = "more" if found.value > even else "less"
    return Message(
        "found-seats", place=places.index(found) + 1, size=size, way=way, even=percent(even), **_shares(found)
    )


def _places(run: Run) -> dict[str, str | int]:
    places = [mean_of(column) for column in parts_by_place(run.games).T]
    best = max(places, key=lambda one: one.value)
    return {
        "place": places.index(best) + 1,
        "games": f"{best.n:,}",
        "even": percent(1 / run.setting.players),
        **_shares(best),
    }


def _ends(run: Run) -> Iterator[Message]:
    for name in ("undecided", "unwon", "ties"):
        found = run.estimate(name)
        if found.value > 0:
            yield Message(f"found-{name}", **_shares(found))


def _length(run: Run) -> Message:
    rounds, decisions = spread(run.games["rounds"].to_numpy()), spread(run.games["decisions"].to_numpy())
    return Message(
        "found-length",
        rounds=number(rounds.mean),
        few=f"{rounds.p5:,.0f}",
        many=f"{rounds.p95:,.0f}",
        decisions=number(decisions.mean),
    )


def _choices(run: Run) -> Message:
    return Message(
        "found-choices",
        legal=number(run.estimate("branching").value),
        forced=percent(run.estimate("forced_share").value),
    )


def _dead(usages: Sequence[Usage]) -> Iterator[Message]:
    """Options that are hardly ever taken: whole verbs and single words first, then single choices of a verb."""
    verbs = [usage.action for usage in usages if usage.dead and (usage.verb or " " not in usage.action)]
    single = [
        usage for usage in usages if usage.dead and " " in usage.action and usage.action.split(" ")[0] not in verbs
    ]
    of = [usage for usage in usages if not usage.verb]
    if verbs:
        yield Message("found-dead-verbs", names=", ".join(verbs[:NAMED]))
    if single:
        names = sorted(single, key=lambda usage: -usage.offered)[:NAMED]
        yield Message("found-dead", count=len(single), of=len(of), names=", ".join(usage.action for usage in names))
    if not verbs and not single:
        yield Message("found-no-dead", of=len(of))


def _tension(run: Run) -> Iterator[Message]:
    yield Message(
        "found-leads", changes=number(run.estimate("lead_changes").value), **_shares(run.estimate("led_at_half"))
    )
    yield Message(
        "found-drama",
        behind=number(100 * run.estimate("drama").value),
        decided=percent(run.estimate("decided_at").value, 0),
    )
    luck = run.estimate("luck_share")
    vague = luck.high - luck.low > TOO_WIDE
    yield Message("found-luck", vague=int(vague), followed=luck.n, **_shares(luck))
    looked = int(run.courses["hopeless"].sum())
    if looked >= HOPELESS:
        yield Message("found-kings", looked=looked, **_shares(run.estimate("kingmaking")))


def _shares(found: Estimate) -> dict[str, str]:
    return {
        "share": percent(found.value),
        "low": percent(max(0.0, found.low)).removesuffix(" %"),
        "high": percent(min(1.0, found.high)).removesuffix(" %"),
    }


def _plain(found: Estimate) -> dict[str, str]:
    return {"mean": number(found.value), "low": number(found.low), "high": number(found.high)}


def percent(share: float, decimals: int = 1) -> str:
    """A share as a sentence has it.

    >>> percent(0.2714), percent(0.5, 0)
    ('27.1 %', '50 %')
    """
    return f"{100 * share:.{decimals}f} %"


def number(figure: float) -> str:
    """A figure with as many digits as say something.

    >>> number(247.42), number(21.34), number(3.267), number(0.0)
    ('247', '21.3', '3.27', '0')
    """
    if abs(figure) < LEAST:
        return "0"
    size = abs(figure)
    return f"{figure:,.0f}" if size >= 100 else f"{figure:.1f}" if size >= 10 else f"{figure:.2f}"
