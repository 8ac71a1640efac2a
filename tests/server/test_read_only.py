"""A server whose whole system is read-only but for its data folder and the temporary one, as in a container."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.engine.cache import cache_root
from tests.server.running import WAIT, Guest

# In a view of the system of its own: everything is read-only, then the two folders are put over it.
ALONE = ["unshare", "--mount", "--propagation", "private", "sh", "-euc"]
SCRIPT = """
mount -t tmpfs doubloon "$DATA"
awk '{print $2}' /proc/mounts | grep -E '^/($|root|home|usr|work|opt|var|etc)' | while read -r at; do
  mount -o remount,ro,bind "$at" 2>/dev/null || true
done
if touch "$PROBE" 2>/dev/null; then echo "still writable"; exit 3; fi
exec "$PYTHON" -m doubloon serve --port 0 --data "$DATA"
"""


def test_nothing_but_the_data_folder_need_be_writable(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    environment = {
        **os.environ,
        "DATA": str(tmp_path / "data"),
        "PROBE": str(Path(__file__).with_name("probe")),
        "PYTHON": sys.executable,
        "DOUBLOON_CACHE": str(cache_root()),
    }
    if subprocess.run([*ALONE, "true"], capture_output=True, check=False).returncode:
        pytest.skip("only root can have a system of its own")
    with subprocess.Popen(
        [*ALONE, SCRIPT], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, line + process.stderr.read()
            ann = Guest(found.group())
            ann.post("/api/guests", name="Ann")
            socket = ann.socket(ann.table(bots=1))
            socket.my_turn()
            assert socket.move()["type"] == "step"
            assert ann.ask("GET", "/readyz")["ready"]
            ann.close()
        finally:
            process.terminate()
        _, said = process.communicate(timeout=WAIT)
    assert "cannot write compiled rules" not in said
    assert "Traceback" not in said
