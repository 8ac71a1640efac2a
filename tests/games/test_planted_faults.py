"""Faults that the tests of every game must notice: a View that tells a secret, and worlds that are not drawn anew."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.engine import calls, dispatch
from doubloon.engine.entries import Entries
from doubloon.engine.game import Game
from doubloon.engine.match import Match
from doubloon.engine.records import Record
from doubloon.engine.state import Known, secrets_of
from doubloon.testing import GameTests
from tests.games.test_every_game import WAYS

every_game = pytest.mark.parametrize("name", doubloon.names())
games_with_secrets = pytest.mark.parametrize(
    "name", [name for name in doubloon.names() if secrets_of(doubloon.game(name).declared)]
)


def plant(monkeypatch: pytest.MonkeyPatch, game: Game, **rules: Callable[..., Any]) -> GameTests:
    """A game with other rules, played interpreted; and its tests."""
    planted = replace(game.rules, **rules)
    entries = Entries(calls.TABLE, game)
    entries._wanted = True  # nobody brings machine code for it
    monkeypatch.setattr(game, "calls", entries)
    monkeypatch.setattr(game, "rules", planted)
    monkeypatch.setitem(dispatch._by_dtype, game.state, planted)
    tests = type("Tests", (GameTests,), {"game": game.name, "ways": WAYS.get(game.name, ({},)), "positions": 200})
    made: GameTests = tests()
    return made


def hidden_from(game: Game, s: Record, viewer: int) -> int:
    """A number made of all that a viewer may not know."""
    total = int(s.rng) % 1009
    for field in secrets_of(game.declared):
        value = np.asarray(s[field.name]).astype(np.int64).copy()
        if field.known is Known.OWN and viewer >= 0:
            value[viewer] = 0
        total += int((value * np.arange(1, value.size + 1).reshape(value.shape)).sum() % 997)
    return total


@every_game
def test_a_view_that_tells_a_secret_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = doubloon.game(name)

    def leak(s: Record, viewer: int, v: Record) -> None:
        honest(s, viewer, v)
        v.rounds = hidden_from(game, s, viewer)

    honest = game.rules.show
    tests = plant(monkeypatch, game, show=leak)
    with pytest.raises(AssertionError):
        tests.test_what_a_viewer_cannot_know_does_not_change_what_they_see()


@games_with_secrets
def test_a_view_that_shows_everyone_what_a_seat_knows_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = doubloon.game(name)
    honest = game.rules.show
    tests = plant(monkeypatch, game, show=lambda s, _viewer, v: honest(s, 0, v))
    with pytest.raises(AssertionError):
        tests.test_what_a_viewer_cannot_know_does_not_change_what_they_see()


@games_with_secrets
def test_a_redeal_that_draws_nothing_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = plant(monkeypatch, doubloon.game(name), redeal=lambda _s, _seat: None)
    monkeypatch.setattr("doubloon.testing.MOST_GAMES", 3)
    with pytest.raises(AssertionError, match="did not come to a redeal of every secret"):
        tests.test_redeal_changes_every_secret_and_nothing_else()


@every_game
def test_a_redeal_that_changes_what_everyone_knows_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = doubloon.game(name)

    def forgetful(s: Record, seat: int) -> None:
        honest(s, seat)
        s.rounds += 1

    honest = game.rules.redeal
    tests = plant(monkeypatch, game, redeal=forgetful)
    with pytest.raises(AssertionError, match="redeal changes rounds, which is no secret"):
        tests.test_redeal_changes_every_secret_and_nothing_else()


@every_game
def test_a_mask_that_is_not_what_the_reasons_say_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = plant(monkeypatch, doubloon.game(name), why_not=lambda _s, _seat, _action: 0)
    with pytest.raises(AssertionError):
        tests.test_legal_is_what_no_reason_speaks_against()


def test_an_undo_by_which_a_seat_learns_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_is_private", lambda match, seat, _events: match.actors == (seat,))
    tests = plant(monkeypatch, doubloon.game("casket"))  # where cards come to light while it is still one's turn
    with pytest.raises(AssertionError, match="undo lets seat"):
        tests.test_a_move_that_can_be_taken_back_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart()
