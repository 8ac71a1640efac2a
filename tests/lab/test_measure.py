"""Measuring: what is counted while games are played is what a plain look at each of their moves would count."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.replay import EXPIRED
from doubloon.lab import measure
from doubloon.lab.counting import FORCED, HASTY, LEGAL, OFFERED, OFFERED_2, TAKEN, TAKEN_2
from doubloon.lab.frames import action_names
from doubloon.lab.playouts import DEEP, FUTURES, HALF, HALVES, variance
from doubloon.lab.setting import setting_of

every_game = pytest.mark.parametrize("name", doubloon.names())
TWINS = 60


@every_game
@pytest.mark.compiled
def test_counting_plays_the_games_of_a_simulation(name: str) -> None:
    setting = setting_of(name, seed=5, bots=["mate"])
    counted = measure.count(setting, 0, 40).simulation
    plain = doubloon.simulate(name, players=setting.players, games=40, seed=5, bots=setting.bots)
    for field, value in vars(plain).items():
        if isinstance(value, np.ndarray):
            assert np.array_equal(value, getattr(counted, field)), field
    assert all(np.array_equal(values, counted.metrics[field]) for field, values in plain.metrics.items())


@pytest.mark.compiled
def test_games_of_captains_are_counted_too() -> None:
    setting = setting_of("kraken", players=2, bots=["captain:40", "mate"])
    counted = measure.count(setting, 0, 2)
    plain = doubloon.simulate("kraken", players=2, games=2, bots=["captain:40", "mate"])
    assert np.array_equal(plain.ranks, counted.simulation.ranks)
    assert counted.sums[TAKEN].sum() == 2 * counted.simulation.decisions.sum()  # by action, and by verb


@every_game
@pytest.mark.compiled
def test_the_part_in_which_a_game_is_played_changes_nothing(name: str) -> None:
    setting = setting_of(name, players=max(2, doubloon.game(name).players[0]), seed=2)
    whole, late = measure.count(setting, 0, 300, workers=2), measure.count(setting, 270, 30, workers=1)
    assert np.array_equal(whole.simulation.ranks[270:], late.simulation.ranks)
    assert np.array_equal(whole.choices[270:], late.choices)
    early = measure.count(setting, 0, 270, workers=3)
    assert np.array_equal(whole.sums, early.sums + late.sums)


@every_game
@pytest.mark.compiled
def test_choices_are_those_that_a_plain_look_at_every_move_finds(name: str) -> None:
    game = doubloon.game(name)
    setting = setting_of(name, players=max(2, game.players[0]), seed=9)
    counted = measure.count(setting, 0, TWINS)
    offered: list[Counter[str]] = []
    taken: list[Counter[str]] = []
    for number in range(TWINS):
        found = _look_at(setting, int(counted.simulation.seeds[number]))
        assert counted.choices[number].tolist() == [found[LEGAL], found[FORCED], found[HASTY]]
        offered.append(found["offered"])
        taken.append(found["taken"])
    for place, action in action_names(game):
        sums = counted.sums[:, place].tolist()
        assert sums[OFFERED] == sum(one[action] for one in offered), action
        assert sums[TAKEN] == sum(one[action] for one in taken), action
        assert sums[OFFERED_2] == sum(one[action] ** 2 for one in offered), action
        assert sums[TAKEN_2] == sum(one[action] ** 2 for one in taken), action


def _look_at(setting: Any, seed: int) -> dict[Any, Any]:
    """A game, move by move: what each could do, and did."""
    game = setting.played
    played = game.start(setting.players, seed)
    for _ in decisions(played, [Bot(bot, seed, seat) for seat, bot in enumerate(setting.bots)]):
        pass
    verbs = {name for place, name in action_names(game) if place >= len(game.actions)}
    found: dict[Any, Any] = {LEGAL: 0, FORCED: 0, HASTY: 0, "offered": Counter(), "taken": Counter()}
    match = game.start(setting.players, seed)
    for move in played.moves:
        if move.action == EXPIRED:
            match.expire(move.entropy)
            continue
        legal = match.legal(move.seat)
        found[LEGAL] += len(legal)
        found[FORCED] += len(legal) == 1
        found[HASTY] += game.real_time and match.haste != NO_HASTE
        action = game.actions.decode(move.action)
        found["offered"].update(map(_name, legal))
        found["offered"].update({do["do"] for do in legal} & verbs)
        found["taken"].update({_name(action)})
        found["taken"].update({action["do"]} & verbs)
        match.play(move.seat, action, move.entropy)
    return found


def _name(action: dict[str, Any]) -> str:
    return " ".join([action["do"], *(f"{key}={value}" for key, value in action.items() if key != "do")])


# Playouts


@every_game
@pytest.mark.compiled
def test_playouts_follow_the_same_games_on_any_number_of_workers(name: str) -> None:
    setting = setting_of(name, players=max(2, doubloon.game(name).players[0]), seed=4)
    lengths = measure.count(setting, 0, 4).simulation.decisions.tolist()
    courses = measure.follow(setting, 0, lengths, workers=2)
    again = measure.follow(setting, 2, lengths[2:], workers=1)
    assert [course.decisions for course in courses] == lengths
    for one, other in zip(courses[2:], again, strict=True):
        assert all(np.array_equal(value, getattr(other, field)) for field, value in vars(one).items())
    for course in courses:
        assert np.allclose(course.ahead.sum(axis=2), course.ahead.sum(axis=2).clip(0, 1))
        assert course.weighed.sum() == pytest.approx(course.decisions, rel=0.5)


@pytest.mark.compiled
def test_a_chance_to_win_is_what_plain_playouts_find() -> None:
    setting = setting_of("kraken", players=2, seed=6)
    counted = measure.count(setting, 0, 12).simulation
    courses = measure.follow(setting, 0, counted.decisions.tolist())
    differences = []
    for number, course in enumerate(courses):
        moment = len(course.when) // 2
        seed = int(counted.seeds[number])
        found = np.mean([_plain_playout(setting, seed, int(course.when[moment]), n) for n in range(20)])
        differences.append(found - course.ahead[moment, :, 0].mean())
    noise = 0.5 * (1 / 20 + 1 / (HALF * HALVES)) ** 0.5
    assert abs(np.mean(differences)) < 4 * noise / len(courses) ** 0.5
    assert max(map(abs, differences)) < 5 * noise


def _plain_playout(setting: Any, seed: int, when: int, number: int) -> bool:
    """Whether the first seat wins from a moment of a game on, with other chance."""
    match = setting.played.start(setting.players, seed)
    played = decisions(match, [Bot(bot, seed, seat) for seat, bot in enumerate(setting.bots)])
    for _ in range(when + 1):
        next(played)  # the decision is told before it is carried out
    match.state.rng = 1_000 + number
    for _ in decisions(match, [Bot(bot, 1_000 + number, seat) for seat, bot in enumerate(setting.bots)]):
        pass
    return bool(match.winners == (0,))


class Sums:
    """What `variance` reads, of playouts by future."""

    def __init__(self, playouts: Any) -> None:
        self.wins = np.array([playouts.sum()])
        self.squares = np.array([(playouts**2).sum()])
        self.pairs = np.array([(playouts.sum(axis=1) ** 2).sum()])


def test_the_variance_over_futures_has_no_noise_of_playouts_in_its_mean() -> None:
    chance = np.random.default_rng(1)
    level, noisy = [], []
    for _ in range(2_000):
        drawn = chance.random((FUTURES, DEEP))
        level.append(variance(Sums((drawn < 0.5).astype(float)), 0))
        future = chance.choice([0.2, 0.8], (FUTURES, 1))
        noisy.append(variance(Sums((drawn < future).astype(float)), 0))
    assert np.mean(level) == pytest.approx(0, abs=0.001)
    assert np.mean(noisy) == pytest.approx(0.09, abs=0.005)
