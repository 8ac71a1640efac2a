"""The line to a viewer: its frames are those of the protocol, and who takes nothing is cut off."""

import random

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from doubloon.server.settings import BadSetting
from doubloon.server.sockets.uvicorn_line import LineProtocol, check_uvicorn, framed

BORDERS = (0, 1, 125, 126, 127, 65_535, 65_536, 65_537)


@pytest.mark.parametrize("size", [*BORDERS, *random.Random(1).sample(range(200_000), 40)])
def test_a_frame_is_what_the_websockets_library_makes_of_the_message(size: int) -> None:
    message = random.Random(size).randbytes(size)
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_the_uvicorn_that_is_installed_is_one_that_the_line_knows() -> None:
    check_uvicorn()
    own = {name for name in vars(LineProtocol) if hasattr(WebSocketsSansIOProtocol, name) and not name.startswith("__")}
    assert own == {"handle_connect", "send_receive_event_to_app"}, "what is overridden is checked"


class Buffering(WebSocketsSansIOProtocol):
    """A uvicorn that keeps the parts of a message elsewhere."""

    def handle_text(self, event: Frame) -> None:
        self.buffer = event.data


class Renamed:
    """A uvicorn that has given everything another name."""


@pytest.mark.parametrize(
    ("uvicorns", "why"),
    [(Buffering, "no frames in handle_text"), (Renamed, "no handle_connect in handle_events")],
)
def test_a_uvicorn_that_is_made_otherwise_is_refused_at_the_start(uvicorns: type, why: str) -> None:
    with pytest.raises(BadSetting, match=f"serves sockets in another way than this server knows .{why}"):
        check_uvicorn(uvicorns)
