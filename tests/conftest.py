"""What holds for all tests: rules are compiled, or taken from the cache, before they are called."""

import os

import pytest
from hypothesis import settings

os.environ.setdefault("DOUBLOON_COMPILE", "first")

from doubloon.engine.rule import INTERPRETED  # it reads the environment

settings.register_profile("the same in every run", derandomize=True, deadline=None)
settings.load_profile("the same in every run")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What would take hours interpreted is left to the compiled run."""
    left = [item for item in items if INTERPRETED and item.get_closest_marker("compiled")]
    items[:] = [item for item in items if item not in left]
    config.hook.pytest_deselected(items=left)
