"""Kraken drawn in a terminal: where ways lead, and what the points are not enough for."""

import io

from rich.console import Console

import doubloon
from doubloon.games.kraken import terminal
from tests.games.kraken.sea import sea


def drawn(match: doubloon.Match, language: str = "en") -> list[str]:
    words = match.game.words(language)
    names = [words.say(f"seat-{seat}") for seat in range(match.players)]
    console = Console(file=io.StringIO(), width=80, highlight=False, color_system=None)
    console.print(terminal.draw(match.view(None), match.options, names, words))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined,no-any-return]


def row_of(lines: list[str], name: str) -> list[str]:
    return next(line.split() for line in lines if line.split()[:1] == [name])


def test_K3_where_inward_and_outward_lead_stands_beside_every_ship() -> None:
    lines = drawn(sea([5, 19, 36]))
    assert row_of(lines, "Red")[:4] == ["Red", "5", "19", "–"]
    assert row_of(lines, "Yellow")[:4] == ["Yellow", "19", "30", "4"]
    assert row_of(lines, "Green")[:4] == ["Green", "36", "–", "28"]


def test_K12_what_cannot_be_paid_for_is_listed() -> None:
    match = sea([19, 20], pillars={20: 4}, points=2)
    said = (
        "Not enough points for: inward to 30 (7), outward to 4 (9), attack on Yellow (3), shot at the pillar on 20 (3)."
    )
    assert said in " ".join(drawn(match))
    assert "ポイントが足りない：内側の 30 へ（7）, 外側の 4 へ（9）" in " ".join(drawn(match, "ja"))
