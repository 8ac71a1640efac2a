"""A replay: what led to a point of a match, serialized as JSON or packed into a save, and the way back there."""

import hashlib
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

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


class _Head(msgspec.Struct, frozen=True):
    """What every format begins with."""

    format: int


class _Written(_Head, frozen=True, forbid_unknown_fields=True):
    """A replay as it is written in JSON."""

    game: str
    rules: str
    players: int
    seed: int
    options: dict[str, Any]
    moves: list[Annotated[list[Any], msgspec.Meta(min_length=2, max_length=3)]]  # seat, action, perhaps entropy
    digest: str
    secret: str | UnsetType = UNSET  # of a table on a server, as the next
    secret_hash: str | UnsetType = UNSET


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
        written = _Written(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            players=self.players,
            seed=self.seed,
            options=dict(self.options),
            moves=[
                [move.seat, self._readable(move), *([] if move.entropy is None else [move.entropy])]
                for move in self.moves
            ],
            digest=self.digest,
            secret=self.proof.secret.hex() if self.proof else UNSET,
            secret_hash=self.proof.published if self.proof else UNSET,
        )
        return msgspec.json.encode(written).decode()

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
    written = _read(_unpack(data) if data.startswith(_MAGIC) else data)
    game = find_game(written.game)
    if written.rules != game.version:
        raise OtherRules(
            f"the replay was made under version {shown(written.rules)} of the rules of {game.name};"
            f" this is version {game.version}"
        )
    return Replay(
        game=game,
        players=written.players,
        seed=written.seed,
        options=game.read_options(written.options),
        moves=tuple(_read_move(game, number, row) for number, row in enumerate(written.moves, 1)),
        digest=written.digest,
        proof=_read_proof(written.secret, written.secret_hash),
    )


def _read(text: bytes | bytearray) -> _Written:
    try:
        found = msgspec.json.decode(text, type=_Head).format
    except (ValueError, RecursionError) as error:
        raise DamagedFile(
            "this is neither a save nor a replay: a table in the terminal writes saves, a server gives out replays"
        ) from error
    if found != FORMAT:
        raise DamagedFile(f"this Doubloon reads replays of format {FORMAT}, not {shown(found)}")
    try:
        return msgspec.json.decode(text, type=_Written)
    except (ValueError, RecursionError) as error:
        wrong, _, place = str(error).replace("`", "").partition(" - at $.")
        raise DamagedFile(f"the replay is damaged{place and f' at {place}'}: {wrong}") from error


def _read_proof(secret: str | UnsetType, published: str | UnsetType) -> Proof | None:
    if secret is UNSET and published is UNSET:
        return None
    if secret is UNSET or published is UNSET:
        raise DamagedFile("a replay has both secret and secret_hash, or neither")
    try:
        kept = bytes.fromhex(secret)
    except ValueError:
        kept = b""
    if len(kept) != SECRET_BYTES:
        raise DamagedFile(f"secret of a replay is {SECRET_BYTES} bytes in hexadecimal, not {shown(secret)}")
    return Proof(kept, published)


def _read_move(game: "Game", number: int, row: list[Any]) -> Move:
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
