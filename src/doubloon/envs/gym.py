"""Gymnasium: one seat against named bots, in one game or in many."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from doubloon.envs.checks import checked_count
from doubloon.envs.opponents import Opponents
from doubloon.envs.rows import Array
from doubloon.extras import extra_needed

with extra_needed("doubloon.envs.gym", "envs"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from doubloon.envs.spaces import action_space, observation_space


class GymEnv(gymnasium.Env[Any, Any]):
    """A game in which one seat is the learner's. The reward is its share of the win, at the end."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[str] = ("random",),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        illegal: str = "refused",
        max_cycles: int | None = None,  # of its own decisions, after which the game is cut off
        render_mode: str | None = None,
    ) -> None:
        self.games = Opponents(game, 1, bots=bots, seat=seat, options=options, illegal=illegal)
        self.max_cycles = None if max_cycles is None else checked_count("max_cycles", max_cycles)
        self.render_mode = render_mode
        vector = self.games.vector
        self.observation_space = observation_space(vector, vector.actions)
        self.action_space = action_space(vector.actions)
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed)
        self.games.begin(np.arange(1), seed=seed)
        self._steps = 0
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        self.games.step(np.array([action]))
        self._steps += 1
        vector = self.games.vector
        over = bool(vector.done[0])
        cut = not over and self._steps == self.max_cycles
        return self._observed(), float(vector.reward[0, self.games.seat]), over, cut, self._info()

    def _observed(self) -> dict[str, Array]:
        vector, seat = self.games.vector, self.games.seat
        final = vector.final.observation[0, seat] if vector.done[0] else vector.observation[0]
        return {"observation": final.copy(), "action_mask": vector.mask[0].astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"clock": int(self.games.vector.clock[0])}


class GymVector(VectorEnv[Any, Any, Any]):
    """Many such games; a row whose game is over has begun another, and `final_obs` tells how that one ended."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        bots: Sequence[str] = ("random",),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        illegal: str = "refused",
        render_mode: str | None = None,
    ) -> None:
        self.games = Opponents(game, num_envs, bots=bots, seat=seat, options=options, illegal=illegal)
        self.num_envs = num_envs
        self.render_mode = render_mode
        vector = self.games.vector
        self.single_observation_space = observation_space(vector, vector.actions)
        self.single_action_space = action_space(vector.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        if isinstance(seed, list):
            seed = None if any(each is None for each in seed) else int(np.sum([each or 0 for each in seed]))
        self.games.begin(np.arange(self.num_envs), seed=seed)
        return self._observed(), self._info()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        self.games.step(actions)
        vector, seat = self.games.vector, self.games.seat
        ended, rewards = vector.done.copy(), vector.reward[:, seat].astype(np.float64)
        info = self._info()
        if ended.any():
            final = {
                "observation": vector.final.observation[:, seat].copy(),
                "action_mask": np.zeros((self.num_envs, vector.actions), np.int8),
            }
            info |= {"final_obs": final, "_final_obs": ended}
            self.games.begin(np.flatnonzero(ended))
        return self._observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _observed(self) -> dict[str, Array]:
        vector = self.games.vector
        return {"observation": vector.observation.copy(), "action_mask": vector.mask.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"clock": self.games.vector.clock.copy(), "_clock": np.ones(self.num_envs, np.bool_)}
