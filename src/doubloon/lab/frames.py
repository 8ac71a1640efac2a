"""Rows of a run: one per game, one per action and verb, and one per game that playouts followed. Polars holds them."""

from collections.abc import Sequence
from dataclasses import fields

import numpy as np
import polars as pl

from doubloon.engine.game import Game
from doubloon.lab.counting import FORCED, HASTY, LEGAL
from doubloon.lab.entries import places_of
from doubloon.lab.measure import Counted
from doubloon.lab.simulate import Array
from doubloon.lab.tension import Tension

SUMS = ("offered", "taken", "offered_2", "both", "taken_2")


def games_frame(counted: Counted, first: int) -> pl.DataFrame:
    """A row per game; seats are counted from 1, and so are places."""
    result = counted.simulation
    columns: dict[str, Array] = {
        "number": np.arange(first, first + len(result.ranks)),
        "seed": result.seeds,
        **_by_seat("rank", result.ranks),
        **_by_seat("score", result.scores),
        "decided": result.decided,
        "began": result.began + 1,
        "decisions": result.decisions,
        "rounds": result.rounds,
        "seconds": result.seconds,
        "legal": counted.choices[:, LEGAL],
        "forced": counted.choices[:, FORCED],
        "hasty": counted.choices[:, HASTY],
        **{f"count_{name}": values for name, values in result.metrics.items()},
    }
    for name, values in result.tallies.items():
        columns |= _by_seat(f"tally_{name}", values)
    return pl.DataFrame(columns)


def _by_seat(name: str, values: Array) -> dict[str, Array]:
    return {f"{name}_{seat + 1}": np.ascontiguousarray(values[:, seat]) for seat in range(values.shape[1])}


def choices_frame(counted: Counted, game: Game) -> pl.DataFrame:
    """A row per action and, behind them, per verb with several: how often it was offered and taken, and the squares."""
    names = action_names(game)
    places = [place for place, _ in names]
    return pl.DataFrame(
        {
            "action": [name for _, name in names],
            "verb": [place >= len(game.actions) for place in places],
            **{name: counted.sums[row, places] for row, name in enumerate(SUMS)},
        }
    )


def action_names(game: Game) -> list[tuple[int, str]]:
    """Where each action and each verb is counted, and what it is called: bid, or bid fights=2."""
    names = []
    for number in range(len(game.actions)):
        do = game.actions.decode(number)
        arguments = " ".join(f"{key}={value}" for key, value in do.items() if key != "do")
        names.append((number, f"{do['do']} {arguments}".strip()))
    kinds = places_of(game)
    verbs = [(int(kinds[verb.first]), verb.names[0]) for verb in game.actions.verbs]
    several = [verb.count > 1 and len(verb.names) == 1 for verb in game.actions.verbs]
    return [*names, *(verb for verb, many in zip(verbs, several, strict=True) if many)]


def courses_frame(tensions: Sequence[Tension], first: int) -> pl.DataFrame:
    """A row per game that was followed."""
    columns: dict[str, Array] = {"number": np.arange(first, first + len(tensions))}
    for field in fields(Tension):
        values = np.array([getattr(tension, field.name) for tension in tensions])
        columns |= {field.name: values} if values.ndim == 1 else _by_seat(field.name, values)
    return pl.DataFrame(columns)
