"""Runs: what is played is kept, goes on after anything, is never mixed with others, and is the same on any machine."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from errno import ENOSPC
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import doubloon
from doubloon.engine.errors import BadPlayers
from doubloon.lab import run as runs
from doubloon.lab.folder import CannotKeep, OtherRun
from doubloon.lab.metrics import UnknownMetric, metrics_of, parts_by_place, parts_of_win, usages
from doubloon.lab.run import Run, run
from doubloon.lab.summary import summarise
from doubloon.lab.tasks import Here, Task, Tell

GAMES = 60


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file has few games, so that few games make some files."""
    monkeypatch.setattr(runs, "PART", 20)
    monkeypatch.setattr(runs, "FOLLOWED_PART", 1)


@dataclass
class Counting:
    """A place that counts the tasks, and is interrupted after some."""

    most: int = 100
    done: list[str] = field(default_factory=list)

    def carry_out(self, tasks: Sequence[Task], tell: Tell) -> Iterator[tuple[Task, tuple[pl.DataFrame, ...]]]:
        for task in tasks:
            if len(self.done) == self.most:
                raise KeyboardInterrupt
            self.done.append(task.name)
            yield from Here(1).carry_out([task], tell)


def play(folder: Path | None = None, **changes: Any) -> Run:
    given: dict[str, Any] = {"games": GAMES, "players": 2, "seed": 1, "place": Here(1), **changes}
    return run("kraken", folder=folder, **given)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def same(one: Run, other: Run) -> bool:
    return one.games.equals(other.games) and one.choices.equals(other.choices) and one.courses.equals(other.courses)


# What is kept


@pytest.mark.compiled
def test_files_are_the_same_byte_for_byte_on_any_number_of_workers(tmp_path: Path) -> None:
    play(tmp_path / "one", followed=1, place=Here(1))
    play(tmp_path / "three", followed=1, place=Here(3))
    assert files(tmp_path / "one") == files(tmp_path / "three")
    assert len(files(tmp_path / "one")) == 1 + 2 * 3 + 1


def test_a_second_call_plays_nothing_again(tmp_path: Path) -> None:
    first, place = play(tmp_path), Counting()
    assert same(first, play(tmp_path, place=place))
    assert place.done == []


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    play(tmp_path, games=40)
    place = Counting()
    assert same(play(tmp_path, place=place), play())
    assert place.done == ["000000040-000000060"]


def test_ctrl_c_keeps_what_is_done_and_the_same_call_goes_on(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path, place=Counting(most=2))
    place = Counting()
    assert same(play(tmp_path, place=place), play())
    assert len(place.done) == 1


@pytest.mark.parametrize("left", [0, 4, 900])
def test_a_file_that_was_cut_is_made_anew(tmp_path: Path, left: int) -> None:
    whole = play(tmp_path)
    before = files(tmp_path)
    file = tmp_path / "games-000000020-000000040.parquet"
    file.write_bytes(file.read_bytes()[:left])
    again = play(tmp_path)
    assert same(whole, again)
    assert again.cut == (file,)
    assert files(tmp_path) == before


