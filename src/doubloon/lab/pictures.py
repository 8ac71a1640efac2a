"""Pictures of a run as SVG: plain enough to be printed, narrow enough for a phone. Colour never says anything alone."""

from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt
import numpy as np
import polars as pl
import vl_convert

from doubloon.engine.words import Words
from doubloon.lab.estimate import Estimate, mean_of
from doubloon.lab.metrics import Usage, columns, parts_by_place, parts_of_win
from doubloon.lab.run import Run
from doubloon.lab.simulate import Array
from doubloon.lab.tension import TENTHS

WIDTH, HEIGHT = 290, 170
INK, MUTED, LINE, BRASS, TEAL = "#2a2018", "#6b5d4b", "#d9cbb0", "#8a5a00", "#1c6f68"
BINS = 24
MOST_BARS = 14

CONFIG = {
    "background": "transparent",
    "font": "sans-serif",
    "view": {"stroke": "transparent"},
    "axis": {
        "labelColor": INK, "titleColor": MUTED, "titleFontWeight": "normal", "labelFontSize": 11, "titleFontSize": 11,
        "gridColor": LINE, "domainColor": LINE, "tickColor": LINE,
    },
    "legend": {"labelColor": INK, "titleColor": MUTED, "orient": "top", "title": None, "labelFontSize": 11},
    "header": {"labelColor": INK, "titleColor": MUTED},
}  # fmt: skip


@dataclass(frozen=True)
class Picture:
    """A picture and what stands beside it."""

    name: str  # of its title and its words, picture-NAME and picture-NAME-note
    svg: str


def pictures(runs: Sequence[tuple[str, Run]], words: Words) -> list[Picture]:
    """All pictures of runs of the same game by different players, each run with its label."""
    first = runs[0][1]
    players = first.setting.players
    found = []
    if players > 1:
        found += [_wins("places", runs, words), _wins("chairs", runs, words)]
    found += [_histogram("rounds", runs, "rounds", words), _histogram("decisions", runs, "decisions", words)]
    if first.setting.played.real_time and first.games["seconds"].to_numpy().any():
        found.append(_seconds(runs, words))
    found.append(_usage(runs, words))
    if players > 1 and first.estimate("score_spread").error > 0:
        found.append(_scores(runs, words))
    if len(first.courses) and players > 1:
        found += [_open(first, words), _movement(first, words), _leads(first, words)]
    return found


def svg_of(chart: alt.TopLevelMixin) -> str:
    """A chart as SVG that is as wide as its place; the same chart is the same text."""
    spec = chart.configure(**CONFIG).to_dict()
    text: str = vl_convert.vegalite_to_svg(spec, vl_version="6.1")
    head, rest = text.split(">", 1)
    size = {
        part.split("=")[0]: part.split("=")[1].strip('"')
        for part in head.split()
        if part.startswith(("width=", "height="))
    }
    style = f"max-width:{size['width']}px"
    return f'<svg xmlns="http://www.w3.org/2000/svg" style="{style}" {_view(head)} aria-hidden="true">{rest}'


def _view(head: str) -> str:
    start = head.index("viewBox")
    return head[start : head.index('"', start + 9) + 1]


def _wins(name: str, runs: Sequence[tuple[str, Run]], words: Words) -> Picture:
    """Who wins how often, by place in the order of play or by chair, with intervals, and what would be even."""
    rows = []
    for label, run in runs:
        parts = parts_by_place(run.games) if name == "places" else parts_of_win(run.games)
        for place in range(parts.shape[1]):
            rows.append({"who": label, "place": str(place + 1), **_percent(mean_of(parts[:, place]))})
    frame = pl.DataFrame(rows)
    players = runs[0][1].setting.players
    even = (
        alt.Chart(pl.DataFrame({"even": [100 / players]})).mark_rule(strokeDash=[4, 3], color=MUTED).encode(y="even:Q")
    )
    base = alt.Chart(frame).encode(
        x=alt.X("place:N", title=words.say(f"axis-{name}"), axis=alt.Axis(labelAngle=0)), **_side(runs)
    )
    low, high = min(*frame["low"], 100 / players), max(*frame["high"], 100 / players)
    scale = alt.Scale(domain=[max(0, low - 2), high + 2], zero=False, nice=True)
    bars = base.mark_rule(strokeWidth=2).encode(
        y=alt.Y("low:Q", title=words.say("axis-wins"), scale=scale), y2="high:Q"
    )
    points = base.mark_point(filled=True, size=60, opacity=1).encode(
        y=alt.Y("value:Q", scale=scale), shape=_shape(runs)
    )
    return Picture(name, svg_of((even + bars + points).properties(width=WIDTH, height=HEIGHT)))


