"""One move goes through the files of the server in the order in which docs/architecture.md names them."""

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from starlette.websockets import WebSocket

import doubloon.server
from doubloon.server.clock import SYSTEM_CLOCK
from doubloon.server.person import GUEST, Person
from doubloon.server.services import Services
from doubloon.server.settings import Settings
from doubloon.server.sockets.connection import Connection
from doubloon.server.store import open_store
from doubloon.server.table import decide
from doubloon.server.table.events import Opened

PACKAGE = Path(doubloon.server.__file__).parents[1]
DOCS = PACKAGE.parents[1] / "docs" / "architecture.md"
PEOPLE = [Person("ann", "Ann", GUEST, 0), Person("bo", "Bo", GUEST, 0)]
BY_UVICORN = "server/sockets/uvicorn_line.py"  # a socket that nobody opened has no line of uvicorn's


def named_in_docs() -> list[str]:
    """The files of steps 2 to 7, each where it is named first."""
    steps = re.findall(r"^[2-7]\. .*$", DOCS.read_text(encoding="utf-8"), flags=re.M)
    names = [name for step in steps for name in re.findall(r"`([\w/]+/\w+\.py|wire\.py)`", step)]
    files = [name if name.startswith("engine/") else f"server/{name}" for name in names]
    assert all((PACKAGE / file).is_file() for file in files), files
    return [file for file in dict.fromkeys(files) if file != BY_UVICORN]


class Wire:
    """The line of a viewer, who says what the test says."""

    def __init__(self) -> None:
        self.say: Callable[[bytes | None], None] = lambda _: None
        self.heard: list[dict[str, Any]] = []
        self.answered = asyncio.Event()

    def listen(self, take: Callable[[bytes | None], None]) -> None:
        self.say = take

    def post(self, message: bytes) -> int:
        self.heard.append(msgspec.json.decode(message))
        if "re" in self.heard[-1]:
            self.answered.set()
        return 0

    def cut(self) -> None:
        raise AssertionError("nobody is slow here")


class Followed(list[str]):
    """The files of ours in which a function was called, in the order of the first call of each."""

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(PACKAGE):
            name = file.relative_to(PACKAGE).as_posix()
            if name not in self:
                self.append(name)


async def follow_a_move(folder: Path) -> list[str]:
    settings = Settings(data=folder)
    services = Services.of(settings, await open_store(settings.database_url), SYSTEM_CLOCK)

    def arranged(state: Any, secret: bytes) -> Any:
        yield decide.sit(state, PEOPLE[0], 0)
        yield decide.sit(state, PEOPLE[1], 1)
        yield decide.start(state, "ann", secret)

    table = await services.hall.make(services.hall.lay(Opened("kraken", 2, {}, "ann"), arranged))
    person = PEOPLE[table.state.actors[0]]
    wire, followed = Wire(), Followed()
    scope = {"type": "websocket", "path": "/", "headers": [], "extensions": {"doubloon.line": {"line": wire}}}
    silence: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    socket = WebSocket(scope, lambda: silence, lambda _: silence)
    reading = asyncio.create_task(Connection(socket, services, table, person).run(None))
    while not wire.heard:
        await asyncio.sleep(0.01)
    now = wire.heard[0]["now"]
    move = {"type": "move", "id": "1", "action": now["legal"][0]["action"]}
    sys.setprofile(followed)
    wire.say(msgspec.json.encode(move))
    await wire.answered.wait()
    sys.setprofile(None)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    await services.hall.drain()
    await services.store.close()
    return followed


def test_a_move_goes_through_the_files_that_the_docs_name_in_their_order(tmp_path: Path) -> None:
    named = named_in_docs()
    followed = asyncio.run(follow_a_move(tmp_path))
    assert [file for file in followed if file in named] == named
