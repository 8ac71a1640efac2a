"""What is not installed is said in a sentence."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "lacks", "says"),
    [
        (
            "aec",
            "pettingzoo",
            "doubloon.envs.aec needs pettingzoo, which is not installed: pip install 'doubloon[envs]'",
        ),
        ("parallel", "gymnasium", "doubloon.envs.parallel needs gymnasium, which is not installed"),
        ("gym", "gymnasium", "doubloon.envs.gym needs gymnasium, which is not installed"),
        (
            "spiel",
            "pyspiel",
            "doubloon.envs.spiel needs pyspiel, which is not installed: pip install 'doubloon[bench]'",
        ),
    ],
)
def test_an_adapter_whose_library_is_missing_says_what_to_install(module: str, lacks: str, says: str) -> None:
    text = f"import sys; sys.modules['{lacks}'] = None; import doubloon.envs, doubloon.envs.{module}"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert says in done.stderr


def test_the_core_needs_none_of_them() -> None:
    text = (
        "import sys\nfor name in ('gymnasium', 'pettingzoo', 'pyspiel', 'torch'): sys.modules[name] = None\n"
        "import doubloon; doubloon.vector, doubloon.observation_spec"
    )
    subprocess.run([sys.executable, "-c", text], check=True)
