"""What the host does: `doubloon people` and `doubloon tables` ask for it, with the server's key."""

import hmac
import secrets
from typing import Annotated

import structlog
from fastapi import APIRouter, Depends, Query
from fastapi import Path as InPath
from pydantic import BaseModel
from starlette.requests import HTTPConnection

import doubloon
from doubloon.server.http.caller import bearer, person_of, services_of
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.http.tables import TableId
from doubloon.server.people.key import host_token, server_key
from doubloon.server.refusals import Refusal
from doubloon.server.services import Services
from doubloon.server.table.listing import glimpse

router = APIRouter(prefix="/api", tags=["host"], responses=PROBLEMS, include_in_schema=False)

log = structlog.get_logger()

PASSWORD_BYTES = 9
PersonId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Count = Annotated[int, Query(ge=1, le=10_000)]


async def _host(connection: HTTPConnection) -> Services:
    """The host's own command, by the server's key; or an account that the settings name."""
    services, token = services_of(connection), bearer(connection) or ""
    if hmac.compare_digest(token, host_token(server_key(services.settings))):
        return services
    person = None if token else await person_of(connection)
    if person is None or not services.settings.is_keeper(person.login):
        raise Refusal("refused-not-server-host", status=403)
    services.limits.requests.check(person.id)
    return services


Host = Annotated[Services, Depends(_host)]


class PersonLine(BaseModel):
    """Someone, as the host sees them."""

    id: str
    name: str
    kind: str
    login: str | None
    created_ms: int
    silenced: bool


class HostsLine(BaseModel):
    """A table, as the host sees it."""

    id: str
    game: str
    status: str
    changed_ms: int
    names: list[str]


@router.get("/host/people")
async def people(host: Host, count: Count = 100) -> list[PersonLine]:
    """The newest people."""
    found = await host.store.all_people(count)
    return [
        PersonLine(
            id=who.id, name=who.name, kind=who.kind, login=who.login, created_ms=who.created_ms, silenced=who.silenced
        )
        for who in found
    ]


@router.delete("/host/people/{person}", status_code=204)
async def forget(person: PersonId, host: Host) -> None:
    """Take away name, login, password, cookies and bots; at tables where they sat, their name stays as it was."""
    await host.people.forget(person)
    await host.hall.see_off(person)
    note("person deleted", person=person)


@router.post("/host/people/{person}/password")
async def reset_password(person: PersonId, host: Host) -> dict[str, str]:
    """A new password for an account, to be passed on; all of its cookies end."""
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    await host.people.set_password(person, password)
    note("password reset", person=person)
    return {"password": password}


@router.put("/host/people/{person}/silence", status_code=204)
async def silence(person: PersonId, host: Host) -> None:
    """They say nothing any more, at any table."""
    await host.people.silence(person, silenced=True)
    host.hall.silenced.add(person)  # other processes hear of it within seconds
    note("person silenced", person=person)


@router.delete("/host/people/{person}/silence", status_code=204)
async def unsilence(person: PersonId, host: Host) -> None:
    """They may talk again."""
    await host.people.silence(person, silenced=False)
    host.hall.silenced.discard(person)
    note("person may talk again", person=person)


@router.get("/host/tables")
async def tables(host: Host, count: Count = 100) -> list[HostsLine]:
    """The tables at which something happened last."""
    return [
        HostsLine(id=row.id, game=row.game, status=row.status, changed_ms=row.changed_ms, names=_names(row.summary))
        for row in await host.store.latest_tables(count)
    ]


@router.post("/tables/{table}/end", status_code=204)
async def end(table: TableId, host: Host) -> None:
    """Nobody can open it any more; what was played stays in the database."""
    await host.hall.end(table)
    note("table ended", table=table)


@router.delete("/tables/{table}", status_code=204)
async def delete(table: TableId, host: Host) -> None:
    """The same, and nothing of it stays."""
    await host.hall.end(table, delete=True)
    note("table deleted", table=table)


@router.post("/host/ratings")
async def rate_anew(host: Host) -> dict[str, int]:
    """All ratings computed once more from how games came out: how many games moved those of which game."""
    counted = {game: await host.hall.rater.rate_anew(game) for game in doubloon.names()}
    note("ratings computed anew")
    return counted


def _names(summary: str) -> list[str]:
    seen = glimpse(summary)
    if seen is None:
        return ["(cannot be read)"]
    return [seat.name or f"({seat.bot})" for seat in seen.seats if seat.name or seat.bot]


def note(what: str, **whom: str) -> None:
    """Every act is logged."""
    log.warning("the host acted", act=what, **whom)
