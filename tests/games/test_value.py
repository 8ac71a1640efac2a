"""Every game's guess of who is winning."""

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot, next_seat
from tests.positions import random_states

every_game = pytest.mark.parametrize("name", doubloon.names())


def worth_of(match: doubloon.Match) -> list[float]:
    worth = np.zeros(6)
    match.game.rules.value(match.state, worth)
    return [float(share) for share in worth[: match.players]]


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_the_chances_of_all_seats_together_are_one_where_nobody_else_may_win_and_somebody_must(
    name: str, seed: int
) -> None:
    for match in random_states(name, seed, 200):
        worth = worth_of(match)
        assert min(worth) >= 0
        if name == "kraken":  # nobody may win
            assert 0 < sum(worth) < 1 + 1e-9
        elif match.view(None).get("dummy"):  # it can win too
            assert sum(worth) < 1
        else:
            assert sum(worth) == pytest.approx(1)


@every_game
def test_it_foresees_the_winner_more_often_than_chance(name: str) -> None:
    """Judged at every move of the second half of games between mates."""
    players, right, judged = 2, 0.0, 0
    for seed in range(30):
        guesses, match = play_and_guess(name, players, seed)
        ranks = match.ranks or ()
        for guess in guesses[len(guesses) // 2 :]:
            judged += 1
            right += ranks[guess] == min(ranks)
    assert right / judged > 0.55


def play_and_guess(name: str, players: int, seed: int) -> tuple[list[int], doubloon.Match]:
    """A game of mates, and who seemed to be winning before each move."""
    options = {"mode": "turns"} if name == "captain_dice" else {}
    match = doubloon.game(name).start(players=players, seed=seed, options=options)
    bots = [Bot("mate", seed, seat) for seat in range(players)]
    guesses = []
    while not match.over:
        guesses.append(int(np.argmax(worth_of(match))))
        seat = next_seat(match, bots)
        match.play(seat, bots[seat].choose(match, seat))
    return guesses, match
