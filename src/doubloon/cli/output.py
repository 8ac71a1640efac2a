"""Output that cannot hold every character, such as cp1252 on Windows: what it lacks is written in others."""

import codecs
import io
from typing import TextIO

ERRORS = "doubloon-plain"
PLAIN = dict(zip("–—•·▌→←×÷⚄⚑◉◆▶▲∆≈", "--*.|><x/#P0*>^^~", strict=True)) | {"…": "..."}
UNKNOWN = "?"


def can_be_printed_anywhere(*streams: TextIO) -> None:
    """Let streams write something readable for what their encoding lacks, instead of failing."""
    codecs.register_error(ERRORS, _plain)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)


def can_print(text: str, stream: TextIO) -> bool:
    """Whether the encoding of a stream has all these characters."""
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _plain(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError), "only writing is asked for"
    lacking = error.object[error.start : error.end]
    return "".join(PLAIN.get(character, UNKNOWN) for character in lacking), error.end
