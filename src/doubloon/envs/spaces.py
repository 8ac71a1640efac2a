"""What Gymnasium and PettingZoo are told of observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from doubloon.envs.rows import Array
from doubloon.envs.vector import Vector


def action_space(actions: int) -> spaces.Discrete:
    """Numbers; the mask says which of them are legal."""
    return spaces.Discrete(actions)


def observation_space(vector: Vector, actions: int) -> spaces.Dict:
    """What a seat observes, and what it may do."""
    spec = vector.spec
    return spaces.Dict(
        {
            "observation": spaces.Box(spec.least, spec.most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def observed(vector: Vector, row: int, seat: int, mask: Array) -> dict[str, Any]:
    """What a seat observes, as an element of that space; it is the caller's to keep."""
    asked = seat == vector.seat[row]  # what it observes is written already
    seen = vector.observation[row].copy() if asked else vector.observe(row, seat)[0]
    return {"observation": seen, "action_mask": mask.astype(np.int8)}
