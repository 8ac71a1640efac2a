"""Who calls: authentication of a request, as endpoints depend on it."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from doubloon.server.person import Person
from doubloon.server.refusals import Refusal
from doubloon.server.services import Services

COOKIE = "doubloon_session"


def services_of(connection: HTTPConnection) -> Services:
    """The parts of this server."""
    services: Services = connection.app.state.services
    return services


def bearer(connection: HTTPConnection) -> str | None:
    """The token of a program, if it sent one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; uvicorn believes the proxies that the host named."""
    return connection.client.host if connection.client else "nowhere"


async def person_of(connection: HTTPConnection) -> Person | None:
    """Whose cookie or token came with it. A token that is no good is an error, a cookie that is no good is none."""
    people, token = services_of(connection).people, bearer(connection)
    if token is not None:
        person = await people.of_token(token)
        if person is None:
            raise Refusal("refused-token", status=401)
        return person
    cookie = connection.cookies.get(COOKIE)
    return await people.of_cookie(cookie) if cookie else None


@dataclass(frozen=True)
class Caller:
    """A request's person, if they are known, and its address."""

    person: Person | None
    address: str
    services: Services

    @property
    def known(self) -> Person:
        """The person; Refusal if it is a stranger."""
        if self.person is None:
            raise Refusal("refused-stranger", status=401)
        return self.person


async def caller_of(connection: HTTPConnection) -> Caller:
    """Who calls, within their limits."""
    services = services_of(connection)
    person = await person_of(connection)
    if person is not None:
        services.limits.requests.check(person.id)
    return Caller(person, address_of(connection), services)


Called = Annotated[Caller, Depends(caller_of)]
