"""The ladder: every mix of seats, shares that add up, and games that are kept."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.bots.playing import play_games
from doubloon.engine.sources import sources_of
from doubloon.lab.ladder import Ladder, OtherLadder, climb, line_ups, made_from


def ladder(**changes: Any) -> Ladder:
    settings: dict[str, Any] = {"bots": ["random", "mate"], "players": 2, "games": 30, "seed": 1}
    return climb("kraken", **{**settings, **changes})


def test_every_mix_of_seats_is_played() -> None:
    assert len(line_ups(["a", "b", "c"], 4)) == 3**4 - 3


def test_alone_means_alone() -> None:
    assert line_ups(["a", "b"], 3, alone="a") == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_the_better_bot_is_on_top() -> None:
    found = ladder()
    assert [rung.bot for rung in found.rungs] == ["mate", "random"]
    assert found.rungs[0].rating > found.rungs[1].rating
    assert found.chance == 0.5


def test_all_wins_are_shared_out() -> None:
    found = ladder(bots=["random", "greenhorn", "mate"], players=3, games=60)
    assert sum(rung.wins.count for rung in found.rungs) == pytest.approx(60)
    assert sum(rung.wins.n for rung in found.rungs) == 180


def test_the_number_of_workers_changes_nothing() -> None:
    assert ladder(workers=1) == ladder(workers=3)


def test_a_second_call_goes_on(tmp_path: Path) -> None:
    file, told = tmp_path / "ladder.jsonl", list[int]()
    ladder(games=10, file=file)
    found = ladder(games=30, file=file, progress=told.append)
    assert told[0] == 10
    assert sum(told) == 30
    assert found == ladder(games=30)


def test_all_is_compiled_before_progress_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("doubloon.lab.ladder.at_speed", lambda *_: told.append("compiled"))
    ladder(games=2, progress=lambda _done: told.append("progress"))
    assert told == ["compiled", "progress", "progress", "progress"]


def test_half_a_line_is_a_game_to_be_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(games=10, file=file)
    file.write_text(file.read_text()[:-8])
    assert ladder(games=10, file=file) == ladder(games=10)
    assert all(json.loads(line) for line in file.read_text().splitlines())


def test_the_games_of_another_ladder_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(games=5, file=file)
    before = file.read_bytes()
    with pytest.raises(OtherLadder, match="another file"):
        ladder(games=5, file=file, seed=2)
    assert file.read_bytes() == before


@pytest.fixture
def changed_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """As if somebody had written another rule since."""
    with monkeypatch.context() as patched:
        patched.setattr(doubloon.game("kraken"), "version", "changed")
        yield patched


def test_after_a_change_of_the_rules_the_ladder_begins_anew_and_old_games_are_put_aside(
    tmp_path: Path, changed_rules: pytest.MonkeyPatch
) -> None:
    file, told = tmp_path / "ladder.jsonl", list[int]()
    ladder(games=6, file=file)
    now = file.read_text()
    changed_rules.undo()
    found = ladder(games=5, file=file, progress=told.append)
    assert told[0] == 0
    assert found.aside is not None
    assert found.aside.read_text() == now
    assert len(file.read_text().splitlines()) == 1 + 5
    assert ladder(games=5, file=file).aside is None


def test_rules_that_are_changed_back_take_up_their_games_again(
    tmp_path: Path, changed_rules: pytest.MonkeyPatch
) -> None:
    file, told = tmp_path / "ladder.jsonl", list[int]()
    ladder(games=4, file=file)
    changed_rules.undo()
    ladder(games=3, file=file)
    changed_rules.setattr(doubloon.game("kraken"), "version", "changed")
    ladder(games=6, file=file, progress=told.append)
    assert told[0] == 4
    changed_rules.undo()
    ladder(games=3, file=file, progress=told.append)
    assert told[-1] == 3


def test_a_board_that_is_drawn_anew_is_a_change_too(tmp_path: Path) -> None:
    board, file = tmp_path / "board.toml", tmp_path / "ladder.jsonl"
    boards = doubloon.game("kraken").folder / "boards"
    board.write_text((boards / "spiral.toml").read_text(encoding="utf-8"))
    assert ladder(games=3, file=file, options={"board": board}).aside is None
    assert ladder(games=4, file=file, options={"board": board}).aside is None
    board.write_text((boards / "rings.toml").read_text(encoding="utf-8"))
    assert ladder(games=3, file=file, options={"board": board}).aside is not None


def test_what_games_are_made_from_is_named_by_rules_bots_and_options() -> None:
    kraken = doubloon.game("kraken")
    files = sources_of(play_games.__module__, kraken).modules
    assert {"doubloon.games.kraken.rules", "doubloon.games.kraken.hints", "doubloon.bots.levels"} <= set(files)
    names = {made_from(kraken, kraken.laid_out(players, kraken.read_options({}))) for players in (2, 3)}
    assert len(names) == 2


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"bots": ["mate"]}, "two or more different bots"),
        ({"bots": ["mate", "mate"]}, "two or more different bots"),
        ({"bots": ["mate", "matey"]}, "no bot is called"),
        ({"alone": "captain"}, "one of random, mate"),
        ({"games": 0}, "whole number from 1"),
        ({"players": 7}, "2 to 4 players"),
    ],
)
def test_wrong_use_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(doubloon.BadPlayers, match=reason):
        ladder(**changes)


def test_alone_at_the_table_bots_are_told_apart_by_what_they_win() -> None:
    found = climb("casket", bots=["random", "mate"], players=1, games=40)
    assert [rung.bot for rung in found.rungs] == ["mate", "random"]
    assert sum(rung.wins.n for rung in found.rungs) == 40
    assert found.unwon.count == 40 - sum(rung.wins.count for rung in found.rungs)


def test_where_nobody_won_no_bot_did() -> None:
    found = ladder(bots=["random", "greenhorn"], options={"round_limit": 1})
    assert [rung.wins.count for rung in found.rungs] == [0, 0]
    assert found.unwon.share == 1
    assert found.rungs[0].rating == found.rungs[1].rating
