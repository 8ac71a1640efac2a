"""The page of a report: one HTML file with all of it inside, in sentences, pictures and tables; it asks for nothing."""

import math
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from doubloon.engine.words import Message, Words, words
from doubloon.lab.entries import CLOSE, MOMENTS
from doubloon.lab.estimate import Estimate
from doubloon.lab.findings import beside, findings, number, percent
from doubloon.lab.metrics import Metric, Unit, Usage
from doubloon.lab.pictures import pictures
from doubloon.lab.playouts import DEEP, FUTURES, HALF, HALVES
from doubloon.lab.run import Run

FOLDER = Path(__file__).parent
STYLE = (FOLDER / "page.css").read_text(encoding="utf-8")


def lab_words(language: str) -> Words:
    """The words of reports."""
    return words(FOLDER / "words", language)


def page(runs: Sequence[Run], language: str, command: str) -> str:
    """The report of a run, and of others of the same game by better players beside it."""
    said, first = lab_words(language), runs[0]
    game = first.setting.played.words(language)
    title = said.say("report-title", game=game.say("title"), games=f"{first.games.height:,}")
    labels = [
        said.say("mates-label", bot=" + ".join(sorted(set(run.setting.bots))), games=f"{run.games.height:,}")
        for run in runs
    ]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p class=lead>{escape(_lead(first, said))}</p>",
        section(said.say("summary"), _sentences(findings(first), said)),
        *(
            section(said.say("beside", who=label), _sentences(beside(first, run, label), said))
            for label, run in zip(labels[1:], runs[1:], strict=True)
        ),
        section(said.say("figures"), _figures(list(zip(labels, runs, strict=True)), said)),
        section(said.say("all-figures"), _metrics(labels, runs, said, game)),
        section(said.say("all-choices"), _choices(first.usages, said)),
        section(said.say("how-made"), "".join(_made(runs, labels, said, game, command))),
    ]
    return document(title, language, body)


def document(title: str, language: str, body: Iterable[str]) -> str:
    """A whole page."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{STYLE}</style>",
            "<main>",
            *body,
            "</main>",
            "</html>\n",
        ]
    )


def _lead(run: Run, said: Words) -> str:
    setting = run.setting
    return said.say(
        "report-lead",
        players=setting.players,
        bots=" + ".join(sorted(set(setting.bots))),
        options=options_of(setting.given) or said.say("no-options"),
    )


def options_of(given: object) -> str:
    """Options as a command has them."""
    assert isinstance(given, dict)
    return ", ".join(
        f"{name}={Path(value).name if value.endswith('.toml') else value}" for name, value in sorted(given.items())
    )


def section(title: str, inside: str) -> str:
    """A part of a page."""
    return f"<section><h2>{escape(title)}</h2>\n{inside}</section>"


def _sentences(messages: Iterable[Message], said: Words) -> str:
    rows = (escape(said.say(message.name, **message.arguments)) for message in messages)
    return "<ul class=found>" + "".join(f"<li>{row}</li>" for row in rows) + "</ul>"


def _figures(runs: Sequence[tuple[str, Run]], said: Words) -> str:
    shown = [
        f"<figure><figcaption><b>{escape(said.say(f'picture-{one.name}'))}</b>"
        f" {escape(said.say(f'picture-{one.name}-note'))}</figcaption>{one.svg}</figure>"
        for one in pictures(runs, said)
    ]
    return f"<div class=pictures>{''.join(shown)}</div>"


def _metrics(labels: Sequence[str], runs: Sequence[Run], said: Words, game: Words) -> str:
    head = ["column-metric", "column-value", "column-interval", "column-games"]
    tables = []
    for label, run in zip(labels, runs, strict=True):
        rows = [
            [escape(metric_name(metric.name, said, game)), *figure_cells(metric, run.estimate(metric))]
            for metric in run.metrics
        ]
        tables.append(f"<h3>{escape(label)}</h3>" + table([said.say(name) for name in head], rows))
    return "".join(tables)


def metric_name(name: str, said: Words, game: Words) -> str:
    """A metric in words; a game's own counters have them in the game's catalogue."""
    if name.startswith("seat_advantage_"):
        return said.say("metric-seat_advantage_place", place=int(name.rpartition("_")[2]))
    return said.say(f"metric-{name}") if f"metric-{name}" in said else game.say(f"metric-{name}")


def figure_cells(metric: Metric, found: Estimate) -> list[str]:
    """A figure, its interval, and of how many games."""
    low, high = found.low, found.high
    if metric.unit in (Unit.SHARE, Unit.INDEX):
        low, high = max(0.0, low), min(1.0, high)
    return [
        figure(metric.unit, found.value),
        f"{figure(metric.unit, low)} – {figure(metric.unit, high)}",
        f"{found.n:,}",
    ]


def figure(unit: Unit, value: float) -> str:
    """A figure as its unit wants it."""
    if math.isnan(value):
        return "–"
    match unit:
        case Unit.SHARE:
            return percent(value, 2)
        case Unit.POINTS:
            return f"{100 * value:+.2f}"
        case Unit.INDEX:
            return f"{value:.3f}"
        case _:
            return number(value)


def _choices(usages: Sequence[Usage], said: Words) -> str:
    head = [said.say(f"column-{name}") for name in ("choice", "offered", "taken", "share", "interval")]
    rows = [
        [
            f"<code>{escape(usage.action)}</code>{' †' if usage.dead else ''}",
            f"{usage.offered:,}",
            f"{usage.taken:,}",
            percent(usage.share, 2),
            f"{percent(usage.low, 2)} – {percent(usage.high, 2)}",
        ]
        for usage in sorted(usages, key=lambda one: (not one.verb, -one.offered))
    ]
    return (
        f"<details><summary>{escape(said.say('choices-shown', count=len(rows)))}</summary>{table(head, rows)}</details>"
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is text, and all others figures."""
    titles = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=wide tabindex=0><table><tr>{titles}</tr>{body}</table></div>"


def _made(runs: Sequence[Run], labels: Sequence[str], said: Words, game: Words, command: str) -> Iterator[str]:
    first = runs[0]
    plain = first.setting.plain()
    lines = [said.say("made-games", games=f"{first.games.height:,}", seed=str(plain["seed"]))]
    if len(first.courses):
        lines.append(
            said.say(
                "made-followed",
                followed=first.courses.height,
                moments=MOMENTS,
                playouts=HALF * HALVES,
                close=2 * CLOSE,
                deep=FUTURES * DEEP,
            )
        )
    lines += [
        said.say("made-other", games=f"{run.games.height:,}", who=", ".join(run.setting.bots))
        for label, run in zip(labels[1:], runs[1:], strict=True)
    ]
    lines.append(said.say("made-intervals"))
    lines.append(said.say("made-options", options=", ".join(f"{name}={value}" for name, value in read_options(first))))
    lines.append(
        said.say(
            "made-by", version=plain["version"], rules=plain["rules"], name=game.say("title"), key=first.setting.key
        )
    )
    yield from (f"<p>{escape(line)}</p>" for line in lines)
    yield f"<p>{escape(said.say('made-command'))} <code>{escape(command)}</code></p>"


def read_options(run: Run) -> Iterator[tuple[str, str]]:
    """All options with their values, those of a file by the file's name."""
    for name, value in run.setting.options.items():
        if name in run.setting.given:
            yield name, Path(run.setting.given[name]).name
        else:
            yield name, ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
