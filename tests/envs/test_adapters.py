"""What other libraries' own tests ask of an environment, in every game; and that nothing leaks."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.chance import seed_generator
from doubloon.engine.errors import BadPlayers, IllegalMove
from doubloon.envs.aec import Aec
from doubloon.envs.gym import GymEnv, GymVector
from doubloon.envs.opponents import Opponents
from doubloon.envs.parallel import Parallel
from tests.envs.ways import SHORT, Way, all_ways, choose, pick, shown, some_ways

some = pytest.mark.parametrize("way", some_ways(), ids=shown)
every = pytest.mark.parametrize("way", list(all_ways()), ids=shown)
AGAINST = [way for way in some_ways() if way[1] > 1]
against = pytest.mark.parametrize("way", AGAINST, ids=shown)
# In haste a learner's hand has its own pace.
by_turns = pytest.mark.parametrize("way", [way for way in AGAINST if way[2].get("mode") != "action"], ids=shown)


def of(way: Way, **wanted: Any) -> dict[str, Any]:
    name, players, mode = way
    return {"game": name, "players": players, "options": {**SHORT[name], **mode}, **wanted}


def alone(way: Way, **wanted: Any) -> dict[str, Any]:
    """One seat against bots."""
    made = of(way, **wanted)
    others = made.pop("players") - 1
    return {**made, "bots": ["mate", "random", "greenhorn", "random", "mate"][:others]}


@contextmanager
def as_it_warns() -> Iterator[None]:
    """PettingZoo and Gymnasium warn of what is no fault, such as a space that is no picture."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def pettingzoo_is_content(way: Way, cycles: int) -> None:
    with as_it_warns():
        api_test(Aec(**of(way)), num_cycles=cycles)
        seed_test(lambda: Aec(**of(way)), num_cycles=cycles // 4)
        parallel_api_test(Parallel(**of(way)), num_cycles=cycles)
        parallel_seed_test(lambda: Parallel(**of(way, illegal="ignored")), num_cycles=cycles // 4)  # it asks no mask


def max_cycles_hold(way: Way) -> None:
    def parallel(max_cycles: int) -> Parallel:
        return Parallel(**of(way, max_cycles=max_cycles, illegal="ignored"))

    with as_it_warns():
        max_cycles_test(
            SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
        )


def gymnasium_is_content(way: Way) -> None:
    with as_it_warns():
        check_env(GymEnv(**alone(way, illegal="ends")), skip_render_check=True)


@some
def test_pettingzoo_is_content(way: Way) -> None:
    pettingzoo_is_content(way, 60)
    max_cycles_hold(way)


@pytest.mark.long
@every
def test_pettingzoo_is_content_with_every_kind_of_game(way: Way) -> None:
    pettingzoo_is_content(way, 1_000)
    max_cycles_hold(way)


@some
def test_gymnasium_is_content(way: Way) -> None:
    gymnasium_is_content(way)


@pytest.mark.long
@every
def test_gymnasium_is_content_with_every_kind_of_game(way: Way) -> None:
    gymnasium_is_content(way)


# Each adapter plays what a batch plays


@some
def test_aec_plays_a_match(way: Way) -> None:
    env, (name, players, mode) = Aec(**of(way)), way
    env.reset(seed=3)
    row = doubloon.vector(name, 1, players=players, options={**SHORT[name], **mode}, seed=3)
    for step in range(80):
        seat = int(row.seat[0])
        observation, reward, terminated, truncated, info = env.last()
        assert env.agent_selection == f"seat_{seat}"
        assert (reward, terminated, truncated, info["clock"]) == (0, False, False, row.clock[0])
        assert np.array_equal(observation["observation"], row.observation[0])
        assert np.array_equal(observation["action_mask"], row.mask[0])
        action = int(choose(row, step)[0])
        env.step(action)
        row.step([action])
        if row.done[0]:
            assert [env.rewards[f"seat_{seat}"] for seat in range(players)] == row.reward[0].tolist()
            assert all(env.terminations.values())
            return


@some
def test_parallel_plays_a_match_whose_seats_choose_together(way: Way) -> None:
    env, (name, players, mode) = Parallel(**of(way)), way
    observed, _ = env.reset(seed=3)
    row = doubloon.vector(name, 1, players=players, options={**SHORT[name], **mode}, seed=3)
    for step in range(60):
        chosen = {
            agent: pick(np.flatnonzero(seen["action_mask"]).tolist(), seat, step)
            for seat, (agent, seen) in enumerate(observed.items())
        }
        asked = [seat for seat, agent in enumerate(observed) if chosen[agent] != env.idle]
        assert asked == env.asked()
        observed, rewards, over, _cut, _infos = env.step(chosen)
        for seat in asked:
            assert row.seat[0] == seat
            row.step([chosen[f"seat_{seat}"]])
        assert env.vector.rows.states.tobytes() == row.rows.states.tobytes() or row.done[0]
        if row.done[0]:
            assert all(over.values())
            assert list(rewards.values()) == row.reward[0].tolist()
            return


def test_somewhere_several_seats_choose_together() -> None:
    assert any(many_asked(way) for way in some_ways() if way[0] == "nozoku")
    assert any(many_asked(way) for way in some_ways() if way[0] == "captain_dice")


def many_asked(way: Way) -> bool:
    env = Parallel(**of(way))
    observed, _ = env.reset(seed=3)
    for step in range(400):
        if len(env.asked()) > 1:
            return True
        legal = {agent: np.flatnonzero(seen["action_mask"]).tolist() for agent, seen in observed.items()}
        observed, *_ = env.step({agent: pick(found, 0, step) for agent, found in legal.items()})
        if not env.agents:
            observed, _ = env.reset()
    return False


@by_turns
def test_one_seat_against_bots_plays_what_a_match_with_these_bots_plays(way: Way) -> None:
    name, players, mode = way
    env = GymEnv(**{**alone(way), "bots": ["mate"] * (players - 1)})
    env.reset(seed=3)
    seed = int(env.games.vector.seeds[0])
    match = doubloon.game(name).start(players, seed, {**SHORT[name], **mode})
    bots, learner = [Bot("mate", seed, seat) for seat in range(players)], Bot("mate", seed, 0)
    for _ in range(60):
        while match.actors and match.actors[0] != 0:
            match.play(match.actors[0], bots[match.actors[0]].choose(match, match.actors[0]))
        if match.over:
            break
        assert env.games.vector.rows.states[0].tobytes() == match.point
        action = learner.choose(match, 0)
        match.play(0, action)
        _observed, reward, _over, _cut, _info = env.step(match.game.actions.encode(action))
    assert match.over == env.games.vector.done[0]
    if match.over:
        assert reward == env.games.vector.reward[0, 0] == (0 in (match.winners or ())) / len(match.winners or (1,))


def test_mates_in_all_seats_play_what_a_simulation_plays() -> None:
    simulated = doubloon.simulate("kraken", players=3, games=5, seed=1, bots=["mate"] * 3)
    for number, seed in enumerate(simulated.seeds.tolist()):
        match = doubloon.game("kraken").start(3, seed)
        for _decision in decisions(match, [Bot("mate", seed, seat) for seat in range(3)]):
            pass
        assert match.ranks == tuple(simulated.ranks[number].tolist())
        games = Opponents("kraken", 1, bots=["mate"] * 2)
        games.vector.reset(seeds=[seed])
        games.seat = -1  # nobody is the learner
        games._play_on()
        assert games.vector.rows.ranks[0].tolist() == simulated.ranks[number].tolist()


@against
def test_many_games_against_bots_are_those_of_each_alone_and_tell_how_they_ended(way: Way) -> None:
    many = GymVector(num_envs=4, **alone(way))
    observed, _ = many.reset(seed=3)
    for step in range(200):
        mask = observed["action_mask"].astype(bool)
        assert (many.games.vector.seat == many.games.seat).all()
        actions = np.array([pick(np.flatnonzero(row).tolist(), number, step) for number, row in enumerate(mask)])
        observed, rewards, ended, _cut, info = many.step(actions)
        assert many.observation_space.contains(observed)
        if ended.any():
            assert info["_final_obs"].tolist() == ended.tolist()
            assert info["final_obs"]["observation"].shape == observed["observation"].shape
            return
        assert not rewards.any()


def test_gymnasium_s_wrappers_for_many_environments_take_ours() -> None:
    env = RecordEpisodeStatistics(GymVector("nozoku", 4, bots=["random"]))
    observed, _ = env.reset(seed=3)
    for step in range(400):
        mask = observed["action_mask"].astype(bool)
        actions = np.array([pick(np.flatnonzero(row).tolist(), number, step) for number, row in enumerate(mask)])
        observed, _rewards, ended, _cut, info = env.step(actions)
        assert env.observation_space.contains(observed)
        if ended.any():
            assert (info["episode"]["l"][ended] == step + 1).all()
            return
    raise AssertionError("no game ended")


# Nothing leaks


def seen_by(env: Any, redeal: Callable[[Any], None] | None) -> Any:
    """What an adapter tells now; in another world, if it is redealt before."""
    if isinstance(env, Aec):
        twin = Aec.__new__(Aec)
        twin.__dict__.update(env.__dict__)
        twin.vector = env.vector.copy()
        if redeal:
            redeal(twin.vector.rows.states[0])
            twin.vector.worker.look()
        return twin.observe(twin.agent_selection), twin.infos[twin.agent_selection]
    assert isinstance(env, Parallel)
    twin = Parallel.__new__(Parallel)
    twin.__dict__.update(env.__dict__)
    twin.vector = env.vector.copy()
    if redeal:
        redeal(twin.vector.rows.states[0])
        twin.vector.worker.look()
    return {agent: (twin._observed()[agent], twin._infos()[agent]) for agent in twin.possible_agents}


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return all(same(one[name], other[name]) for name in one)
    return all(map(same, one, other)) if isinstance(one, tuple) else bool(np.array_equal(one, other))


def another_world(env: Any, seat: int, step: int) -> Callable[[Any], None]:
    def redeal(s: Any) -> None:
        seed_generator(s, np.uint64(step), 3)
        env.vector.game.rules.redeal(s, seat)

    return redeal


def tells_nothing(way: Way, steps: int) -> None:
    aec, parallel = Aec(**of(way)), Parallel(**of(way))
    aec.reset(seed=4)
    parallel.reset(seed=4)
    for step in range(steps):
        seat = aec.possible_agents.index(aec.agent_selection)
        assert same(seen_by(aec, None), seen_by(aec, another_world(aec, seat, step))), "AEC tells a secret"
        for agent, each in seen_by(parallel, None).items():
            redeal = another_world(parallel, parallel.possible_agents.index(agent), step)
            assert same(each, seen_by(parallel, redeal)[agent]), "Parallel tells a secret"
        aec.step(pick(np.flatnonzero(aec.vector.mask[0]).tolist(), 0, step))
        masks = [np.flatnonzero(parallel.mask(seat)).tolist() for seat in range(parallel.vector.players)]
        parallel.step({f"seat_{seat}": pick(legal, seat, step) for seat, legal in enumerate(masks)})
        if not parallel.agents or any(aec.terminations.values()):
            return


@some
def test_pettingzoo_is_told_nothing_that_a_seat_cannot_know(way: Way) -> None:
    tells_nothing(way, 30)


@pytest.mark.long
@every
def test_pettingzoo_is_told_nothing_that_a_seat_cannot_know_in_any_kind_of_game(way: Way) -> None:
    tells_nothing(way, 150)


@pytest.mark.parametrize("adapter", [Aec, Parallel])
def test_a_leak_in_an_adapter_is_noticed(adapter: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(vector: Any, row: int, _seat: int, mask: Any) -> dict[str, Any]:
        return {"observation": vector.rows.states[row].tobytes(), "action_mask": mask}

    module = adapter.__module__
    monkeypatch.setattr(f"{module}.observed", leaking)
    with pytest.raises(AssertionError, match=f"{adapter.__name__.upper() if adapter is Aec else 'Parallel'} tells"):
        tells_nothing(("casket", 4, {}), 30)


@against
def test_gymnasium_is_told_nothing_that_its_seat_cannot_know(way: Way) -> None:
    env = GymEnv(**alone(way))
    observed, _ = env.reset(seed=4)
    for step in range(30):
        vector = env.games.vector
        twin = vector.copy()
        another_world(SimpleNamespace(vector=vector), env.games.seat, step)(twin.rows.states[0])
        twin.worker.look()
        assert np.array_equal(observed["observation"], twin.observation[0])
        observed, _, over, _, _ = env.step(pick(np.flatnonzero(observed["action_mask"]).tolist(), 0, step))
        if over:
            return


# Wrong use


def test_wrong_use_is_refused_by_every_adapter() -> None:
    way: Way = ("kraken", 3, {})
    aec, parallel, env = Aec(**of(way)), Parallel(**of(way)), GymEnv(**alone(way))
    aec.reset(seed=1)
    parallel.reset(seed=1)
    env.reset(seed=1)
    acting = f"seat_{parallel.asked()[0]}"
    idle = dict.fromkeys(parallel.agents, parallel.idle)
    tries: list[Callable[[], Any]] = [
        partial(aec.step, 3),
        partial(aec.step, 99),
        partial(parallel.step, {**idle, acting: 3}),
        partial(parallel.step, {**idle, acting: -5}),
        partial(env.step, 99),
    ]
    for wrong in tries:
        before = [each.save() for each in (aec.vector, parallel.vector, env.games.vector)]
        with pytest.raises(IllegalMove, match="row 0"):
            wrong()
        assert [each.save() for each in (aec.vector, parallel.vector, env.games.vector)] == before
    with pytest.raises(BadPlayers, match="an action is needed for each of seat_0, seat_1, seat_2"):
        parallel.step({acting: 0})


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"bots": "mate"}, "bots are a list of names"),
        ({"bots": ["mat"]}, "did you mean mate"),
        ({"bots": ["mate"] * 9}, "kraken is for 2 to 4 players, not 10"),
        ({"seat": 2}, "seats are 0 to 1, not 2"),
    ],
)
def test_bots_that_there_are_not_are_named(wanted: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPlayers, match=says):
        GymEnv("kraken", **wanted)
