"""Levels: the same names in every game, and what each of them promises."""

import pytest

import doubloon
from doubloon.bots import LEVELS, level_of
from doubloon.bots.levels import PARANOID, SEARCHING
from doubloon.lab.ladder import climb
from doubloon.lab.summary import wilson

A_QUICK_PERSON = 300  # milliseconds


def test_the_levels_are_these() -> None:
    assert list(LEVELS) == ["random", "greenhorn", "mate", "captain", "admiral"]


@pytest.mark.parametrize(("name", "milliseconds"), [("captain", 300), ("admiral", 2_000)])
def test_a_search_keeps_to_its_time(name: str, milliseconds: int) -> None:
    assert LEVELS[name].milliseconds == milliseconds


@pytest.mark.parametrize("name", doubloon.names())
@pytest.mark.parametrize("level", [level for level in LEVELS.values() if level.way == SEARCHING])
def test_no_searching_bot_is_faster_than_a_quick_person(level: doubloon.bots.levels.Level, name: str) -> None:
    for motion in doubloon.game(name).motions:
        assert sum(part.of(level.hand)[0] for part in motion.parts) >= A_QUICK_PERSON


@pytest.mark.parametrize("name", doubloon.names())
def test_a_better_level_has_a_quicker_hand(name: str) -> None:
    hands = [LEVELS[level].hand for level in ("greenhorn", "mate", "captain", "admiral")]
    for motion in doubloon.game(name).motions:
        seconds = [motion.seconds(hand) for hand in hands]
        assert seconds == sorted(set(seconds), reverse=True)


def test_a_search_can_be_changed_for_a_trial() -> None:
    level = level_of("captain:30000:paranoid")
    assert (level.visits, level.outlook, level.milliseconds) == (30_000, PARANOID, 9_000)


@pytest.mark.parametrize("text", ["captain:0", "captain:fast", "mate:100", "captain:", "captain:1e9", "admiral:-5"])
def test_a_change_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(doubloon.BadPlayers, match="as in captain:30000"):
        level_of(text)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(doubloon.BadPlayers, match="did you mean captain"):
        level_of("captian")


@pytest.mark.parametrize("name", doubloon.names())
def test_a_mate_beats_a_greenhorn(name: str) -> None:
    mate, greenhorn = climb(name, bots=["greenhorn", "mate"], players=2, games=400, seed=4).rungs
    assert (mate.bot, greenhorn.bot) == ("mate", "greenhorn")
    either = round(mate.wins.count + greenhorn.wins.count)  # a player of the table's own may win the others
    assert wilson(mate.wins.count, either).low > 0.7
    assert mate.wins.low > greenhorn.wins.high
