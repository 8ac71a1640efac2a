"""Simulations: the same seed gives the same games, however many cores play them, and each can be played again."""

from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.lab import simulate as lab
from tests.engine.toy import TOY
from tests.positions import QUICK_LEVELS

every_game = pytest.mark.parametrize("name", doubloon.names())
GAMES = 2 * lab.CHUNK + 10  # three chunks, the last of them short


def simulate(name: str = "kraken", **changes: Any) -> doubloon.Simulation:
    fewest = doubloon.game(name).players[0]
    given: dict[str, Any] = {"players": max(2, fewest), "games": 100, "seed": 1, "workers": 1, **changes}
    return doubloon.simulate(name, **given)


def same(one: doubloon.Simulation, other: doubloon.Simulation) -> bool:
    arrays = [
        (result.ranks, result.scores, result.decisions, result.rounds, result.seeds, *result.metrics.values())
        for result in (one, other)
    ]
    return all(np.array_equal(a, b) for a, b in zip(*arrays, strict=True))


def play_again(game: doubloon.Game, result: doubloon.Simulation, number: int, **options: Any) -> doubloon.Match:
    seed = result.seeds[number]
    match = game.start(len(result.bots), seed, options)
    bots = [Bot(level, seed, seat) for seat, level in enumerate(result.bots)]
    for _decision in decisions(match, bots):
        pass
    return match


def is_game(match: doubloon.Match, result: doubloon.Simulation, number: int) -> bool:
    return (
        match.ranks == tuple(result.ranks[number].tolist())
        and match.winners == tuple(np.flatnonzero(result.won[number]).tolist())
        and match.scores == tuple(result.scores[number].tolist())
        and len(match.moves) == result.decisions[number]
        and match.state.rounds == result.rounds[number]
        and all(match.state[name] == values[number] for name, values in result.metrics.items())
    )


@every_game
def test_the_number_of_workers_changes_nothing(name: str) -> None:
    results = [simulate(name, games=GAMES, workers=workers) for workers in (1, 2, 3, None)]
    assert all(same(results[0], result) for result in results[1:])


@every_game
def test_a_longer_simulation_begins_with_the_same_games(name: str) -> None:
    short, long = simulate(name, games=40), simulate(name, games=lab.CHUNK + 40)
    assert np.array_equal(short.ranks, long.ranks[:40])
    assert np.array_equal(short.decisions, long.decisions[:40])


@every_game
def test_another_seed_gives_other_games(name: str) -> None:
    assert not same(simulate(name, seed=1), simulate(name, seed=2))


@every_game
def test_every_game_of_a_full_table_has_a_winner_and_sizes_fit(name: str) -> None:
    result = simulate(name, games=50, players=doubloon.game(name).players[-1])
    assert result.ranks.shape == result.scores.shape == (50, len(result.bots))
    assert result.decisions.shape == result.rounds.shape == result.seeds.shape == (50,)
    assert (result.ranks.min(axis=1) == 1).all()
    assert (result.won.any(axis=1) == result.decided).all()
    assert (result.decisions > 0).all()
    assert set(result.metrics) == set(doubloon.game(name).metrics)
    assert all(values.shape == (50,) for values in result.metrics.values())
    assert len(set(result.seeds.tolist())) == 50


@every_game
@pytest.mark.parametrize("levels", [QUICK_LEVELS, QUICK_LEVELS[::-1]])
def test_every_game_can_be_played_again_as_a_match(name: str, levels: tuple[str, ...]) -> None:
    game = doubloon.game(name)
    players = game.players[-1]
    bots = (levels * players)[:players]
    result = simulate(name, players=players, games=5, bots=bots)
    assert all(is_game(play_again(game, result, number), result, number) for number in range(5))


def test_a_game_in_which_several_may_act_can_be_played_again_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "game_of", lambda _: TOY)
    result = simulate_toy(games=20, bots=["mate", "random"])
    assert all(is_game(play_again(TOY, result, number), result, number) for number in range(20))
    assert len({tuple(ranks) for ranks in result.ranks.tolist()}) > 1


def simulate_toy(**changes: Any) -> doubloon.Simulation:
    return doubloon.simulate("toy", players=2, **changes)


