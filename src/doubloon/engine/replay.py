"""A replay: what led to a point of a match, serialized as JSON or packed into a save, and the way back there."""

import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from doubloon.engine.actions import Action
from doubloon.engine.errors import BadSeed, DamagedFile, DoubloonError, OtherRules, shown
from doubloon.engine.events import Event
from doubloon.engine.fairness import SECRET_BYTES, Proof, check_fairness
from doubloon.engine.options import Options

if TYPE_CHECKING:
    from doubloon.engine.game import Game
    from doubloon.engine.match import Match

FORMAT = 1
ENTROPIES = 2**64  # entropy is a whole number below this
_MAGIC = b"doubloon save\n"
_FIELDS = {"format", "game", "rules", "players", "seed", "options", "moves", "digest"}
_PROOF_FIELDS = {"secret", "secret_hash"}  # of a table on a server
_KINDS = {int: "a whole number", str: "a text", dict: "an object", list: "a list"}
_MOVE_LENGTHS = (2, 3)
_MOST_BYTES = 64 * 2**20  # unpacked; far above any match
_DIGEST_BYTES = hashlib.sha256().digest_size

TABLE = -1  # the "seat" of what a live table does by itself
EXPIRED = -1  # all that it can do: its patience is at an end
_EXPIRY = {"do": "expire"}


class Move(msgspec.Struct, frozen=True, gc=False):
    """A move that was made, with the entropy that a live table gave it (None: chance went on from the seed)."""

    seat: int
    action: int
    entropy: int | None = None


@dataclass(frozen=True)
class Replay:
    """Game, options, players, seed and moves: enough to play the match again, and a fingerprint to check it by."""

    game: "Game"
    players: int
    seed: int
    options: Options
    moves: tuple[Move, ...]
    digest: str
    proof: Proof | None = None

    def json(self) -> str:
        """The replay as JSON, readable by people too."""
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game.name,
                "rules": self.game.version,
                "players": self.players,
                "seed": self.seed,
                "options": self.options,
                "moves": [
                    [move.seat, self._readable(move), *([] if move.entropy is None else [move.entropy])]
                    for move in self.moves
                ],
                "digest": self.digest,
                **self._plain_proof(),
            }
        )

    def pack(self) -> bytes:
        """The replay as bytes, compressed, with a checksum."""
        packed = zlib.compress(self.json().encode())
        return _MAGIC + hashlib.sha256(packed).digest() + packed

    def play(self) -> "Match":
        """The match at the end of the replay; DamagedFile where the moves do not lead there."""
        match = self.start()
        for _ in self.steps(match):
            pass
        return match

    def start(self) -> "Match":
        """The match before the first move."""
        return self.game.start(self.players, self.seed, self.options)

    def steps(self, match: "Match") -> Iterator[list[Event]]:
        """Make the moves one by one on the match of `start`; what happened in each. Checks the end, and all proof."""
        if self.proof is not None:
            check_fairness(self, self.proof)
        for number, move in enumerate(self.moves, 1):
            try:
                if move.action == EXPIRED:
                    yield match.expire(move.entropy)
                else:
                    yield match.play(move.seat, self._readable(move), move.entropy)
            except DoubloonError as error:
                raise DamagedFile(f"move {number} of the replay cannot be made: {error}") from error
        if match.digest != self.digest:
            raise DamagedFile("the replay's moves do not lead to the position that it names as its end")

    def _plain_proof(self) -> dict[str, str]:
        if self.proof is None:
            return {}
        return {"secret": self.proof.secret.hex(), "secret_hash": self.proof.published}

    def _readable(self, move: Move) -> Action:
        return _EXPIRY if move.action == EXPIRED else self.game.actions.decode(move.action)


def checked_entropy(entropy: object) -> int:
    """The entropy, if it is one."""
    if isinstance(entropy, bool) or not isinstance(entropy, int) or not 0 <= entropy < ENTROPIES:
        raise BadSeed(f"entropy is a whole number from 0 to {ENTROPIES - 1}, not {shown(entropy)}")
    return entropy