def _side(runs: Sequence[tuple[str, Run]]) -> dict[str, object]:
    labels = [label for label, _ in runs]
    legend = alt.Legend() if len(runs) > 1 else None
    shown: dict[str, object] = {
        "color": alt.Color("who:N", scale=alt.Scale(domain=labels, range=[BRASS, TEAL, INK]), legend=legend)
    }
    if len(runs) > 1:
        shown["xOffset"] = alt.XOffset("who:N", sort=labels, scale=alt.Scale(paddingOuter=0.6))
    return shown


def _shape(runs: Sequence[tuple[str, Run]]) -> alt.Shape:
    labels = [label for label, _ in runs]
    return alt.Shape(
        "who:N",
        scale=alt.Scale(domain=labels, range=["circle", "diamond", "square"]),
        legend=alt.Legend() if len(runs) > 1 else None,
    )


def _percent(estimate: Estimate) -> dict[str, float]:
    return {"value": 100 * estimate.value, "low": 100 * max(0.0, estimate.low), "high": 100 * estimate.high}


def _histogram(name: str, runs: Sequence[tuple[str, Run]], column: str, words: Words) -> Picture:
    values = [(label, run.games[column].to_numpy().astype(float)) for label, run in runs]
    return _bars(name, values, words)


def _seconds(runs: Sequence[tuple[str, Run]], words: Words) -> Picture:
    values = [(label, run.games["seconds"].to_numpy() / run.games["rounds"].to_numpy()) for label, run in runs]
    return _bars("seconds", values, words)


def _scores(runs: Sequence[tuple[str, Run]], words: Words) -> Picture:
    scores = [(label, columns(run.games, "score")) for label, run in runs]
    return _bars("scores", [(label, score.max(axis=1) - score.min(axis=1)) for label, score in scores], words)


def _leads(run: Run, words: Words) -> Picture:
    return _bars("leads", [("", run.courses["lead_changes"].to_numpy().astype(float))], words)


def _bars(name: str, values: Sequence[tuple[str, Array]], words: Words) -> Picture:
    """How many of the games have how much of something; of several players a line each, the first as bars."""
    everything = np.concatenate([some for _, some in values])
    edges = _edges(everything)
    rows = []
    for label, some in values:
        shares = np.histogram(some, edges)[0] / len(some)
        rows += [
            {"who": label, "from": start, "to": end, "middle": (start + end) / 2, "share": 100 * share, "none": 0}
            for start, end, share in zip(edges[:-1], edges[1:], shares, strict=True)
        ]
    frame, labels = pl.DataFrame(rows), [label for label, _ in values]
    x = alt.X(
        "from:Q", title=words.say(f"axis-{name}"), scale=alt.Scale(zero=False, nice=False), axis=alt.Axis(tickCount=6)
    )
    y = alt.Y("share:Q", title=words.say("axis-games"))
    colour = alt.Color(
        "who:N", scale=alt.Scale(domain=labels, range=[BRASS, TEAL]), legend=alt.Legend() if len(values) > 1 else None
    )
    bars = alt.Chart(frame.filter(pl.col("who") == labels[0])).mark_bar(stroke="#fbf6ea", strokeWidth=0.5)
    chart: alt.TopLevelMixin = bars.encode(x=x, x2="to:Q", y=y, y2="none:Q", color=colour)
    if len(values) > 1:
        lines = alt.Chart(frame.filter(pl.col("who") != labels[0])).mark_line(interpolate="step", strokeWidth=2)
        chart = bars.encode(x=x, x2="to:Q", y=y, y2="none:Q", color=colour) + lines.encode(
            x="middle:Q", y=y, color=colour
        )
    return Picture(name, svg_of(chart.properties(width=WIDTH, height=HEIGHT)))


