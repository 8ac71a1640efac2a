"""Levels: the same names in every game, and what each of them promises."""

import pytest

import doubloon
from doubloon.bots import HANDS, LEVELS, level_of
from doubloon.bots.levels import PARANOID, SEARCHING
from doubloon.engine.realtime import MOTIONS
from doubloon.lab.ladder import climb
from doubloon.lab.summary import wilson

A_QUICK_PERSON = 300  # milliseconds


def test_the_levels_are_these() -> None:
    assert list(LEVELS) == ["random", "greenhorn", "mate", "captain", "admiral"]


@pytest.mark.parametrize(("name", "milliseconds"), [("captain", 300), ("admiral", 2_000)])
def test_a_search_keeps_to_its_time(name: str, milliseconds: int) -> None:
    assert LEVELS[name].milliseconds == milliseconds


@pytest.mark.parametrize("level", [level for level in LEVELS.values() if level.way == SEARCHING])
def test_no_searching_bot_is_faster_than_a_quick_person(level: doubloon.bots.levels.Level) -> None:
    hand = HANDS[level.hand]
    spans = {motion: getattr(hand, motion)[0] for motion in MOTIONS if motion != "spot"}
    spans["place"] += hand.spot[0]
    spans["ring"] += hand.spot[0]
    assert min(spans.values()) >= A_QUICK_PERSON


def test_a_better_level_has_a_quicker_hand() -> None:
    speed = {name: -HANDS[LEVELS[name].hand].ring[1] for name in LEVELS}
    assert speed["greenhorn"] < speed["mate"] < speed["captain"] < speed["admiral"]


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
