"""The example of a third-party bot plays a whole game by the protocol of everyone; so does the recipe with curl."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Running

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "bot_client.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


@pytest.mark.parametrize("game", ["kraken", "captain_dice"])
def test_the_example_plays_a_whole_game(server: Running, game: str) -> None:
    ann = server.guest()
    token = ann.post("/api/me/bots", name="Robo")["token"]
    options = {"kraken": {"round_limit": 10}, "captain_dice": {"mode": "turns"}}[game]
    table = ann.table(game, players=2, bots=1, sit=False, options=options)
    command = [sys.executable, str(EXAMPLE), server.url, token, table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        with ann.socket(table) as watcher:
            watcher.until(lambda m: m.get("kind") == "sat" or watcher.first["seats"][0]["program"])
        ann.start(table)
        printed, errors = bot.communicate(timeout=120)
    assert bot.returncode == 0, errors
    result = json.loads(printed)
    assert result["moves"] > 2
    assert sorted(result["ranks"])[0] == 1
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "over"


def test_the_recipe_of_the_protocol_page_plays_a_whole_game(server: Running) -> None:
    [recipe] = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8"), flags=re.S)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = ["bash", "-e", "-o", "pipefail", "-c", recipe]
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "SERVER": server.url, "PATH": path},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    *_, played, verdict = re.findall(r"\{.*?\}(?=\{|\n|$)", run.stdout)
    assert json.loads(played)["moves"] > 2
    assert json.loads(verdict)["fair"] is True
