"""What bots without a search like in Captain Dice."""

from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.lab.last_choice import is_last, is_thrown_away
from tests.games.captain_dice.tables import cells, dice_phase, set_up_phase

CAST, RING = {"do": "cast"}, {"do": "ring"}
LOCKED_OUT = 0b0001


def lay(card: str, cell: str) -> dict[str, Any]:
    return {"do": "lay", "card": card, "cell": cell}


def test_whoever_is_behind_casts_again_while_there_is_much_to_take() -> None:
    match = dice_phase(4, on={0: "a1 b1 c1", 1: "a2"})
    assert Bot("mate", 1, seat=1).choose(match, 1) == CAST


def test_whoever_is_behind_rings_when_nothing_is_free() -> None:
    taken = {0: "a1 b1 c1", 1: "a2 b2", 2: "c2 a3", 3: "b3 c3"}
    match = dice_phase(4, on=taken, locked=LOCKED_OUT)
    match.state.field = cells(" ".join(taken.values()))
    for seat in (1, 2, 3):
        assert Bot("mate", 1, seat=seat).choose(match, seat) == RING


def test_what_is_struck_already_is_not_struck_again() -> None:
    match = set_up_phase(3, on={0: "a1 a3", 1: "c1", 2: "d4"})
    match.play(0, lay("broadside", "a1"))  # strikes c1
    match.play(1, lay("spy", "c1"))
    match.play(2, lay("spy", "d4"))
    assert Bot("mate", 1).choose(match, 0) == lay("hostage", "a3")  # and not the squid, with c1 on its diagonal


def test_with_the_last_card_of_a_game_a_sure_win_is_kept() -> None:
    match = set_up_phase(2, on={0: "a1", 1: "b2"}, first=1, options={"round_limit": 1}, treasures=[2, 1, 0, 0])
    match.play(1, lay("squid", "b2"))
    assert Bot("mate", 1).choose(match, 0) == lay("hostage", "a1")  # and not an attack, which b2 may survive


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, 1009, {"mode": "turns"}), (3, 1279368494785126216, {"boarding": "all"}), (4, 1006, {"boarding": "all"})],
)
def test_the_last_card_of_a_game_is_never_thrown_away(players: int, seed: int, options: dict[str, Any]) -> None:
    match = doubloon.game("captain_dice").start(players, seed, options)
    for seat, action in decisions(match, [Bot("mate", seed, seat) for seat in range(players)]):
        if len(match.legal(seat)) > 1 and is_last(match, seat):
            assert not is_thrown_away(match, seat, action)