def test_a_full_disk_is_said_and_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, games=20)
    before = files(tmp_path)

    def full(_path: Path, _data: bytes) -> int:
        raise OSError(ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(Path, "write_bytes", full)
        with pytest.raises(CannotKeep, match="cannot be written: No space left on device"):
            play(tmp_path)
    assert files(tmp_path) == before
    assert same(play(tmp_path), play())


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": 2}, "other seed, 1 there and 2 here"),
        ({"players": 3}, "other players, 2 there and 3 here"),
        ({"bots": ["greenhorn"]}, "other bots"),
        ({"options": {"kraken_roll": "sum"}}, 'other options, {} there and {"kraken_roll": "sum"} here'),
    ],
)
def test_a_folder_of_another_run_is_refused(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    play(tmp_path)
    before = files(tmp_path)
    with pytest.raises(OtherRun) as refused:
        play(tmp_path, **changes)
    assert said in str(refused.value)
    assert files(tmp_path) == before


def test_a_folder_made_from_other_sources_is_refused(tmp_path: Path) -> None:
    play(tmp_path)
    head = tmp_path / "run.json"
    head.write_text(json.dumps({**json.loads(head.read_text()), "key": "0" * 16}))
    with pytest.raises(OtherRun, match="of other sources"):
        play(tmp_path)


@pytest.mark.parametrize("name", ["notes.txt", "run.json"])
def test_a_folder_with_other_things_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine")
    with pytest.raises(OtherRun):
        play(tmp_path)
    assert files(tmp_path) == {name: b"mine"}


def test_playouts_cannot_follow_more_games_than_are_played_nor_captains() -> None:
    with pytest.raises(BadPlayers, match="playouts follow games"):
        play(games=1, followed=2)
    with pytest.raises(BadPlayers, match="playouts follow games"):
        play(games=1, followed=1, bots=["captain"])


# What it says


def test_figures_are_those_of_a_simulation() -> None:
    found = play()
    plain = doubloon.simulate("kraken", players=2, games=GAMES, seed=1, bots=["mate"] * 2)
    summary = summarise(plain)
    assert found.estimate("rounds").value == pytest.approx(summary.spreads["rounds"].mean)
    assert found.estimate("rounds").low == pytest.approx(summary.spreads["rounds"].low)
    assert found.estimate("thefts").value == pytest.approx(summary.spreads["thefts"].mean)
    places = [share.share - 0.5 for share in summary.wins_by_place]
    assert [found.estimate(f"seat_advantage_{place + 1}").value for place in range(2)] == pytest.approx(places)
    assert found.estimate("seat_advantage").value == pytest.approx(max(map(abs, places)))
    assert parts_of_win(found.games).sum() == parts_by_place(found.games).sum() == summary.wins[0].n


def test_every_metric_has_a_figure_and_an_interval_around_it() -> None:
    found = play(followed=2)
    figures = found.figures()
    assert figures["metric"].to_list() == [metric.name for metric in metrics_of(doubloon.game("kraken"), 2)]
    known = figures.filter(pl.col("value").is_not_nan())
    assert (known["low"] <= known["value"]).all()
    assert (known["value"] <= known["high"]).all()
    assert "<table" in found._repr_html_()
    assert found.to_polars().height == GAMES


def test_an_unknown_metric_is_named() -> None:
    with pytest.raises(UnknownMetric, match="did you mean rounds"):
        play(games=1).estimate("round")


def test_the_interval_of_a_ratio_is_that_of_games_drawn_again() -> None:
    rows = play(games=200).games
    chance = np.random.default_rng(0)
    forced, decisions = rows["legal"].to_numpy(), rows["decisions"].to_numpy()
    drawn = [chance.integers(0, 200, 200) for _ in range(2_000)]
    again = np.std([forced[some].sum() / decisions[some].sum() for some in drawn])
    found = run("kraken", games=200, players=2, seed=1).estimate("branching")
    assert found.error == pytest.approx(again, rel=0.1)


def test_an_option_that_is_never_worth_taking_is_dead() -> None:
    choices = pl.DataFrame(
        {
            "action": ["never", "seldom", "often"], "verb": [False] * 3, "offered": [3_000] * 3, "taken": [0, 28, 300],
            "offered_2": [30_000] * 3, "both": [0, 280, 3_000], "taken_2": [0, 30, 330],
        }
    )  # fmt: skip
    never, seldom, often = usages(choices)
    assert [never.dead, seldom.dead, often.dead] == [False, False, False]  # 300 games are too few to be sure
    never, seldom, often = usages(choices.with_columns(pl.col("offered", "taken", "offered_2", "both", "taken_2") * 10))
    assert [never.dead, seldom.dead, often.dead] == [True, False, False]


def test_a_task_knows_its_games() -> None:
    found = play(games=30)
    assert found.games["number"].to_list() == list(range(30))
    assert found.games["seed"].to_list() == doubloon.simulate("kraken", players=2, games=30, seed=1).seeds.tolist()
