"""Reports: one file with all of it inside, the same for the same command, in both languages; and their commands."""

import re
from pathlib import Path

import polars as pl
import pytest

from doubloon.lab import run as runs
from doubloon.lab.findings import findings
from doubloon.lab.metrics import metrics_of
from doubloon.lab.page import lab_words, metric_name
from doubloon.lab.report import Report, report
from doubloon.lab.run import Run
from doubloon.lab.tasks import Here
from tests.cli.test_commands import doubloon_says, output_of

WORDS = Path(runs.__file__).parent / "words"


@pytest.fixture(scope="module")
def made() -> Report:
    """A small one, with captains beside the mates and playouts."""
    return report(
        "kraken", players=2, games=60, followed=2, captains=0, place=Here(1), command="doubloon report kraken"
    )


def said(found: Run, language: str = "en") -> str:
    words = lab_words(language)
    return " ".join(words.say(message.name, **message.arguments) for message in findings(found))


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_page_asks_for_nothing_and_is_the_same_again(made: Report, language: str) -> None:
    page = made.page(language)
    assert page == report(
        "kraken", players=2, games=60, followed=2, place=Here(2), command="doubloon report kraken"
    ).page(language)
    assert f'<html lang="{language}">' in page
    assert set(re.findall(r"https?://[^\"' )<]*", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert not re.search(r"<script|<link|<img|url\((?!#)|@import", page)
    assert page.count("<svg") == page.count("<figure>") >= 8


@pytest.mark.compiled
def test_captains_stand_beside_mates_with_their_label() -> None:
    page = report("kraken", players=2, games=20, followed=0, captains=1, place=Here(1)).page()
    assert "The same game by captain (1 games)" in page
    assert "mate (20 games)" in page


def test_both_catalogues_have_the_same_words() -> None:
    names = [
        set(re.findall(r"^([a-z][\w-]*) =", (WORDS / f"{language}.ftl").read_text(encoding="utf-8"), re.M))
        for language in ("en", "ja")
    ]
    assert names[0] == names[1]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["kraken", "captain_dice", "nozoku", "casket"])
def test_every_metric_has_words(name: str, language: str) -> None:
    import doubloon

    game = doubloon.game(name)
    for players in game.players:
        for metric in metrics_of(game, players):
            assert metric_name(metric.name, lab_words(language), game.words(language))


@pytest.mark.compiled
def test_a_place_that_wins_more_is_said_with_its_interval(made: Report) -> None:
    found = made.runs[0]
    first = pl.when(pl.col("began") == 1)
    won = found.games.with_columns(
        rank_1=first.then(1).otherwise(2), rank_2=first.then(2).otherwise(1), decided=pl.lit(value=True)
    )
    text = said(Run(found.setting, won, found.choices, found.courses))
    assert (
        "Place 1 in the order of play wins 100.0 % (100.0–100.0) where 50.0 % would be even: a large advantage." in text
    )


@pytest.mark.compiled
def test_dead_options_are_named(made: Report) -> None:
    found = made.runs[0]
    ending = pl.when(pl.col("action") == "end")
    many = [ending.then(pl.col(name) * 100).otherwise(pl.col(name)).alias(name) for name in ("offered", "offered_2")]
    never = found.choices.with_columns(ending.then(0).otherwise(pl.col("taken")).alias("taken"), *many)
    assert "Hardly ever wanted, in less than 1 % of the chances to: end" in said(
        Run(found.setting, found.games, never, found.courses)
    )


# The commands


@pytest.mark.compiled
def test_the_command_writes_the_same_file_again(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.html", "other.html")]
    for file in files:
        given = f"report kraken --players 2 --games 30 --followed 1 -o {file} --folder {tmp_path / file.stem}"
        assert "A game takes" in output_of(*given.split())
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("report kraken --option kraken_rol=low", "there is no option 'kraken_rol'; did you mean kraken_roll?"),
        ("report kraken --games 0", "games of a simulation is a whole number from 1, not 0"),
        ("report kraken --captains -1", "--captains and --followed are numbers of games, 0 for none, not -1"),
        ("report kraken --bots matey", "no bot is called 'matey'; did you mean mate?"),
        ("compare kraken --against kraken_roll", "--against takes NAME=VALUE"),
    ],
)
def test_wrong_use_is_said_and_writes_nothing(
    arguments: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = doubloon_says(*arguments.split())
    assert done.returncode == 2
    assert reason in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.compiled
def test_a_comparison_is_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    file = tmp_path / "page.html"
    text = output_of(*f"compare kraken --players 2 --games 20 --option round_limit=299 -o {file}".split())
    assert "All 20 games of the same number went the same way" in " ".join(text.split())
    assert "round_limit=299" in file.read_text(encoding="utf-8")
