"""PettingZoo's Parallel: all who may act now choose together, and nobody sees what the others chose."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from doubloon.bots.tempo import NOTHING
from doubloon.engine.bits import members
from doubloon.engine.errors import BadPlayers, shown
from doubloon.engine.realtime import NO_HASTE
from doubloon.envs.checks import checked_count, refusal
from doubloon.envs.rows import Array
from doubloon.envs.vector import Vector
from doubloon.extras import extra_needed
from doubloon.games import game as game_of

with extra_needed("doubloon.envs.parallel", "envs"):
    from gymnasium import spaces
    from pettingzoo import ParallelEnv

    from doubloon.envs.spaces import action_space, observation_space, observed


class Parallel(ParallelEnv):  # type: ignore[misc]
    """A game in which every seat gives an action at every step; the last action, `idle`, is for who is not asked.

    In a game by turns that is all but one, as a rule. In haste it is all whose hands are busy: a step lasts until some
    hand is free again, so that seats act in their own time here too.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "refused",
        hands: Sequence[str] | None = None,
        max_cycles: int | None = None,  # steps, after which the game is cut off
        render_mode: str | None = None,
    ) -> None:
        self.vector = Vector(
            game_of(game), 1, players=players, options=options, illegal=illegal, hands=hands, reset="manual"
        )
        self.metadata = {"name": f"doubloon_{game}_parallel", "render_modes": []}
        self.render_mode = render_mode
        self.max_cycles = None if max_cycles is None else checked_count("max_cycles", max_cycles)
        self.idle = self.vector.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.vector.players)]
        self.observation_spaces = {
            agent: observation_space(self.vector, self.idle + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.idle + 1) for agent in self.possible_agents}
        self.agents = self.possible_agents[:]
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.vector.reset(seed=seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observed(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        chosen = self._checked(actions)
        rewards = np.zeros(self.vector.players)
        while (seat := int(self.vector.seat[0])) in chosen:
            self.vector.step(np.array([chosen.pop(seat)]))
            rewards += self.vector.reward[0]
        self._steps += 1
        over = bool(self.vector.done[0])
        cut = not over and self._steps == self.max_cycles
        told = (
            self._observed(),
            dict(zip(self.agents, rewards.tolist(), strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            self._infos(),
        )
        if over or cut:
            self.agents = []
        return told

    def render(self) -> None:
        """Nothing is drawn here; `doubloon play` and the browser do."""

    def close(self) -> None:
        """There is nothing to close."""

    def asked(self) -> list[int]:
        """The seats that are to choose now: all who may act, or in haste those whose hands are free."""
        rows, calls = self.vector.rows, self.vector.game.calls
        actors = members(int(calls.actors(rows.states)))
        if rows.tempos is None or int(calls.haste(rows.states)) == NO_HASTE:
            return actors
        return [seat for seat in actors if rows.tempos[0].intent[seat] == NOTHING]

    def mask(self, seat: int) -> Array:
        """What that seat may do now; only to idle, if it is not asked."""
        mask = np.zeros(self.idle + 1, np.uint8)
        if seat not in self.asked():
            mask[self.idle] = 1
            return mask
        rows, calls = self.vector.rows, self.vector.game.calls
        calls.legal(rows.states, seat, mask[: len(self.vector.game.actions)])
        if rows.tempos is not None:
            mask[self.vector.actions - 1] = int(calls.haste(rows.states)) != NO_HASTE
        return mask

    def _checked(self, actions: dict[str, int]) -> dict[int, int]:
        """The actions of the seats that are asked; IllegalMove, before anything is done, if one of them cannot be."""
        if not isinstance(actions, dict) or not set(self.agents) <= set(actions):
            raise BadPlayers(f"an action is needed for each of {', '.join(self.agents)}, not {shown(actions)}")
        if not self.agents:
            raise refusal(self.vector.game, self.vector.rows.states[0], 0, -1, 0, self.idle)
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in self.asked()}
        for seat, action in chosen.items():
            if self.vector.refuses and not (0 <= action < self.idle and self.mask(seat)[action]):
                raise refusal(self.vector.game, self.vector.rows.states[0], 0, seat, action, self.idle)
        return chosen

    def _observed(self) -> dict[str, Any]:
        return {
            agent: observed(self.vector, 0, seat, self.mask(seat)) for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, Any]:
        return {agent: {"clock": int(self.vector.clock[0])} for agent in self.possible_agents}
