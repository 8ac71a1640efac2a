"""A record: all that a game was, as everyone was shown it, for when nobody can play it again under its rules."""

import zlib

import msgspec

from doubloon.server.table.pictures import Viewer

_SPECTATOR = "spectator"


class Record(msgspec.Struct, frozen=True):
    """A game that is over. A step is written once for all who saw the same."""

    rules: str
    replay: msgspec.Raw
    steps: list[dict[str, msgspec.Raw]]

    def seen_by(self, viewer: Viewer) -> list[msgspec.Raw]:
        """The steps as a seat, or a spectator, was shown them."""
        return [step.get(_name(viewer), step[_SPECTATOR]) for step in self.steps]

    def pack(self) -> bytes:
        """The record as bytes."""
        return zlib.compress(_encode(self))

    @classmethod
    def unpack(cls, data: bytes) -> "Record":
        """The same, read."""
        return _decode(zlib.decompress(data))


def shared(steps: dict[Viewer, bytes]) -> dict[str, msgspec.Raw]:
    """A step as each viewer saw it, those left out who saw what a spectator did."""
    return {_name(viewer): msgspec.Raw(step) for viewer, step in steps.items() if viewer is None or step != steps[None]}


def _name(viewer: Viewer) -> str:
    return _SPECTATOR if viewer is None else str(viewer)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Record).decode
