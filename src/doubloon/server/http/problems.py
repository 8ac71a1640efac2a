"""Problems: error handlers. Every error of the API has one form, a message in no language and its English text."""

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from sqlalchemy.exc import DatabaseError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from doubloon.engine.errors import DoubloonError, UnknownGame
from doubloon.engine.words import UnknownLanguage
from doubloon.server import metrics
from doubloon.server.hall.live import TableClosed, no_room
from doubloon.server.refusals import Malformed, Refusal
from doubloon.server.store.leases import Elsewhere
from doubloon.server.store.unavailable import UNAVAILABLE, CannotWrite

log = structlog.get_logger()


class Why(BaseModel):
    """Which message of `/api/words/{language}.ftl`, with its arguments."""

    id: str
    args: dict[str, str | int | float]
    text: str


class Problem(BaseModel):
    """Why something was not done."""

    error: Why


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
}

_STATUS = {UnknownGame: 404, UnknownLanguage: 404}  # all others: 422
_LONGEST = 300


def answer(refusal: Refusal) -> JSONResponse:
    """A refusal as a response; what may be tried again says when."""
    seconds = refusal.message.arguments.get("seconds", 1)
    headers = {"retry-after": str(seconds)} if refusal.status in (429, 503) else None
    return JSONResponse({"error": {**refusal.message.plain(), "text": refusal.text}}, refusal.status, headers)


def handle_problems(app: FastAPI) -> None:
    """Let every error have the same form."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(TableClosed, _closed)
    app.add_exception_handler(Elsewhere, _elsewhere)
    app.add_exception_handler(CannotWrite, _no_room)
    app.add_exception_handler(DatabaseError, _damaged)
    for unavailable in UNAVAILABLE:
        app.add_exception_handler(unavailable, _busy)
    app.add_exception_handler(DoubloonError, _wrong_use)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _fault)


async def _refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return answer(error)


async def _closed(_request: Request, _error: Exception) -> JSONResponse:
    return answer(Refusal("refused-draining", status=503))


async def _elsewhere(_request: Request, _error: Exception) -> JSONResponse:
    return answer(Refusal("refused-elsewhere", status=503))


async def _busy(request: Request, error: Exception) -> JSONResponse:
    log.warning("database unavailable", method=request.method, path=request.url.path, error=repr(error))
    return answer(Refusal("refused-busy", status=503))


async def _no_room(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, CannotWrite)
    return answer(no_room(error.trouble))


async def _damaged(request: Request, error: Exception) -> JSONResponse:
    metrics.ERRORS.inc()
    log.error("database damaged", method=request.method, path=request.url.path, error=repr(error))
    return answer(Refusal("refused-damaged", status=503))


async def _wrong_use(_request: Request, error: Exception) -> JSONResponse:
    """What the engine refuses: its sentence is the argument."""
    status = next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 422)
    return answer(Malformed(str(error)[:_LONGEST], status=status))


async def _invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = str(first["loc"][-1])
    known = Refusal("refused-malformed", field=field).text
    unknown = Refusal("refused-malformed", field="").text
    return answer(Malformed(known if known != unknown else f"{field}: {first['msg']}"[:_LONGEST], field))


async def _http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    response = answer(Refusal("refused-http", status=error.status_code, text=str(error.detail)))
    response.headers.update(error.headers or {})
    return response


async def _fault(request: Request, error: Exception) -> JSONResponse:
    metrics.ERRORS.inc()
    log.error("fault", method=request.method, path=request.url.path, error=repr(error), exc_info=error)
    return answer(Refusal("refused-fault", status=500))
