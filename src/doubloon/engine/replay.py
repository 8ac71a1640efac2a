"""A replay: what led to a point of a match, as JSON or packed into a save, and the way back to that point."""

import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from doubloon.engine.actions import Action
from doubloon.engine.errors import DamagedFile, DoubloonError, OtherRules
from doubloon.engine.events import Event
from doubloon.engine.options import Options

if TYPE_CHECKING:
    from doubloon.engine.game import Game
    from doubloon.engine.match import Match

FORMAT = 1
_MAGIC = b"doubloon save\n"
_FIELDS = {"format", "game", "rules", "players", "seed", "options", "moves", "digest"}
_MOST_BYTES = 64 * 2**20  # unpacked; far above any match
_DIGEST_BYTES = hashlib.sha256().digest_size

TABLE = -1  # the "seat" of what a live table does by itself
EXPIRED = 0  # all that it can do: its patience is at an end
_EXPIRY = {"do": "expire"}


@dataclass(frozen=True)
class Move:
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
            }
        )

    def pack(self) -> bytes:
        """The replay as bytes, compressed, with a checksum."""
        text = self.json().encode()
        return _MAGIC + hashlib.sha256(text).digest() + zlib.compress(text)

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
        """Make the moves one by one on the match of `start`; what happened in each. Checks the end."""
        for number, move in enumerate(self.moves, 1):
            try:
                if move.seat == TABLE:
                    yield match.expire(move.entropy)
                else:
                    yield match.play(move.seat, self.game.actions.decode(move.action), move.entropy)
            except DoubloonError as error:
                raise DamagedFile(f"move {number} of the replay cannot be made: {error}") from error
        if match.digest != self.digest:
            raise DamagedFile("the replay's moves do not lead to the position that it names as its end")

    def _readable(self, move: Move) -> Action:
        return _EXPIRY if move.seat == TABLE else self.game.actions.decode(move.action)


def read_replay(data: bytes, find_game: Callable[[str], "Game"]) -> Replay:
    """The replay in a save or in JSON."""
    try:
        document = json.loads(_unpack(data) if data.startswith(_MAGIC) else data)
    except (ValueError, RecursionError) as error:
        raise DamagedFile(f"this is neither a save nor a replay: {error}") from error
    if not isinstance(document, dict) or set(document) != _FIELDS:
        raise DamagedFile(f"a replay has the fields {', '.join(sorted(_FIELDS))}, and no others")
    if document["format"] != FORMAT:
        raise DamagedFile(f"this Doubloon reads replays of format {FORMAT}, not {document['format']!r:.40}")
    game = find_game(document["game"])
    if document["rules"] != game.version:
        raise OtherRules(
            f"the replay was made under version {document['rules']!r:.40} of the rules of {game.name};"
            f" this is version {game.version}"
        )
    return Replay(
        game=game,
        players=document["players"],
        seed=document["seed"],
        options=_read_options(game, document["options"]),
        moves=_read_moves(game, document["moves"]),
        digest=document["digest"],
    )


def _unpack(data: bytes) -> bytes:
    checksum, packed = data[len(_MAGIC) :][:_DIGEST_BYTES], data[len(_MAGIC) + _DIGEST_BYTES :]
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(packed, _MOST_BYTES)
    except zlib.error as error:
        raise DamagedFile(f"the save is damaged: {error}") from error
    if not unpacker.eof or unpacker.unused_data:
        raise DamagedFile("the save is damaged: it is too short or too long")
    if hashlib.sha256(text).digest() != checksum:
        raise DamagedFile("the save is damaged: its checksum does not fit")
    return text


def _read_options(game: "Game", options: Any) -> Options:
    if not isinstance(options, dict):
        raise DamagedFile("the options of a replay are an object")
    return game.read_options(options)


def _read_moves(game: "Game", moves: Any) -> tuple[Move, ...]:
    if not isinstance(moves, list):
        raise DamagedFile("the moves of a replay are a list")
    read = []
    for number, row in enumerate(moves, 1):
        try:
            seat, action, *entropy = row
            if not all(isinstance(word, int) and 0 <= word < 2**64 for word in entropy):
                raise ValueError(f"entropy is a whole number of 64 bits, not {entropy!r:.80}")
            read.append(Move(seat, _number(game, seat, action), *entropy))
        except (TypeError, ValueError, DoubloonError) as error:
            raise DamagedFile(f"move {number} of the replay cannot be read: {error}") from error
    return tuple(read)


def _number(game: "Game", seat: Any, action: Any) -> int:
    if seat != TABLE:
        return game.actions.encode(action)
    if action != _EXPIRY:
        raise ValueError(f"all that a table does by itself is {_EXPIRY}, not {action!r:.80}")
    return EXPIRED
