"""The option `dial`: the Kraken's moods around the dial (K6)."""

from typing import Any

from doubloon.engine.errors import BadOption, shown
from doubloon.engine.records import Record
from doubloon.games.kraken.state import MOODS, MOST_SEGMENTS, TANTRUM


class DialOption:
    """A ring of moods, as a list or as words with commas; the first is the Tantrum that the dial starts on."""

    name = "dial"
    default = ("tantrum", "dormant", "dormant", "enraged", "dormant", "dormant")
    kinds = ()
    allowed = f"tantrum,… (2–{MOST_SEGMENTS} × {' / '.join(MOODS)})"

    def read(self, value: object) -> Any:
        moods = [word.strip() for word in value.split(",")] if isinstance(value, str) else value
        if (
            not isinstance(moods, list | tuple)
            or not 2 <= len(moods) <= MOST_SEGMENTS
            or any(mood not in MOODS for mood in moods)
            or moods[0] != MOODS[TANTRUM]
        ):
            moods_in_words = f"2 to {MOST_SEGMENTS} of {', '.join(MOODS)} with commas between, the first being tantrum"
            raise BadOption(f"option dial is {moods_in_words}, not {shown(value)}")
        return list(moods)

    def put(self, s: Record, value: Any) -> None:
        s.segments = len(value)
        s.dial[: len(value)] = [MOODS.index(mood) for mood in value]
