"""Bots choose legal actions, by what their seat may know and nothing else."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon
from doubloon.bots import Bot, next_seat
from doubloon.engine.chance import seed_generator
from tests.engine.toy import TOY
from tests.positions import QUICK_LEVELS, random_states

every_game = pytest.mark.parametrize("name", doubloon.names())
every_level = pytest.mark.parametrize("level", QUICK_LEVELS)


@every_game
@every_level
@given(seed=st.integers(0, 2**63 - 1))
@settings(max_examples=10, deadline=None)
def test_bots_choose_legal_actions_and_leave_the_match_alone(name: str, level: str, seed: int) -> None:
    bot = Bot(level, seed)
    for match in random_states(name, seed, 150):
        for seat in match.actors:
            before = match.digest
            assert bot.choose(match, seat) in match.legal(seat)
            assert match.digest == before


@every_game
@every_level
@given(seed=st.integers(0, 2**63 - 1))
@settings(max_examples=10, deadline=None)
def test_what_a_seat_cannot_know_does_not_change_its_bots_choice(name: str, level: str, seed: int) -> None:
    for match in random_states(name, seed, 80):
        for seat in match.actors:
            twin = match.copy()
            seed_generator(twin.state, np.uint64(seed), 5)
            twin.game.rules.redeal(twin.state, seat)
            assert Bot(level, seed=3).choose(twin, seat) == Bot(level, seed=3).choose(match, seat)


@every_level
def test_the_same_bot_chooses_the_same(level: str) -> None:
    games = []
    for _ in range(2):
        match = doubloon.game("kraken").start(players=2, seed=5)
        bots = [Bot(level, 9, seat) for seat in range(2)]
        while len(match.moves) < 40 and not match.over:
            seat = match.actors[0]
            match.play(seat, bots[seat].choose(match, seat))
        games.append(match.digest)
    assert games[0] == games[1]


def test_bots_of_one_seed_have_chances_of_their_own() -> None:
    match = doubloon.game("kraken").start(players=4, seed=5)
    choices = []
    for seat in range(4):
        bot = Bot("random", 9, seat)
        choices.append([bot.choose(match, match.actors[0])["do"] for _ in range(30)])
    assert len({tuple(choice) for choice in choices}) == 4


def test_where_several_may_act_none_is_favoured() -> None:
    match = TOY.start(players=2, seed=1)
    bots = [Bot("random", 4, seat) for seat in range(2)]
    second = sum(next_seat(match, bots) for _ in range(2000))
    assert 900 < second < 1100


def test_where_one_may_act_it_is_next() -> None:
    match = doubloon.game("kraken").start(players=3, seed=5)
    bots = [Bot("random", 4, seat) for seat in range(3)]
    assert {next_seat(match, bots) for _ in range(20)} == set(match.actors)
