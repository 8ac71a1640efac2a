"""The guard: middleware before all endpoints. Host, origin (CSRF), size and rate of requests; security headers."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from doubloon.server import metrics
from doubloon.server.http.caller import address_of, bearer, services_of
from doubloon.server.http.care import PROBES
from doubloon.server.http.problems import answer
from doubloon.server.limits import Limit
from doubloon.server.refusals import Refusal
from doubloon.server.settings import Settings

FORWARDED_FOR = "x-forwarded-for"
SAFE = ("GET", "HEAD", "OPTIONS")
_CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": _CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Headers) -> bool:
    """Whether a request was sent by a page of this very server."""
    origin = urlsplit(headers.get("origin", ""))
    return origin.scheme in ("http", "https") and origin.netloc.lower() == headers.get("host", "").lower()


def _see_proxy(connection: HTTPConnection) -> None:
    """uvicorn takes whom a trusted proxy speaks for as the client; others stay as they came."""
    client, said = connection.client, connection.headers.get(FORWARDED_FOR)
    if client is not None and said is not None and client.host not in said:
        services_of(connection).health.see_proxy(client.host)


class Guard:
    """Turns away what no endpoint should see."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: Limit) -> None:
        self.app = app
        self.settings = settings
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = self._guarded_send(scope, send)
        connection = HTTPConnection(scope)
        try:
            self._check(connection)
            receive = await self._whole_body(connection, receive)
        except Refusal as refusal:
            await answer(refusal)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _check(self, connection: HTTPConnection) -> None:
        headers = connection.headers
        if connection.scope["path"] in PROBES:
            return
        _see_proxy(connection)
        if not self.settings.knows_host(headers.get("host", "")):
            raise Refusal("refused-host", status=400, host=headers.get("host", "")[:100])
        self.requests.check(address_of(connection))
        if connection.scope["method"] in SAFE:
            return
        if bearer(connection) is None and not same_origin(headers):
            raise Refusal("refused-origin", status=403)
        sends = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if sends and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refusal("refused-content-type", status=415)

    async def _whole_body(self, connection: HTTPConnection, receive: Receive) -> Receive:
        """The body, read here up to its limit, so that no endpoint gets more."""
        if connection.scope["method"] in SAFE:
            return receive
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self.settings.body_bytes:
                raise Refusal("refused-body", status=413, most=self.settings.body_bytes)
        read = False

        async def once() -> Message:
            nonlocal read
            if read:
                return await receive()
            read = True
            return {"type": "http.request", "body": body, "more_body": False}

        return once

    def _guarded_send(self, scope: Scope, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                if self.settings.secure:
                    headers["strict-transport-security"] = "max-age=31536000"
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                metrics.REQUESTS.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        return guarded
