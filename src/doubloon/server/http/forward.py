"""A reverse proxy: requests for a table that another server process has are passed on to it, and its answers back."""

import re
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doubloon.server.http.caller import address_of, services_of
from doubloon.server.http.forward_socket import forward_socket
from doubloon.server.http.problems import answer
from doubloon.server.refusals import Refusal
from doubloon.server.store.unavailable import UNAVAILABLE

FORWARDED = "x-doubloon-forwarded"  # a request is passed on once: a table that moves meanwhile is asked for again
PATIENCE_SECONDS = 10.0
_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})(/\w[\w.-]*)*", re.ASCII)  # no path that leads elsewhere
_MANY = httpx.Limits(max_connections=None)
_OURS_BACK = {b"connection", b"content-length", b"content-encoding", b"transfer-encoding", b"date", b"server"}
_OURS = {"connection", "content-length", "transfer-encoding", "upgrade", "x-forwarded-for", "x-forwarded-proto"}


class Forward:
    """Finds the process that has the table. Where one process serves alone, this is left out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # what one is given is never sent for another
        self._client = httpx.AsyncClient(cookies=nobodys, timeout=PATIENCE_SECONDS, limits=_MANY, trust_env=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            async with self._client:
                await self.app(scope, receive, send)
            return
        address = await self._holder(scope)
        if address is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await forward_socket(address, HTTPConnection(scope), headers_of(scope), receive, send)
        else:
            response = await self._ask(address, scope, receive)
            await response(scope, receive, send)

    async def _holder(self, scope: Scope) -> str | None:
        found, connection = _TABLE.fullmatch(scope["path"]), HTTPConnection(scope)
        if found is None or FORWARDED in connection.headers:
            return None
        try:
            return await services_of(connection).hall.holder(found[1])
        except UNAVAILABLE:
            return None  # the endpoint will find out, and say so

    async def _ask(self, address: str, scope: Scope, receive: Receive) -> Response:
        query = scope["query_string"].decode("latin-1")
        target = address + scope["path"] + (f"?{query}" if query else "")
        try:
            answered = await self._client.request(
                scope["method"], target, headers=headers_of(scope), content=await _body(receive)
            )
        except httpx.HTTPError:  # it has just died, or is about to come back
            return answer(Refusal("refused-elsewhere", status=503))
        response = Response(answered.content, answered.status_code)
        kept = [(name, value) for name, value in answered.headers.raw if name.lower() not in _OURS_BACK]
        response.raw_headers = [*kept, (b"content-length", str(len(answered.content)).encode())]
        return response


def headers_of(scope: Scope) -> list[tuple[str, str]]:
    """A request's headers, and who it came from; the socket's own handshake is left out."""
    connection = HTTPConnection(scope)
    passed = [
        (name, value)
        for name, value in connection.headers.items()
        if name not in _OURS and not name.startswith("sec-websocket")
    ]
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    own = [("x-forwarded-for", address_of(connection)), ("x-forwarded-proto", scheme), (FORWARDED, "1")]
    return passed + own


async def _body(receive: Receive) -> bytes:
    """The body, which the guard has read and measured."""
    message: Message = await receive()
    body: bytes = message.get("body", b"")
    return body
