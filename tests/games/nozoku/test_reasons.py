"""What is legal, and if not why: all reasons against the mask, in games played at random."""

from doubloon.testing import GameTests
from tests.games.test_every_game import WAYS


class Reasons(GameTests):
    game = "nozoku"
    ways = WAYS.get("nozoku", ({},))


def test_every_action_is_legal_or_has_a_reason() -> None:
    Reasons().test_legal_is_what_no_reason_speaks_against()
