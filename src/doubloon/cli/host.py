"""`doubloon people` and `doubloon tables`: asked of the server that runs, or done here if none does."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import typer
from sqlalchemy import text

from doubloon.engine.errors import DoubloonError
from doubloon.server.app import create_app
from doubloon.server.people.key import host_token, server_key
from doubloon.server.settings import Settings
from doubloon.server.store.opening import said_in_a_sentence
from doubloon.server.store.owner import owner_of
from doubloon.server.store.place import SQLITE, file_of, place_of
from doubloon.server.store.postgres import PostgresStore

_ALIVE = text("SELECT address FROM servers WHERE alive_until > clock_timestamp() AND address <> '' LIMIT 1")
PATIENCE_SECONDS = 30.0


class NotDone(DoubloonError):
    """The server refused, or does not answer."""


def ask(settings: Settings, method: str, path: str) -> Any:
    """What the server answers to the host."""
    return asyncio.run(_ask(settings, method, path))


async def _ask(settings: Settings, method: str, path: str) -> Any:
    async with _way_to_the_server(settings) as http:
        headers = {"authorization": f"Bearer {host_token(server_key(settings))}"}
        try:
            answer = await http.request(method, path, headers=headers)
        except httpx.HTTPError as error:
            raise NotDone(f"the server at {http.base_url} does not answer: {error!r}") from error
    if answer.is_error:
        raise NotDone(answer.json()["error"]["text"])
    return answer.json() if answer.content else None


@asynccontextmanager
async def _way_to_the_server(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    address = await _address(settings)
    if address is not None:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE_SECONDS, trust_env=False) as http:
            yield http
        return
    app = create_app(settings)
    services = await app.state.open_up()
    transport = httpx.ASGITransport(app)
    try:
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", timeout=PATIENCE_SECONDS
        ) as http:
            yield http
    finally:
        await services.store.close()


async def _address(settings: Settings) -> str | None:
    """Where a server runs on this database."""
    place = place_of(settings.database_url)
    if place.drivername == SQLITE:
        owner = owner_of(file_of(place))
        if owner is None and not file_of(place).exists():
            raise NotDone(
                f"there is no database at {file_of(place)}; --data or DOUBLOON_DATA names the server's folder"
            )
        return owner.split()[0] if owner else None
    with said_in_a_sentence(place):
        store = await PostgresStore.open_to_read(place)
        async with store.engine.connect() as connection:
            there = (await connection.execute(text("SELECT to_regclass('servers')"))).scalar()
            found = (await connection.execute(_ALIVE)).scalar() if there else None
        await store.engine.dispose()
    return str(found) if found else None


def show_people(rows: list[dict[str, Any]]) -> None:
    """A line each."""
    for row in rows:
        marks = f"  {row['login']}" if row["login"] else ""
        silenced = "  silenced" if row["silenced"] else ""
        typer.echo(f"{row['id']}  {_day(row['created_ms'])}  {row['kind']:8}{row['name']}{marks}{silenced}")


def show_tables(rows: list[dict[str, Any]]) -> None:
    """A line each."""
    for row in rows:
        names = ", ".join(row["names"])
        typer.echo(f"{row['id']}  {_day(row['changed_ms'])}  {row['status']:8}{row['game']:13} {names}")


def show_ratings(counted: dict[str, int]) -> None:
    """A line for each game."""
    for game, games in counted.items():
        typer.echo(f"{game:13} {games} rated games")


def _day(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000))
