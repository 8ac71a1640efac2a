"""Start the server, `doubloon serve`: uvicorn, with a graceful shutdown."""

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from errno import EADDRNOTAVAIL
from importlib.util import find_spec

import uvicorn

from doubloon.bots import level_of
from doubloon.engine.errors import DoubloonError, MissingExtra
from doubloon.server.app import create_app
from doubloon.server.clock import SYSTEM_CLOCK, Clock
from doubloon.server.log import set_up_logs
from doubloon.server.settings import ANYWHERE, BadSetting, Settings, variable
from doubloon.server.sockets.uvicorn_line import LineProtocol, check_uvicorn
from doubloon.server.store.place import SQLITE, place_of

SWITCH_SECONDS = 0.0005  # who waits for Python's lock, such as a bot that has thought, gets it this soon

COLLECT_AFTER = (2_000, 10, 100)  # objects; collecting stops all tables, so each time takes a little only

Tell = Callable[[str], None]


class Server(uvicorn.Server):
    """uvicorn, which tells viewers to come back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open what is kept, and say that requests are served."""
        await self.config.app.state.open_up()  # type: ignore[union-attr]
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what is there by now stays
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish moves in flight, tell viewers, then stop."""
        app = self.config.app
        drain = app.state.services.hall.drain()  # type: ignore[union-attr]
        with suppress(TimeoutError):
            await asyncio.wait_for(drain, self.config.timeout_graceful_shutdown)
        await super().shutdown(sockets)


def serve(settings: Settings, tell: Tell, *, browse: bool) -> None:
    """Serve until told to stop."""
    check_system(sys.platform)
    check_uvicorn()
    check(settings)
    set_up_logs()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECT_AFTER)
    listening = listen(settings)
    address = _address(listening)

    def ready() -> None:
        tell(f"Doubloon is at {address} (Ctrl+C stops it)")
        if browse:
            webbrowser.open(address)

    server = Server(config_of(replace(settings, port=listening.getsockname()[1])), ready)
    server.run(sockets=[listening])


def check_system(platform: str) -> None:
    """BadSetting where no server can run."""
    if platform == "win32":
        raise BadSetting(
            "a server needs Linux or macOS; on Windows it runs inside WSL. Games in the shell run on Windows itself"
        )


def check(settings: Settings) -> None:
    """BadSetting for what only other rooms know to be wrong."""
    if place_of(settings.database_url).drivername != SQLITE and find_spec("asyncpg") is None:
        raise MissingExtra("a database in PostgreSQL", "asyncpg", "postgres")
    try:
        level_of(settings.stand_in)
    except DoubloonError as error:
        raise BadSetting(f"{variable('stand_in')}: {error}") from None


def config_of(settings: Settings, clock: Clock = SYSTEM_CLOCK) -> uvicorn.Config:
    """uvicorn's settings."""
    return uvicorn.Config(
        create_app(settings, clock=clock),
        ws=LineProtocol,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
    )


def listen(settings: Settings) -> socket.socket:
    """A socket at the address of the settings."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        other = "--host" if isinstance(error, socket.gaierror) or error.errno == EADDRNOTAVAIL else "--port"
        raise BadSetting(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}; choose another with {other}"
        ) from error
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
