"""Pages: the files of the browser client where it is built, else a page that says so; who strays gets a page too."""

from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from doubloon.server.http.codings import best_coding

FOLDER = Path(__file__).parent.parent / "static"
PAGES = (
    "/",
    "/table/{table}",
    "/replay/{table}",
    "/rules/{game}",
    "/settings",
    "/person/{person}",
    "/best/{game}",
    "/host",
)
_FOR_EVER = "public, max-age=31536000, immutable"  # names of assets carry a hash of what they hold
_ASK_AGAIN = "no-cache"
_PACKED = {"br": ".br", "gzip": ".gz"}  # copies that were made when the client was built, the smallest first

_NOT_BUILT = """<!doctype html>
<html lang="en">
<title>Doubloon</title>
<h1>Doubloon</h1>
<p>The server is running. This copy has no browser client yet; programs and bots can play:
<a href="/openapi.json">the HTTP API</a>, and docs/protocol.md for the socket.</p>
"""


def add_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client: its pages all begin with index.html."""

    async def page(request: Request, status: int = 200) -> Response:
        index = folder / "index.html"
        return _sent(index, request, _ASK_AGAIN, status) if index.is_file() else HTMLResponse(_NOT_BUILT, status)

    async def asset(request: Request) -> Response:
        file = (folder / request.path_params["path"]).resolve()
        if not file.is_relative_to(folder.resolve()) or not file.is_file() or file.suffix in _PACKED.values():
            if _reads(request):
                return await page(request, 404)
            raise HTTPException(404, "there is no such page")
        hashed = "assets" in file.relative_to(folder.resolve()).parts
        return _sent(file, request, _FOR_EVER if hashed else _ASK_AGAIN)

    for path in PAGES:
        app.add_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_route("/{path:path}", asset, methods=["GET", "HEAD"], include_in_schema=False)


def _reads(request: Request) -> bool:
    """Whether a person came here, and not a program."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def _sent(file: Path, request: Request, cached: str, status: int = 200) -> FileResponse:
    """A file, or its packed copy if the client takes one; who asks for a part means a part of the file itself."""
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    copies = {coding: packed for coding, ending in _PACKED.items() if (packed := Path(f"{file}{ending}")).is_file()}
    coding = best_coding(request.headers.get("accept-encoding", ""), [*copies])
    if coding not in copies or "range" in request.headers:
        return FileResponse(file, status, headers)
    kind = guess_type(file.name)[0]
    return FileResponse(copies[coding], status, {**headers, "content-encoding": coding}, kind)
