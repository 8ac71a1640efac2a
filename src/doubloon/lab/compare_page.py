"""The page of a comparison: a verdict for every metric, the ones that are known first."""

from collections.abc import Iterator
from html import escape

from doubloon.engine.words import Message, Words
from doubloon.lab.compare import Comparison, Difference, Verdict
from doubloon.lab.findings import number
from doubloon.lab.metrics import Unit
from doubloon.lab.page import document, lab_words, metric_name, options_of, section, table

ORDER = (Verdict.KNOWN, Verdict.FEW, Verdict.SAME)


def compare_page(found: Comparison, language: str, command: str) -> str:
    """One HTML file."""
    said, game = lab_words(language), found.one.setting.played.words(language)
    title = said.say("compare-title", game=game.say("title"))
    body = [f"<h1>{escape(title)}</h1>"]
    body += [f"<p class=lead>{escape(line.said(said, []))}</p>" for line in headlines(found, said)]
    for verdict in ORDER:
        rows = [list(map(escape, cells(one, said, game))) for one in by_verdict(found, verdict)]
        if rows:
            head = [
                said.say(f"column-{name}")
                for name in ("metric", "one", "other", "difference", "interval", "corrected", "wanted")
            ]
            body.append(section(said.say(f"verdict-{verdict.value}", count=len(rows)), table(head, rows)))
    body.append(
        section(
            said.say("how-made"), f"<p>{escape(said.say('made-compared'))}</p><p><code>{escape(command)}</code></p>"
        )
    )
    return document(title, language, body)


def headlines(found: Comparison, said: Words) -> Iterator[Message]:
    """What is compared, and how many games went the same way."""
    one, other = found.one, found.other
    usual = said.say("no-options")
    yield Message(
        "compare-lead", one=options_of(one.setting.given) or usual, other=options_of(other.setting.given) or usual
    )
    games = one.games.height
    yield Message("compare-alike", alike=f"{found.alike:,}", games=f"{games:,}", all=int(found.alike == games))
    yield Message("compare-paired", worth=f"{found.paired:.2f}")


def by_verdict(found: Comparison, verdict: Verdict) -> list[Difference]:
    """The metrics with that verdict, the least likely by chance first."""
    return sorted((one for one in found.differences if one.verdict is verdict), key=lambda one: one.chance)


def cells(one: Difference, said: Words, game: Words) -> list[str]:
    """A row of a table."""
    return [
        difference_name(one.name, said, game),
        value(one, one.one),
        value(one, one.other),
        signed(one, one.difference),
        f"{signed(one, one.low)} – {signed(one, one.high)}",
        "< 0.001" if one.corrected < 0.001 else f"{one.corrected:.3f}",
        f"{one.wanted:,}" if one.verdict is Verdict.FEW else "",
    ]


def difference_name(name: str, said: Words, game: Words) -> str:
    """A metric in words, or an action by its name."""
    first, _, action = name.partition(" ")
    return said.say("taken-of", action=action) if first == "taken" else metric_name(name, said, game)


def value(one: Difference, figure: float) -> str:
    """A figure as its unit wants it."""
    match one.unit:
        case Unit.SHARE:
            return f"{100 * figure:.2f} %"
        case Unit.POINTS:
            return f"{100 * figure:+.2f}"
        case Unit.INDEX:
            return f"{figure:.3f}"
        case _:
            return number(figure)


def signed(one: Difference, figure: float) -> str:
    """A difference: of shares in points."""
    match one.unit:
        case Unit.SHARE | Unit.POINTS:
            return f"{100 * figure:+.2f}"
        case Unit.INDEX:
            return f"{figure:+.3f}"
        case _:
            return f"{figure:+.3g}"
