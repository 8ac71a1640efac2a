"""Chance that players can check: a replay with its table's secret and the hash that was published."""

import dataclasses
import hashlib
import hmac
import json

import msgspec
import pytest

import doubloon
from doubloon.engine.fairness import Proof, commitment, entropy_of, new_secret, seed_of
from doubloon.engine.match import SEEDS

SECRET = bytes(range(32))


def fair_replay(moves: int = 12) -> doubloon.Replay:
    match = doubloon.game("kraken").start(players=3, seed=seed_of(SECRET))
    for number in range(1, moves + 1):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[-1], entropy_of(SECRET, number))
    return dataclasses.replace(match.replay, proof=Proof(SECRET, commitment(SECRET)))


def test_the_entropy_of_a_move_is_an_hmac_of_its_number() -> None:
    for number in range(100):
        word = hmac.new(SECRET, str(number).encode(), hashlib.sha256).digest()[:8]
        assert entropy_of(SECRET, number) == int.from_bytes(word, "big")


def test_a_fair_replay_is_read_and_played_again() -> None:
    replay = fair_replay()
    again = doubloon.replay(replay.json().encode())
    assert again == replay
    assert again.play().digest == replay.digest


def test_another_secret_than_the_published_one_is_noticed() -> None:
    replay = dataclasses.replace(fair_replay(), proof=Proof(SECRET, commitment(bytes(32))))
    with pytest.raises(doubloon.DamagedFile, match="not the one whose hash was published"):
        replay.play()


def test_a_seed_or_a_roll_that_does_not_come_from_the_secret_is_noticed() -> None:
    replay = fair_replay()
    with pytest.raises(doubloon.DamagedFile, match="the seed of the replay"):
        dataclasses.replace(replay, seed=replay.seed + 1).play()
    other = msgspec.structs.replace(replay.moves[4], entropy=7)
    with pytest.raises(doubloon.DamagedFile, match="the chance of move 5"):
        dataclasses.replace(replay, moves=(*replay.moves[:4], other, *replay.moves[5:])).play()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": "00"}, "secret of a replay is 32 bytes in hexadecimal"),
        ({"secret": "zz" * 32}, "secret of a replay is 32 bytes in hexadecimal"),
        ({"secret": 7}, "damaged at secret: Expected str, got int"),
        ({"secret_hash": None}, "damaged at secret_hash: Expected str, got null"),
    ],
)
def test_a_damaged_proof_is_named(change: dict[str, object], reason: str) -> None:
    document = {**json.loads(fair_replay().json()), **change}
    with pytest.raises(doubloon.DamagedFile, match=reason):
        doubloon.replay(json.dumps(document).encode())


def test_half_a_proof_is_none() -> None:
    document = json.loads(fair_replay().json())
    del document["secret"]
    with pytest.raises(doubloon.DamagedFile, match="both secret and secret_hash, or neither"):
        doubloon.replay(json.dumps(document).encode())


def test_secrets_differ_and_seeds_are_within_their_limits() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(0 <= seed_of(secret) < SEEDS for secret in secrets)
