"""What is not installed is said in a sentence, and the core needs none of it."""

import subprocess
import sys

SCRIPT = """
import importlib, sys
for name in ('gymnasium', 'pettingzoo', 'pyspiel', 'torch'):
    sys.modules[name] = None
import doubloon
doubloon.vector, doubloon.observation_spec
for module in ('aec', 'parallel', 'gym', 'spiel'):
    try:
        importlib.import_module('doubloon.envs.' + module)
    except doubloon.DoubloonError as error:
        print(error)
"""
SAYS = """\
doubloon.envs.aec needs gymnasium, which is not installed: pip install 'doubloon[envs]' brings it
doubloon.envs.parallel needs gymnasium, which is not installed: pip install 'doubloon[envs]' brings it
doubloon.envs.gym needs gymnasium, which is not installed: pip install 'doubloon[envs]' brings it
doubloon.envs.spiel needs pyspiel, which is not installed: pip install 'doubloon[bench]' brings it
"""


def test_an_adapter_whose_library_is_missing_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert done.stdout == SAYS