def _edges(values: Array) -> Array:
    """Bins of whole width where what is counted is whole; the rarest of 400 games are in the outermost."""
    low, high = np.percentile(values, (0.25, 99.75))
    whole = bool((values == np.round(values)).all())
    width = (high - low) / BINS
    width = max(1.0, float(np.ceil(width))) if whole else max(width, 1e-9)
    start = np.floor(low) - 0.5 if whole else low
    edges: Array = np.arange(start, high + width, width)
    return edges if len(edges) > 1 else np.array([low - 0.5, low + 0.5])


def shown_usages(usages: Sequence[Usage]) -> list[Usage]:
    """Those that a picture has room for: verbs, and actions that are no part of one; the most offered ones."""
    verbs = {usage.action for usage in usages if usage.verb}
    rows = [usage for usage in usages if usage.verb or usage.action.split(" ")[0] not in verbs]
    return sorted(rows, key=lambda usage: -usage.offered)[:MOST_BARS]


def _usage(runs: Sequence[tuple[str, Run]], words: Words) -> Picture:
    rows, order = [], [usage.action for usage in shown_usages(runs[0][1].usages)]
    for label, run in runs:
        rows += [
            {
                "who": label,
                "action": usage.action,
                "value": 100 * usage.share,
                "low": 100 * usage.low,
                "high": 100 * usage.high,
            }
            for usage in run.usages
            if usage.action in order and (usage.verb or " " not in usage.action)
        ]
    base = alt.Chart(pl.DataFrame(rows)).encode(y=alt.Y("action:N", sort=order, title=None))
    labels = [label for label, _ in runs]
    colour = alt.Color(
        "who:N", scale=alt.Scale(domain=labels, range=[BRASS, TEAL]), legend=alt.Legend() if len(runs) > 1 else None
    )
    beside = {"yOffset": alt.YOffset("who:N", sort=labels)} if len(runs) > 1 else {}
    bars = base.mark_bar(height={"band": 0.6}).encode(
        x=alt.X("value:Q", title=words.say("axis-taken"), scale=alt.Scale(domain=[0, 100])), color=colour, **beside
    )
    rules = base.mark_rule(color=INK).encode(x="low:Q", x2="high:Q", **beside)
    height = max(HEIGHT, 18 * len(order) * len(runs))
    return Picture("usage", svg_of((bars + rules).properties(width=WIDTH - 40, height=height)))


def _open(run: Run, words: Words) -> Picture:
    """How open the game is, tenth by tenth."""
    return _by_tenth("open", run, 1.0, words)


def _movement(run: Run, words: Words) -> Picture:
    """How much of all that changes who will win happens in which tenth."""
    changed = columns(run.courses, "changed")
    shares = changed / max(changed.sum(axis=1).mean(), 1e-9)
    rows = [{"tenth": 10 * tenth + 5, **_percent(mean_of(shares[:, tenth]))} for tenth in range(TENTHS)]
    base = alt.Chart(pl.DataFrame(rows)).encode(
        x=alt.X("tenth:Q", title=words.say("axis-progress"), scale=alt.Scale(domain=[0, 100]))
    )
    bars = base.mark_bar(color=BRASS, width=0.7 * WIDTH / TENTHS).encode(
        y=alt.Y("value:Q", title=words.say("axis-movement"))
    )
    return Picture(
        "movement",
        svg_of(
            (bars + base.mark_rule(color=INK).encode(y="low:Q", y2="high:Q")).properties(width=WIDTH, height=HEIGHT)
        ),
    )


def _by_tenth(column: str, run: Run, most: float, words: Words) -> Picture:
    values = columns(run.courses, column)
    rows = []
    for tenth in range(TENTHS):
        found = mean_of(values[:, tenth])
        rows.append(
            {"tenth": 10 * tenth + 5, "value": found.value, "low": max(0.0, found.low), "high": min(most, found.high)}
        )
    base = alt.Chart(pl.DataFrame(rows)).encode(
        x=alt.X("tenth:Q", title=words.say("axis-progress"), scale=alt.Scale(domain=[0, 100]))
    )
    y = alt.Y("low:Q", title=words.say(f"axis-{column}"), scale=alt.Scale(domain=[0, most]))
    band = base.mark_area(color=BRASS, opacity=0.25).encode(y=y, y2="high:Q")
    line = base.mark_line(color=BRASS, strokeWidth=2, point=alt.OverlayMarkDef(color=BRASS)).encode(y="value:Q")
    return Picture(column, svg_of((band + line).properties(width=WIDTH, height=HEIGHT)))
