"""What a live table does by itself: it is part of the match, of its saves and its replays."""

import json

import pytest

import doubloon


def expired() -> doubloon.Match:
    match = doubloon.game("captain_dice").start(players=3, seed=8)
    match.expire(entropy=77)
    match.play(1, {"do": "cast"})
    match.expire()
    return match


def test_a_replay_holds_what_the_table_did_by_itself() -> None:
    match = expired()
    replay = doubloon.replay(match.replay.json().encode())
    assert replay == match.replay
    assert replay.play().digest == match.digest
    assert doubloon.load(match.save()).digest == match.digest


def test_it_reads_as_an_expiry_of_the_table() -> None:
    moves = json.loads(expired().replay.json())["moves"]
    assert moves == [[-1, {"do": "expire"}, 77], [1, {"do": "cast"}], [-1, {"do": "expire"}]]


@pytest.mark.parametrize("row", [[-1, {"do": "ring"}], [1, {"do": "expire"}], [-1, "expire"]])
def test_nothing_else_is_done_by_the_table_or_expired_by_a_player(row: list[object]) -> None:
    document = json.loads(expired().replay.json())
    document["moves"][0] = row
    with pytest.raises(doubloon.DamagedFile, match="move 1 of the replay"):
        doubloon.replay(json.dumps(document).encode()).play()


def test_a_game_by_turns_never_expires() -> None:
    match = doubloon.game("kraken").start(players=2, seed=1)
    assert not match.game.real_time
    assert match.patience == 0
    with pytest.raises(doubloon.IllegalMove, match="however long"):
        match.expire()
