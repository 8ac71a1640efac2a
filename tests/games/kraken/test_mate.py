"""The bot `mate`: it knows what a sensible captain knows, and its games come to an end."""

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.engine.rule import INTERPRETED
from tests.games.kraken.sea import BACKWARD, FORWARD, INWARD, attack, sea, shoot
from tests.positions import random_states

GAMES = 3 if INTERPRETED else 500


def choice(match: doubloon.Match) -> dict[str, object]:
    return Bot("mate", seed=1).choose(match, match.actors[0])


def test_it_steals_the_treasure() -> None:
    assert choice(sea([10, 11], holder=1)) == attack(1)


def test_it_sails_up_to_the_holder_with_points_for_an_attack() -> None:
    assert choice(sea([10, 14], holder=1)) == FORWARD


def test_it_takes_a_short_cut() -> None:
    assert choice(sea([28, 0], points=7)) == INWARD


def test_it_sails_home_with_the_treasure() -> None:
    assert choice(sea([3, 30], holder=0)) == BACKWARD


def test_it_shoots_a_pillar_on_the_way_in() -> None:
    assert choice(sea([4, 0], points=3, pillars={5: 6})) == shoot(0)


def test_it_shoots_a_pillar_on_the_way_home_even_from_a_wind_space() -> None:
    assert choice(sea([6, 30], points=3, holder=0, pillars={5: 6})) == shoot(0)


def test_it_does_not_shoot_a_pillar_that_it_has_passed() -> None:
    assert choice(sea([4, 30], points=3, holder=0, pillars={5: 6})) == BACKWARD


def test_it_carries_the_treasure_out_of_reach() -> None:
    match = sea([24, 25], points=4, holder=0)
    while match.actors == (0,):
        match.play(0, choice(match))
    assert attack(0) not in match.legal(1)


def test_its_thoughts_change_nothing() -> None:
    for match in random_states("kraken", seed=3, moves=200):
        thought = match.copy()
        match.game.rules.prior(thought.state, int(thought.state.turn), np.zeros(len(match.game.actions), np.float32))
        assert thought.digest == match.digest


@pytest.mark.parametrize("board", ["spiral", "rings"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_among_mates_end_with_a_winner(board: str, players: int) -> None:
    bots = ["mate"] * players
    result = doubloon.simulate("kraken", players=players, games=GAMES, seed=1, bots=bots, options={"board": board})
    assert (result.scores.sum(axis=1) == 0).mean() < 0.02


@pytest.mark.parametrize("board", ["spiral", "rings"])
def test_a_mate_beats_three_random_captains(board: str) -> None:
    bots = ["random", "mate", "random", "random"]
    result = doubloon.simulate("kraken", players=4, games=GAMES, seed=1, bots=bots, options={"board": board})
    assert (result.ranks[:, 1] == 1).mean() > 0.95
