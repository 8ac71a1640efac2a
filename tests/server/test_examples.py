"""The example of a third-party bot plays a whole game, by the same protocol as everyone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Running

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot_client.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


@pytest.mark.parametrize("game", ["kraken", "captain_dice"])
def test_the_example_plays_a_whole_game(server: Running, game: str) -> None:
    ann = server.guest()
    token = ann.post("/api/me/bots", name="Robo")["token"]
    options = {"kraken": {"round_limit": 10}, "captain_dice": {"mode": "turns", "round_limit": 2}}[game]
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