def read_replay(data: bytes | bytearray, find_game: Callable[[str], "Game"]) -> Replay:
    """The replay in a save or in JSON."""
    if not isinstance(data, bytes | bytearray):
        raise DamagedFile(f"a save or a replay is bytes, not {shown(data)}")
    try:
        document = json.loads(_unpack(data) if data.startswith(_MAGIC) else data)
    except (ValueError, RecursionError) as error:
        raise DamagedFile(
            "this is neither a save nor a replay: a table in the terminal writes saves, a server gives out replays"
        ) from error
    if not isinstance(document, dict) or set(document) not in (_FIELDS, _FIELDS | _PROOF_FIELDS):
        fields, proof = ", ".join(sorted(_FIELDS)), " and ".join(sorted(_PROOF_FIELDS))
        raise DamagedFile(f"a replay has the fields {fields}, perhaps both {proof}, and no others")
    _check_type(document, "format", int)
    if document["format"] != FORMAT:
        raise DamagedFile(f"this Doubloon reads replays of format {FORMAT}, not {shown(document['format'])}")
    return _read_document(document, find_game)


def _read_document(document: dict[str, Any], find_game: Callable[[str], "Game"]) -> Replay:
    _check_type(document, "game", str)
    game = find_game(document["game"])
    _check_type(document, "rules", str)
    if document["rules"] != game.version:
        raise OtherRules(
            f"the replay was made under version {shown(document['rules'])} of the rules of {game.name};"
            f" this is version {game.version}"
        )
    for field, kind in (("players", int), ("seed", int), ("options", dict), ("moves", list), ("digest", str)):
        _check_type(document, field, kind)
    return Replay(
        game=game,
        players=document["players"],
        seed=document["seed"],
        options=game.read_options(document["options"]),
        moves=tuple(_read_move(game, number, row) for number, row in enumerate(document["moves"], 1)),
        digest=document["digest"],
        proof=_read_proof(document) if "secret" in document else None,
    )


def _read_proof(document: dict[str, Any]) -> Proof:
    for field in _PROOF_FIELDS:
        _check_type(document, field, str)
    try:
        secret = bytes.fromhex(document["secret"])
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise DamagedFile(f"secret of a replay is {SECRET_BYTES} bytes in hexadecimal, not {shown(document['secret'])}")
    return Proof(secret, document["secret_hash"])


def _check_type(document: dict[str, Any], field: str, kind: type) -> None:
    if type(document[field]) is not kind:
        raise DamagedFile(f"{field} of a replay is {_KINDS[kind]}, not {shown(document[field])}")


def _read_move(game: "Game", number: int, row: object) -> Move:
    if not isinstance(row, list) or len(row) not in _MOVE_LENGTHS:
        raise DamagedFile(
            f"move {number} of the replay is a list of seat, action and perhaps entropy, not {shown(row)}"
        )
    seat, action, *entropy = row
    try:
        made = EXPIRED if [seat, action] == [TABLE, _EXPIRY] else game.actions.encode(action)
        return Move(seat, made, *map(checked_entropy, entropy))
    except DoubloonError as error:
        raise DamagedFile(f"move {number} of the replay cannot be read: {error}") from error


def _unpack(data: bytes | bytearray) -> bytes:
    checksum, packed = data[len(_MAGIC) :][:_DIGEST_BYTES], data[len(_MAGIC) + _DIGEST_BYTES :]
    if hashlib.sha256(packed).digest() != checksum:
        raise DamagedFile("the save is damaged: its checksum does not fit")
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(packed, _MOST_BYTES)
    except zlib.error as error:
        raise DamagedFile(f"the save is damaged: {error}") from error
    if not unpacker.eof or unpacker.unused_data:
        raise DamagedFile("the save is damaged: it is too short or too long")
    return text
