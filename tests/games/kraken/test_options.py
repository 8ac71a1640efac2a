"""The options of Kraken: what they accept, and what they say to what they do not."""

import pytest

import doubloon
from doubloon.engine.errors import shown
from doubloon.games.kraken.board import BoardOption
from doubloon.games.kraken.dial import DialOption

SAYS = "option dial is 2 to 12 of dormant, tantrum, enraged with commas between, the first being tantrum, not "


def start(**options: object) -> doubloon.Match:
    return doubloon.game("kraken").start(players=2, seed=1, options=options)


def test_every_option_has_its_default() -> None:
    assert start().options == {
        "board": "spiral",
        "dial": ["tantrum", "dormant", "dormant", "enraged", "dormant", "dormant"],
        "kraken_roll": "low",
        "round_limit": 300,
    }


def test_K6_a_dial_can_be_words_with_commas() -> None:
    assert DialOption().read("tantrum, enraged,dormant") == ["tantrum", "enraged", "dormant"]


@pytest.mark.parametrize("segments", [2, 12])
def test_K6_a_dial_has_2_to_12_segments(segments: int) -> None:
    dial = ["tantrum", *["dormant"] * (segments - 1)]
    assert start(dial=dial).view(None)["dial"] == dial


@pytest.mark.parametrize(
    "dial",
    [
        ["tantrum"],
        ["tantrum", *["dormant"] * 12],
        ["dormant", "tantrum"],
        ["tantrum", "sleepy"],
        ["tantrum", 1],
        ["tantrum", ["dormant"]],
        [],
        "",
        "tantrum",
        "tantrum dormant",
        {"tantrum": 1, "dormant": 2},
        None,
        6,
    ],
)
def test_K6_what_cannot_be_a_dial(dial: object) -> None:
    with pytest.raises(doubloon.BadOption) as error:
        start(dial=dial)
    assert str(error.value) == SAYS + shown(dial)


@pytest.mark.parametrize("kraken_roll", ["middle", "", 0, None, ["sum"]])
def test_K18_what_cannot_be_a_kraken_roll(kraken_roll: object) -> None:
    with pytest.raises(doubloon.BadOption) as error:
        start(kraken_roll=kraken_roll)
    assert str(error.value) == f"option kraken_roll is one of low, high, sum, not {kraken_roll!r}"


@pytest.mark.parametrize("board", ["maelstrom", "", 7, None, ["spiral"]])
def test_K5_what_cannot_be_a_board(board: object) -> None:
    with pytest.raises(doubloon.BadOption) as error:
        start(board=board)
    assert str(error.value) == f"option board is spiral, rings, or a board file (.toml), not {board!r}"


def test_K5_the_boards_that_come_with_the_game_are_chosen_by_name() -> None:
    assert [BoardOption().read(name) for name in ("spiral", "rings")] == ["spiral", "rings"]


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(doubloon.BadOption, match="there is no option 'bord'; did you mean board"):
        start(bord="rings")
