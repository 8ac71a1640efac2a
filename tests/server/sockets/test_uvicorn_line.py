"""The line to a viewer: its frames are those of the protocol, and who takes nothing is cut off."""

import random

import pytest
from websockets.frames import Frame, Opcode

from doubloon.server.sockets.uvicorn_line import framed

BORDERS = (0, 1, 125, 126, 127, 65_535, 65_536, 65_537)


@pytest.mark.parametrize("size", [*BORDERS, *random.Random(1).sample(range(200_000), 40)])
def test_a_frame_is_what_the_websockets_library_makes_of_the_message(size: int) -> None:
    message = random.Random(size).randbytes(size)
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
