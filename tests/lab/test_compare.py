"""Comparing: differences are found where some are, hardly ever where none are, and it is said when nobody can tell."""

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.lab.compare import ALARM, Difference, Verdict, compare, compared, corrected
from doubloon.lab.metrics import Unit
from doubloon.lab.replays import NoReplays, run_of_replays
from doubloon.lab.run import Run, run
from doubloon.lab.setting import setting_of
from doubloon.lab.tasks import Here

GAMES = 150


def play(**changes: Any) -> Run:
    given: dict[str, Any] = {"games": GAMES, "players": 2, "seed": 1, "place": Here(1), **changes}
    return run("kraken", **given)


def difference(chance: float, error: float = 1.0, away: float = 0.0) -> Difference:
    return Difference("rounds", Unit.NUMBER, 10.0, 10.0 + away, error, chance, chance, 0.2, 100)


def favoured(found: Run, points: float) -> Run:
    """The same games, but of so many points of them that the second place won, the first place did: a planted fault."""
    rows = found.games
    began = rows["began"].to_numpy()
    lost = np.flatnonzero(np.where(began == 1, rows["rank_1"], rows["rank_2"]) == 2)
    turned = np.zeros(rows.height, bool)
    turned[lost[: round(points * rows.height)]] = True
    swapped = [
        pl.when(pl.Series(turned))
        .then(pl.col(f"rank_{3 - seat}"))
        .otherwise(pl.col(f"rank_{seat}"))
        .alias(f"rank_{seat}")
        for seat in (1, 2)
    ]
    return Run(found.setting, rows.with_columns(swapped), found.choices, found.courses)


def test_a_change_that_alters_nothing_is_known_to_alter_nothing() -> None:
    found = compare("kraken", options={"round_limit": 299}, players=2, games=30, place=Here(1))
    assert found.alike == 30
    assert {one.verdict for one in found.differences} == {Verdict.SAME}


def test_a_place_that_wins_five_points_more_is_found() -> None:
    before = _repeated(play(), 100)
    found = compared(before, favoured(before, 0.05))
    known = {one.name: one for one in found.differences if one.verdict is Verdict.KNOWN}
    assert set(known) == {"seat_advantage_1", "seat_advantage_2"}
    assert known["seat_advantage_1"].difference == pytest.approx(0.05, abs=0.001)
    assert known["seat_advantage_1"].low < 0.05 < known["seat_advantage_1"].high


def test_too_few_games_say_how_many_it_takes() -> None:
    before = play()
    found = next(one for one in compared(before, favoured(before, 0.03)).differences if one.name == "seat_advantage_1")
    assert found.verdict is Verdict.FEW
    assert found.wanted > GAMES
    enough = _repeated(before, found.wanted // GAMES + 1)
    assert (
        next(
            one for one in compared(enough, favoured(enough, 0.03)).differences if one.name == "seat_advantage_1"
        ).verdict
        is Verdict.KNOWN
    )


def _repeated(found: Run, times: int) -> Run:
    return Run(found.setting, pl.concat([found.games] * times), found.choices, found.courses)


def test_games_of_other_seeds_are_not_taken_as_pairs() -> None:
    found = compared(play(), play(seed=2))
    assert (found.alike, found.paired) == (0, 1.0)


def test_holm_is_what_its_words_say() -> None:
    chance = np.random.default_rng(5)
    for _ in range(200):
        chances = (chance.random(12) ** 4).tolist()
        ours = [one.corrected for one in corrected([difference(one) for one in chances])]
        order = np.argsort(chances)
        least = 0.0
        for rank, place in enumerate(order):
            least = max(least, min(1.0, (12 - rank) * chances[place]))
            assert ours[place] == pytest.approx(least)


def test_verdicts_follow_from_the_interval_and_what_matters() -> None:
    assert difference(0.001, error=0.1, away=0.5).verdict is Verdict.KNOWN
    assert difference(0.9, error=0.05).verdict is Verdict.SAME
    assert difference(0.9, error=1.0).verdict is Verdict.FEW
    assert difference(0.9, error=1.0).wanted == pytest.approx(100 * (1.96 / 0.2) ** 2, rel=0.01)


def _save(folder: Path, seed: int, games: int, **options: Any) -> Path:
    """Replays of the first games of a setting."""
    folder.mkdir()
    setting = setting_of("kraken", players=2, seed=seed, options=options)
    for number, one in enumerate(setting.seeds(0, games).tolist()):
        match = setting.played.start(2, one, options)
        for _ in decisions(match, [Bot("mate", one, seat) for seat in range(2)]):
            pass
        (folder / f"{number:03}.json").write_bytes(match.save())
    return folder


def test_a_run_of_replays_says_what_a_run_of_the_same_games_says(tmp_path: Path) -> None:
    found, twin = run_of_replays(_save(tmp_path / "some", 4, 12)), play(games=12, seed=4)
    assert found.games.drop("number").equals(twin.games.drop("number"))
    assert found.choices.equals(twin.choices)
    assert {one.verdict for one in compared(found, twin).differences} == {Verdict.SAME}


def test_folders_that_hold_no_replays_are_refused(tmp_path: Path) -> None:
    with pytest.raises(NoReplays, match="is no folder with replays"):
        run_of_replays(tmp_path)
    folder = _save(tmp_path / "some", 4, 1)
    (_save(tmp_path / "other", 4, 1, kraken_roll="sum") / "000.json").rename(folder / "1.json")
    with pytest.raises(NoReplays, match="several games"):
        run_of_replays(folder)
    (folder / "1.json").write_text("no replay")
    with pytest.raises(NoReplays, match="neither a save nor a replay"):
        run_of_replays(folder)


@pytest.mark.long
def test_equals_are_told_apart_as_seldom_as_was_said() -> None:
    """200 comparisons of a game with itself: 5 % alarms before the correction, and fewer after."""
    comparisons, games = 200, 500
    everything = play(games=2 * comparisons * games, place=None, seed=11)
    raw, after, asked, families = 0, 0, 0, 0
    for number in range(comparisons):
        one, other = (
            Run(everything.setting, everything.games.slice(games * part, games), everything.choices, everything.courses)
            for part in (2 * number, 2 * number + 1)
        )
        found = [each for each in compared(one, other).differences if each.error > 0 and "taken" not in each.name]
        raw += sum(each.chance < ALARM for each in found)
        after += sum(each.corrected < ALARM for each in found)
        families += any(each.corrected < ALARM for each in found)
        asked += len(found)
    print(f"{asked} figures: {raw / asked:.3f} alarms before, {after / asked:.4f} after; {families} of 200 comparisons")
    assert 0.03 < raw / asked < 0.07
    assert after < raw / 3
    assert families <= 20
