"""The socket of a table: who may open it, and how many."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from fastapi import APIRouter
from sqlalchemy.exc import DatabaseError
from starlette.websockets import WebSocket

from doubloon.server import metrics, wire
from doubloon.server.farewells import AWAY, BUSY, DAMAGED, REFUSED, RESTART
from doubloon.server.hall.audience import Known
from doubloon.server.hall.live import TableClosed
from doubloon.server.http.caller import address_of, bearer, person_of, services_of
from doubloon.server.http.guard import same_origin
from doubloon.server.person import Person
from doubloon.server.refusals import Refusal
from doubloon.server.services import Services
from doubloon.server.sockets.connection import Connection, farewell
from doubloon.server.store.leases import Elsewhere
from doubloon.server.store.unavailable import UNAVAILABLE

router = APIRouter()
log = structlog.get_logger()


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """Look at a table, and play at it."""
    services = services_of(socket)
    if not services.settings.knows_host(socket.headers.get("host", "")) or not _may_come(socket):
        await socket.close(REFUSED)  # before it is accepted: 403
        return
    await socket.accept()
    try:
        services.limits.requests.check(("address", address_of(socket)))
        person = await person_of(socket)
        with _counted(services, person, address_of(socket)):
            live = await services.hall.table(table)
            await Connection(socket, services, live, person).run(_known(socket))
    except Refusal as refusal:
        await farewell(socket, wire.Bye(refusal.message.plain(), refusal.status in (429, 503)))
    except TableClosed:
        await farewell(socket, RESTART)
    except Elsewhere:
        await farewell(socket, AWAY)
    except UNAVAILABLE as error:
        log.warning("database unavailable", path=socket.url.path, error=repr(error))
        await farewell(socket, BUSY)
    except DatabaseError as error:
        metrics.ERRORS.inc()
        log.error("database damaged", path=socket.url.path, error=repr(error))
        await farewell(socket, DAMAGED)


def _may_come(socket: WebSocket) -> bool:
    """A page of ours, or a program with a token; a program without Origin and token may watch as a stranger."""
    if bearer(socket) is not None:
        return True
    return same_origin(socket.headers) if "origin" in socket.headers else not socket.cookies


def _known(socket: WebSocket) -> Known | None:
    """The last step that a viewer knows: `since` its number, `at` when it was."""
    since, at = (_number(socket.query_params.get(name, "")) for name in ("since", "at"))
    return None if since is None else Known(since, at)


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 16 else None


@contextmanager
def _counted(services: Services, person: Person | None, address: str) -> Iterator[None]:
    """Count open sockets; too many of one person or address are refused."""
    settings, open_sockets = services.settings, services.sockets
    limits = {f"address {address}": ("sockets_per_address", settings.sockets_per_address)}
    if person is not None:
        limits[f"person {person.id}"] = ("sockets_per_person", settings.sockets_per_person)
    for key, (name, most) in limits.items():
        if open_sockets.get(key, 0) >= most:
            metrics.LIMITED.labels(name).inc()
            raise Refusal("refused-too-many-sockets", status=429, limit=name, most=most)
    for key in limits:
        open_sockets[key] = open_sockets.get(key, 0) + 1
    metrics.SOCKETS.inc()
    try:
        yield
    finally:
        metrics.SOCKETS.dec()
        for key in limits:
            open_sockets[key] -= 1
            if not open_sockets[key]:
                del open_sockets[key]
