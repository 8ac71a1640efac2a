"""Pages: the browser client where it is built, else a page that says so."""

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

FOLDER = Path(__file__).parent.parent / "static"
PAGES = ("/", "/table/{table}", "/replay/{table}", "/rules/{game}", "/settings")
_FOR_EVER = "public, max-age=31536000, immutable"  # names of assets carry a hash of what they hold
_ASK_AGAIN = "no-cache"

_NOT_BUILT = """<!doctype html>
<html lang="en">
<title>Doubloon</title>
<h1>Doubloon</h1>
<p>The server is running. This copy has no browser client yet; programs and bots can play:
<a href="/openapi.json">the HTTP API</a>, and docs/protocol.md for the socket.</p>
"""


def add_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the client: its pages all begin with index.html."""

    async def page(_request: Request) -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT)
        return FileResponse(index, headers={"cache-control": _ASK_AGAIN})

    async def asset(request: Request) -> Response:
        file = (folder / request.path_params["path"]).resolve()
        if not file.is_relative_to(folder.resolve()) or not file.is_file():
            raise HTTPException(404, "there is no such page")
        hashed = "assets" in file.relative_to(folder.resolve()).parts
        return FileResponse(file, headers={"cache-control": _FOR_EVER if hashed else _ASK_AGAIN})

    for path in PAGES:
        app.add_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_route("/{path:path}", asset, methods=["GET", "HEAD"], include_in_schema=False)
