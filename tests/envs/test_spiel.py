"""What OpenSpiel's own tests and algorithms ask of our games."""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, mcts, random_agent

import doubloon
from doubloon.engine.chance import seed_generator
from doubloon.engine.errors import BadOption
from doubloon.envs import spiel
from tests.envs.test_adapters import against, every, some
from tests.envs.ways import SHORT, Way, pick

TINY = "doubloon_kraken(players=2,options=round_limit:1,outcomes=2)"


def load(way: Way, outcomes: int = 8) -> Any:
    name, players, mode = way
    options = ";".join(f"{option}:{value}" for option, value in {**SHORT[name], **mode}.items())
    return pyspiel.load_game(f"doubloon_{name}(players={players},options={options},outcomes={outcomes})")


@some
def test_random_play_is_as_openspiel_wants_it(way: Way) -> None:
    pyspiel.random_sim_test(load(way), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@every
def test_random_play_of_every_kind_is_as_openspiel_wants_it(way: Way) -> None:
    pyspiel.random_sim_test(load(way), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", doubloon.names())
def test_a_playthrough_can_be_played_again(name: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    short = {**SHORT[name], "round_limit": 1} if name == "captain_dice" else SHORT[name]
    options = ";".join(f"{option}:{value}" for option, value in short.items())
    of = f"doubloon_{name}(players=2,options={options},outcomes=4)"
    written = generate_playthrough.playthrough(of, action_sequence=None, seed=1)
    file = tmp_path / f"{name}.txt"
    file.write_text(written, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again


def test_openspiel_s_searches_run() -> None:
    chance = np.random.RandomState(1)
    game = pyspiel.load_game(TINY)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice(2)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) <= 1


def test_external_sampling_mccfr_learns_a_tiny_game() -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(TINY))
    np.random.seed(1)
    solver.iteration()
    assert len(solver.average_policy()._infostates) > 10


def test_random_agents_play() -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(load(("nozoku", 3, {})))
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(3)]
    env.seed(1)
    moment = env.reset()
    while not moment.last():
        player = moment.observations["current_player"]
        moment = env.step([agents[player].step(moment).action])
    assert sum(moment.rewards) == pytest.approx(1)


@against
def test_worlds_that_a_player_cannot_tell_apart_are_told_alike(way: Way) -> None:
    tells_nothing(way)


def test_a_leak_in_what_openspiel_is_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: spiel.Table, _seat: int) -> Any:
        return np.frombuffer(self.vector.rows.states.tobytes(), np.int8)[: self.vector.spec.size].astype(np.int16)

    monkeypatch.setattr(spiel.Table, "observed", leaking)
    with pytest.raises(AssertionError, match="is told a secret"):
        tells_nothing(("nozoku", 3, {}))


def tells_nothing(way: Way) -> None:
    state, step = load(way).new_initial_state(), 0
    while not state.is_terminal() and step < 60:
        step += 1
        if state.is_chance_node():
            state.apply_action(step % 8)
            continue
        player, twin = state.current_player(), state.clone()
        world = twin.table.vector.rows.states[0]
        seed_generator(world, np.uint64(step), 3)
        twin.table.vector.game.rules.redeal(world, player)
        assert twin.observation_tensor(player) == state.observation_tensor(player), f"player {player} is told a secret"
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        state.apply_action(pick(state.legal_actions(), 0, step))


def test_dice_are_a_node_of_chance_so_that_no_search_knows_them_before() -> None:
    state = pyspiel.load_game(TINY).new_initial_state()
    state.apply_action(0)
    forward, end = state.clone(), state.clone()
    forward.apply_action(0)
    end.apply_action(state.legal_actions()[-1])
    assert not forward.is_chance_node()
    assert end.is_chance_node()
    worlds = {str(end.child(outcome)) for outcome, _ in end.chance_outcomes()}
    assert len(worlds) == 2


def test_options_that_are_no_options_are_named() -> None:
    with pytest.raises(BadOption, match="are written name:value;name:value, not 'x'"):
        spiel.read_options("x")
