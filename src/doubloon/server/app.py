"""The server put together: the ASGI application with its endpoints, middleware, store and hall."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI

from doubloon.server.clock import SYSTEM_CLOCK, Clock
from doubloon.server.hall.pulse import Pulse
from doubloon.server.http import care, club, desk, friends, games, host, people, replays, socket, tables
from doubloon.server.http.forward import Forward
from doubloon.server.http.guard import Guard
from doubloon.server.http.pages import add_pages
from doubloon.server.http.problems import handle_problems
from doubloon.server.limits import per_minute
from doubloon.server.private import make_private_folder
from doubloon.server.services import Services
from doubloon.server.settings import Settings
from doubloon.server.store.opening import open_store
from doubloon.server.store.port import Store

MakeStore = Callable[[Settings], Awaitable[Store]]


async def database(settings: Settings) -> Store:
    """The store that the settings name."""
    make_private_folder(settings.data)
    return await open_store(settings.database_url, settings.inner_address, settings.lease_seconds)


def create_app(settings: Settings, make_store: MakeStore = database, clock: Clock = SYSTEM_CLOCK) -> FastAPI:
    """The ASGI application."""

    async def open_up() -> Services:
        """What can fail for a reason that the host can mend; who serves does it first, to say so in a sentence."""
        store = await make_store(settings)
        try:
            services = app.state.services = Services.of(settings, store, clock)
        except BaseException:
            await store.close()
            raise
        return services

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = getattr(app.state, "services", None) or await open_up()
        async with services.hall.open():
            pulse = asyncio.create_task(Pulse(services.hall, settings.ping_seconds, clock).run())
            yield
            pulse.cancel()
        await services.store.close()

    app = FastAPI(
        title="Doubloon",
        description="Treasure-hunt tabletop games to play together. The socket of a table is in docs/protocol.md.",
        version="1",
        lifespan=lifespan,
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
    )
    app.state.open_up = open_up
    # As they were built on import: `include_router` builds them anew at the first request, beside compilers in other
    # threads, and the warnings that FastAPI and Numba silence meanwhile are silenced or shown for all threads at once.
    for part in (people, tables, replays, games, club, desk, friends, care, host, socket):
        app.router.routes.extend(part.router.routes)
    add_pages(app)
    handle_problems(app)
    requests = per_minute("requests_per_minute", settings.requests_per_minute, clock)
    if settings.shares_database:
        app.add_middleware(Forward)
    app.add_middleware(Guard, settings=settings, requests=requests)
    return app
