"""Sweeps: every mix once, each the run that it would be by itself, and what was played is not played again."""

from pathlib import Path
from typing import Any

import pytest

from doubloon.engine.errors import BadOption
from doubloon.lab.metrics import UnknownMetric
from doubloon.lab.run import run
from doubloon.lab.sweep import Sweep, sweep
from doubloon.lab.sweep_page import sweep_page
from doubloon.lab.tasks import Here
from tests.cli.test_commands import doubloon_says, output_of
from tests.lab.test_run import Counting

pytestmark = pytest.mark.compiled
ROLLS = ["low", "high", "sum"]


def play(**changes: Any) -> Sweep:
    given: dict[str, Any] = {
        "over": {"kraken_roll": ROLLS}, "players": [2, 3], "metrics": ["rounds", "seat_advantage_3"], "games": 20,
        "place": Here(1), **changes,
    }  # fmt: skip
    return sweep("kraken", **given)


def test_a_sweep_has_the_run_of_every_mix() -> None:
    found = play()
    table = found.to_polars()
    assert list(zip(table["kraken_roll"], table["players"], strict=True)) == [
        (roll, number) for number in ("2", "3") for roll in ROLLS
    ]
    alone = run("kraken", players=3, games=20, options={"kraken_roll": "high"}, place=Here(1)).estimate("rounds")
    assert found.cells[4].figures["rounds"] == alone.figure
    assert table["seat_advantage_3"].null_count() == 3  # of two players nobody is third


def test_the_same_sweep_again_plays_nothing_and_a_wider_one_what_is_new(tmp_path: Path) -> None:
    first = play(over={"kraken_roll": ["low"]}, players=[2], metrics=["rounds"], folder=tmp_path)
    again, wider = Counting(), Counting()
    assert first.to_polars().equals(
        play(over={"kraken_roll": ["low"]}, players=[2], metrics=["rounds"], folder=tmp_path, place=again).to_polars()
    )
    play(players=[2], metrics=["rounds"], folder=tmp_path, place=wider)
    assert (len(again.done), len(wider.done)) == (0, 2)


def test_what_was_played_before_ctrl_c_is_kept(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(folder=tmp_path, place=Counting(most=4))
    rest = Counting()
    assert play(folder=tmp_path, place=rest).to_polars().equals(play().to_polars())
    assert len(rest.done) == 2


def test_wrong_sweeps_are_refused_before_a_game_is_played() -> None:
    place = Counting()
    with pytest.raises(BadOption, match="kraken_roll is one of low, high, sum, not 'hihg'"):
        play(over={"kraken_roll": ["low", "hihg"]}, place=place)
    with pytest.raises(BadOption, match="cannot have one value and be swept"):
        play(options={"kraken_roll": "low"}, place=place)
    with pytest.raises(UnknownMetric, match="did you mean rounds"):
        play(metrics=["round"], place=place)
    assert place.done == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_its_page_has_a_picture_for_each_metric(language: str) -> None:
    page = sweep_page(play(), language, "doubloon sweep kraken")
    assert page.count("<svg") == 2
    assert page.count("<tr>") == 1 + 6


def test_a_sweep_is_a_command(tmp_path: Path) -> None:
    text = output_of(
        *f"sweep kraken --players 2 --option kraken_roll=low,sum --option dial=tantrum,enraged --games 10"
        f" --metric rounds --folder {tmp_path / 'kept'} -o {tmp_path / 'page.html'}".split()
    )
    assert "sum" in text
    assert "dial=tantrum,enraged" in (tmp_path / "page.html").read_text(encoding="utf-8")
    wrong = doubloon_says(*["sweep", "kraken", "--players", "2,x", "--option", "kraken_roll=low,sum"])
    assert "--players is a number such as 4, or several such as 3,4,5, not '2,x'" in wrong.stderr
