"""Environments for people who train players: many games in one call, and what other libraries expect of one."""

from doubloon.envs.observation import ObservationSpec, observation_spec
from doubloon.envs.start import vector
from doubloon.envs.vector import Final, Vector

__all__ = ["Final", "ObservationSpec", "Vector", "observation_spec", "vector"]
