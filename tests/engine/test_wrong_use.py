"""Wrong use gets an error that says what would be right, and changes nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot

KRAKEN = doubloon.game("kraken")
HUGE = pytest.param(10**5000, id="huge")


@pytest.fixture
def match() -> doubloon.Match:
    return KRAKEN.start(players=2, seed=7)


def finished() -> doubloon.Match:
    match = KRAKEN.start(players=2, seed=7, options={"round_limit": 1})
    while not match.over:
        match.play(match.actors[0], {"do": "end"})
    return match


def refused(match: doubloon.Match, do: Callable[[], object], error: type[Exception], text: str) -> None:
    before = (match.digest, list(match.moves), match.legal(0), match.view(None))
    with pytest.raises(error, match=text):
        do()
    assert (match.digest, list(match.moves), match.legal(0), match.view(None)) == before


@pytest.mark.parametrize("name", ["krakn", "Kraken", "", "kraken/..", 7, None, ["kraken"], {}, HUGE])
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(doubloon.UnknownGame, match="no game is called"):
        doubloon.game(name)


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(doubloon.UnknownGame, match=r"no game is called 'krakn'; did you mean kraken\?"):
        doubloon.game("krakn")


@pytest.mark.parametrize("players", [0, 1, 5, -2, "two", "2", True, 2.0, None, [2], HUGE])
def test_a_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(doubloon.BadPlayers, match="kraken is for 2 to 4 players, not"):
        KRAKEN.start(players=players, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 7.0, True, [7], b"7", HUGE])
def test_a_bad_seed(seed: Any) -> None:
    with pytest.raises(doubloon.BadSeed, match="a seed is a whole number from 0 to 9223372036854775807, not"):
        KRAKEN.start(players=2, seed=seed)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"bord": "rings"}, r"did you mean board\?"),
        ({"round_limit": 0}, "option round_limit is a whole number from 1 to 10000, not 0"),
        ({"round_limit": 10_001}, "not 10001"),
        ({"round_limit": True}, "not True"),
        ({"kraken_roll": "most"}, "option kraken_roll is one of low, high, sum, not 'most'"),
        ({"board": "ring"}, "option board is"),
        ({"board": Path("nowhere.toml")}, "board file nowhere.toml cannot be read"),
        ({"board": Path("\0.toml")}, "cannot be read"),
        ({"board": "boards/spiral.toml"}, "not 'boards/spiral.toml'"),
        ({"board": {}}, "this cannot be a board"),
        ({"dial": "dormant,tantrum"}, "the first being tantrum"),
        ({"dial": [["tantrum"]]}, "option dial is"),
        (["board"], "options are names with their values"),
    ],
)
def test_a_bad_option(options: Any, text: str) -> None:
    with pytest.raises(doubloon.BadOption, match=text):
        KRAKEN.start(players=2, seed=1, options=options)


@pytest.mark.parametrize("seat", [-1, 2, 100, True, 0.0, "0", [0], HUGE])
def test_a_seat_that_is_not_there(match: doubloon.Match, seat: Any) -> None:
    for do in (
        lambda: match.play(seat, {"do": "end"}),
        lambda: match.legal(seat),
        lambda: match.view(seat),
        lambda: match.seen(seat),
        lambda: Bot("mate", seed=1).choose(match, seat),
    ):
        refused(match, do, doubloon.BadPlayers, "seats are 0 to 1, not")


def test_a_spectator_cannot_move(match: doubloon.Match) -> None:
    nobody: Any = None
    refused(match, lambda: match.play(nobody, {"do": "end"}), doubloon.BadPlayers, "seats are 0 to 1, not None")


def test_a_seat_that_may_not_act(match: doubloon.Match) -> None:
    (actor,) = match.actors
    other = 1 - actor
    assert match.legal(other) == []
    text = f"seat {other} cannot act now; it is for seat {actor}"
    refused(match, lambda: match.play(other, {"do": "end"}), doubloon.IllegalMove, text)
    refused(match, lambda: Bot("mate", seed=1).choose(match, other), doubloon.IllegalMove, text)


@pytest.mark.parametrize(
    "action",
    [
        None,
        "end",
        {},
        {"do": "fly"},
        {"do": "end", "now": 1},
        {"do": "attack"},
        {"do": "attack", "seat": "1"},
        {"do": "attack", "seat": True},
        {"do": "attack", "seat": 4},
        {"do": "attack", "seat": -1},
        pytest.param({"do": "attack", "seat": 10**5000}, id="huge"),
    ],
)
def test_a_malformed_action(match: doubloon.Match, action: Any) -> None:
    refused(match, lambda: match.play(match.actors[0], action), doubloon.IllegalMove, "action")


def test_an_action_that_is_not_legal_now(match: doubloon.Match) -> None:
    (actor,) = match.actors
    refused(match, lambda: match.play(actor, {"do": "attack", "seat": actor}), doubloon.IllegalMove, ".")
    assert {"do": "inward"} not in match.legal(actor)
    refused(match, lambda: match.play(actor, {"do": "inward"}), doubloon.IllegalMove, ".")


@pytest.mark.parametrize("entropy", [-1, 2**64, 1.0, True, "1", [1], HUGE])
def test_bad_entropy(match: doubloon.Match, entropy: Any) -> None:
    text = "entropy is a whole number from 0 to 18446744073709551615, not"
    refused(match, lambda: match.play(match.actors[0], {"do": "end"}, entropy=entropy), doubloon.BadSeed, text)


def test_a_move_after_the_end() -> None:
    match = finished()
    refused(match, lambda: match.play(0, {"do": "end"}), doubloon.IllegalMove, "the game is over")
    refused(match, lambda: match.play(1, {"do": "end"}), doubloon.IllegalMove, "the game is over")
    assert match.legal(0) == match.legal(1) == []
    refused(match, lambda: Bot("random", seed=1).choose(match, 0), doubloon.IllegalMove, "the game is over")


@pytest.mark.parametrize("level", ["commodore", "", "Mate", None, 1, HUGE])
def test_an_unknown_bot(level: Any) -> None:
    with pytest.raises(doubloon.BadPlayers, match="no bot is called"):
        Bot(level, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**63, "1", 1.0, True, HUGE])
def test_a_bot_with_a_bad_seed(seed: Any) -> None:
    with pytest.raises(doubloon.BadSeed, match="a seed is a whole number"):
        Bot("mate", seed=seed)
