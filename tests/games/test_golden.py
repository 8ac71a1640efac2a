"""Golden games: recorded games come out as they did, for every game, option and number of players."""

import gzip
import json
from typing import Any

import pytest

import doubloon
from doubloon.engine.errors import OtherRules
from doubloon.engine.options import Whole
from tools.golden import FOLDER, digests_of, file_of, tables, ways

every_game = pytest.mark.parametrize("name", doubloon.names())


def kept(file: Any) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads(gzip.decompress(file.read_bytes()))
    return games


@every_game
def test_recorded_games_come_out_as_they_did(name: str) -> None:
    game = doubloon.game(name)
    assert file_of(game).exists(), "the version is new: `python -m tools.golden` writes its games"
    for recorded in kept(file_of(game)):
        replay = recorded["replay"]
        again = digests_of(game.start(replay["players"], replay["seed"], replay["options"]), replay["moves"])
        wrong = [number for number, (a, b) in enumerate(zip(again, recorded["digests"], strict=True)) if a != b]
        assert not wrong, (
            f"with {replay['options']} and {replay['players']} players the game is another from move {wrong[0]} on:"
            f" raise the version of {name}, keep {file_of(game).name}, and write new ones by `python -m tools.golden`"
        )
        assert doubloon.replay(json.dumps(replay).encode()).play().digest == replay["digest"]


@every_game
def test_every_option_and_number_of_players_is_recorded(name: str) -> None:
    game = doubloon.game(name)
    replays = [recorded["replay"] for recorded in kept(file_of(game))]
    assert {replay["players"] for replay in replays} == set(game.players)
    ended = [replay for replay in replays if doubloon.replay(json.dumps(replay).encode()).play().over]
    assert len(ended) >= len(list(tables(game))), "how games end is recorded too"
    assert len(replays) == len(list(ways(game))) * len(game.players) + len(list(tables(game)))
    for option in game.options:
        bounds = [option.least, option.most] if isinstance(option, Whole) else []
        missing = [
            v for v in (*option.kinds, *bounds) if all(replay["options"][option.name] != v for replay in replays)
        ]
        assert not missing, f"{option.name} is never {missing}"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json.gz")), ids=lambda file: file.name)
def test_replays_of_older_versions_say_which_rules_they_were_played_under(file: Any) -> None:
    name, _, version = file.name.removesuffix(".json.gz").rpartition("-")
    replay = kept(file)[0]["replay"]
    assert (replay["game"], replay["rules"]) == (name, version)
    if version == doubloon.game(name).version:
        replay["rules"] = "older"
    with pytest.raises(OtherRules, match=f"version '{replay['rules']}' .* this is version"):
        doubloon.replay(json.dumps(replay).encode())