def test_a_game_with_options_can_be_played_again() -> None:
    options = {"board": "rings", "round_limit": 7, "kraken_roll": "high"}
    result = simulate(games=5, options=options)
    assert result.rounds.max() <= 7
    match = play_again(doubloon.game("kraken"), result, 4, **options)
    assert is_game(match, result, 4)


@every_game
def test_each_seat_has_its_own_bot(name: str) -> None:
    first = simulate(name, games=300, players=2, bots=["mate", "random"])
    second = simulate(name, games=300, players=2, bots=["random", "mate"])
    assert first.ranks[:, 0].mean() < first.ranks[:, 1].mean()
    assert second.ranks[:, 1].mean() < second.ranks[:, 0].mean()
    assert first.bots == ("mate", "random")


def test_without_bots_all_are_random() -> None:
    assert simulate().bots == ("random", "random")
    assert same(simulate(), simulate(bots=["random", "random"]))


def test_who_stops_a_simulation_keeps_the_games_that_had_ended() -> None:
    def press_ctrl_c(ended: int) -> None:
        if ended:
            raise KeyboardInterrupt

    with pytest.raises(lab.Stopped) as stopped:
        simulate(games=GAMES, progress=press_ctrl_c)
    assert same(stopped.value.result, simulate(games=lab.CHUNK))
    assert isinstance(stopped.value, KeyboardInterrupt)


def test_progress_begins_when_all_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    at_speed = lab.at_speed

    def compiling(*given: Any) -> Any:
        told.append("compiled")
        return at_speed(*given)

    monkeypatch.setattr(lab, "at_speed", compiling)
    simulate(games=3, progress=lambda ended: told.append(str(ended)))
    assert told == ["compiled", "0", "3"]


def test_progress_is_told_of_every_game() -> None:
    ended: list[int] = []
    simulate(games=GAMES, workers=2, progress=ended.append)
    assert ended == [0, lab.CHUNK, lab.CHUNK, 10]


@pytest.mark.parametrize(
    ("changes", "error", "text"),
    [
        ({"players": 1}, doubloon.BadPlayers, "kraken is for 2 to 4 players, not 1"),
        ({"players": "2"}, doubloon.BadPlayers, "not '2'"),
        ({"players": True}, doubloon.BadPlayers, "not True"),
        ({"bots": ["random"]}, doubloon.BadPlayers, r"2 players need a list of 2 bots, not \['random'\]"),
        ({"bots": "ab"}, doubloon.BadPlayers, "2 players need a list of 2 bots, not 'ab'"),
        ({"bots": 2}, doubloon.BadPlayers, "2 players need a list of 2 bots, not 2"),
        ({"bots": ["random", "mat"]}, doubloon.BadPlayers, r"no bot is called 'mat'; did you mean mate\?"),
        ({"bots": ["random", None]}, doubloon.BadPlayers, "no bot is called None"),
        ({"games": 0}, doubloon.BadPlayers, "games of a simulation is a whole number from 1, not 0"),
        ({"games": -5}, doubloon.BadPlayers, "not -5"),
        ({"games": 1.5}, doubloon.BadPlayers, "not 1.5"),
        ({"games": True}, doubloon.BadPlayers, "not True"),
        ({"games": "many"}, doubloon.BadPlayers, "not 'many'"),
        ({"workers": 0}, doubloon.BadPlayers, "workers of a simulation is a whole number from 1, not 0"),
        ({"workers": "all"}, doubloon.BadPlayers, "not 'all'"),
        ({"seed": -1}, doubloon.BadSeed, "a seed is a whole number"),
        ({"seed": 1.0}, doubloon.BadSeed, "a seed is a whole number"),
        ({"options": {"bord": "rings"}}, doubloon.BadOption, r"did you mean board\?"),
        ({"options": {"round_limit": 0}}, doubloon.BadOption, "from 1 to 10000"),
    ],
)
def test_wrong_use_is_refused(changes: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        simulate(**changes)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(doubloon.UnknownGame, match=r"did you mean kraken\?"):
        doubloon.simulate("krakn", players=2, games=1)
