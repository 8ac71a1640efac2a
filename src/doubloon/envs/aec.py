"""PettingZoo's AEC: one seat acts at a time."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from doubloon.envs.checks import checked_count
from doubloon.envs.rows import Array
from doubloon.envs.vector import Vector
from doubloon.extras import extra_needed
from doubloon.games import game as game_of

with extra_needed("doubloon.envs.aec", "envs"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from doubloon.envs.spaces import action_space, observation_space, observed


class Aec(AECEnv):  # type: ignore[misc]
    """A game in which `agent_selection` is the seat that is asked. Who chooses at the same moment is asked in turn.

    An observation is a dictionary of `observation` and `action_mask`, which is all zeros for a seat that is not asked.
    A reward comes at the end of the game: a seat's share of the win. `infos` tells the clock of real time.
    """

    agents: list[str]
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, int]]
    _cumulative_rewards: dict[str, float]
    _decisions: int

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "refused",
        hands: Sequence[str] | None = None,
        max_cycles: int | None = None,  # decisions, after which the game is cut off
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.vector = Vector(
            game_of(game), 1, players=players, options=options, illegal=illegal, hands=hands, reset="manual"
        )
        self.metadata = {"name": f"doubloon_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = None if max_cycles is None else checked_count("max_cycles", max_cycles)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.vector.players)]
        self.observation_spaces = dict.fromkeys(
            self.possible_agents, observation_space(self.vector, self.vector.actions)
        )
        self.action_spaces = {agent: action_space(self.vector.actions) for agent in self.possible_agents}
        self._begin()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.vector.reset(seed=seed)
        self._begin()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asked = seat == self.vector.seat[0]
        mask: Array = self.vector.mask[0] if asked else np.zeros(self.vector.actions, np.int8)
        return observed(self.vector, 0, seat, mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.vector.step(np.array([-1 if action is None else action]))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.possible_agents, self.vector.reward[0].tolist(), strict=True))
        self._tell()
        if self.vector.done[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn here; `doubloon play` and the browser do."""

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {}
        self._decisions = 0
        self._tell()
        self._select()

    def _tell(self) -> None:
        clock = int(self.vector.clock[0])
        for agent in self.agents:
            self.infos[agent] = {"clock": clock}

    def _select(self) -> None:
        seat = int(self.vector.seat[0])
        self.agent_selection = self.possible_agents[seat] if seat >= 0 else self.agents[0]
