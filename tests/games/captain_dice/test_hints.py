"""What bots without a search like in Captain Dice."""

from doubloon.bots import Bot
from tests.games.captain_dice.tables import cells, dice_phase

CAST, RING = {"do": "cast"}, {"do": "ring"}
LOCKED_OUT = 0b0001


def test_whoever_is_behind_casts_again_while_there_is_much_to_take() -> None:
    match = dice_phase(4, on={0: "a1 b1 c1", 1: "a2"})
    assert Bot("mate", 1, seat=1).choose(match, 1) == CAST


def test_whoever_is_behind_rings_when_nothing_is_free() -> None:
    taken = {0: "a1 b1 c1", 1: "a2 b2", 2: "c2 a3", 3: "b3 c3"}
    match = dice_phase(4, on=taken, locked=LOCKED_OUT)
    match.state.field = cells(" ".join(taken.values()))
    for seat in (1, 2, 3):
        assert Bot("mate", 1, seat=seat).choose(match, seat) == RING
