"""What is legal, and if not why: all reasons against the mask, in games played at random."""

import pytest

import doubloon
from doubloon.games.captain_dice.state import VOTE
from doubloon.testing import GameTests
from tests.games.test_every_game import WAYS
from tests.positions import position


class Reasons(GameTests):
    game = "captain_dice"
    ways = WAYS.get("captain_dice", ({},))


def test_every_action_is_legal_or_has_a_reason() -> None:
    Reasons().test_legal_is_what_no_reason_speaks_against()


@pytest.mark.parametrize(
    ("seat", "target", "code"),
    [(0, 3, "refused-no-seat"), (1, 1, "refused-yourself"), (1, 0, "refused-not-tied")],
)
def test_C23_a_vote_is_for_another_who_is_tied(seat: int, target: int, code: str) -> None:
    match = position("captain_dice", 3, {"mode": "turns"}, phase=VOTE, candidates=0b110)
    with pytest.raises(doubloon.IllegalMove) as refused:
        match.play(seat, {"do": "vote", "seat": target})
    assert refused.value.code == code
