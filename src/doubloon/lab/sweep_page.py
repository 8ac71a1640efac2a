"""The page of a sweep: small pictures, one for each metric over the first option, and the grid as a table."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

import altair as alt
import polars as pl

from doubloon.engine.words import Words
from doubloon.lab.estimate import Figure
from doubloon.lab.metrics import Unit, metrics_of
from doubloon.lab.page import document, figure, lab_words, metric_name, options_of, section, table
from doubloon.lab.pictures import BRASS, INK, TEAL, svg_of
from doubloon.lab.sweep import Sweep, place_of

WIDTH, HEIGHT = 250, 130
COLOURS = [BRASS, TEAL, "#a3352f", "#3d5a98", INK, "#7a4d8a"]
SHAPES = ["circle", "diamond", "square", "triangle-up", "cross", "triangle-down"]


def sweep_page(found: Sweep, language: str, command: str) -> str:
    """One HTML file."""
    said = lab_words(language)
    first = found.cells[0].setting
    words = first.played.words(language)
    title = said.say("sweep-title", game=words.say("title"), settings=len(found.cells))
    fixed = {name: value for name, value in first.given.items() if name not in found.over}
    games = max((one.n for cell in found.cells for one in cell.figures.values()), default=0)
    bots = ", ".join(sorted(set(first.bots)))
    made = [
        escape(said.say("made-sweep", games=f"{games:,}", seed=str(first.seed), bots=bots)),
        escape(said.say("made-intervals")),
        f"<code>{escape(command)}</code>",
    ]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p class=lead>{escape(options_of(fixed) or said.say('no-options'))}</p>",
        section(said.say("figures"), _multiples(found, said, words)),
        section(said.say("all-figures"), table([*found.over, *_names(found, said, words)], grid(found))),
        section(said.say("how-made"), "".join(f"<p>{line}</p>" for line in made)),
    ]
    return document(title, language, body)


def _names(found: Sweep, said: Words, words: Words) -> list[str]:
    return [metric_name(name, said, words) for name in found.metrics]


def units_of(found: Sweep) -> dict[str, Unit]:
    """How each metric is read."""
    units: dict[str, Unit] = {}
    for cell in found.cells:
        units |= {metric.name: metric.unit for metric in metrics_of(cell.setting.played, cell.setting.players)}
    return units


def grid(found: Sweep) -> list[list[str]]:
    """A row per setting, each figure with half its interval."""
    units = units_of(found)
    return [
        [
            *(escape(Path(place_of(cell.setting, name)).name) for name in found.over),
            *(_cell(units[name], cell.figures.get(name)) for name in found.metrics),
        ]
        for cell in found.cells
    ]


def _cell(unit: Unit, one: Figure | None) -> str:
    if one is None:
        return "–"
    half = figure(unit, (one.high - one.low) / 2).lstrip("+")
    return f"{figure(unit, one.value)} ± {half}"


def _multiples(found: Sweep, said: Words, words: Words) -> str:
    titles = [f"<figcaption><b>{escape(metric_name(name, said, words))}</b></figcaption>" for name in found.metrics]
    shown = [
        f"<figure>{title}{_multiple(found, name)}</figure>" for title, name in zip(titles, found.metrics, strict=True)
    ]
    return f"<div class=pictures>{''.join(shown)}</div>"


def _multiple(found: Sweep, name: str) -> str:
    """A metric over the first option; of all others a line each."""
    first, *others = found.over
    scale = 100 if units_of(found)[name] in (Unit.SHARE, Unit.POINTS) else 1
    rows = [
        {
            "x": Path(place_of(cell.setting, first)).name,
            "who": ", ".join(f"{other}={Path(place_of(cell.setting, other)).name}" for other in others),
            "value": scale * cell.figures[name].value,
            "low": scale * cell.figures[name].low,
            "high": scale * cell.figures[name].high,
        }
        for cell in found.cells
        if name in cell.figures
    ]
    order, labels = _seen([row["x"] for row in rows]), _seen([row["who"] for row in rows])
    legend = alt.Legend(columns=2) if others else None
    base = alt.Chart(pl.DataFrame(rows)).encode(
        x=alt.X("x:N", sort=order, title=first, axis=alt.Axis(labelAngle=0)),
        color=alt.Color("who:N", scale=alt.Scale(domain=labels, range=COLOURS), legend=legend),
    )
    y = alt.Y("low:Q", title="%" if scale == 100 else None, scale=alt.Scale(zero=False))
    lines = base.mark_line(strokeWidth=1.5, opacity=0.7).encode(y="value:Q")
    points = base.mark_point(filled=True, size=45, opacity=1).encode(
        y="value:Q", shape=alt.Shape("who:N", scale=alt.Scale(domain=labels, range=SHAPES), legend=legend)
    )
    chart = base.mark_rule().encode(y=y, y2="high:Q") + lines + points
    return svg_of(chart.properties(width=WIDTH, height=HEIGHT))


def _seen(values: Sequence[object]) -> list[str]:
    return list(dict.fromkeys(map(str, values)))
