"""Care: is the process alive, is it ready, is the server well; and metrics of what it has counted."""

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from doubloon.server.http.caller import services_of
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.refusals import Refusal

router = APIRouter(tags=["care"], responses=PROBLEMS)

PROBES = ("/livez", "/readyz")  # which come by whatever name, and as often as they like


@router.get("/livez")
async def alive() -> JSONResponse:
    """200 as long as the process answers at all; who gets no answer starts it anew."""
    return JSONResponse({"alive": True})


@router.get("/readyz")
async def ready(request: Request) -> JSONResponse:
    """200 while people can be sent here: the database answers, its disk takes what is written, nothing stops.

    `captains` tells for each game how much of it is compiled, in per cent; what is not is played interpreted.
    `warnings` are for the host, and keep nobody from playing.
    """
    found = await services_of(request).health.found()
    return JSONResponse(found.plain(), 200 if found.ready else 503)


@router.get("/healthz")
async def health(request: Request) -> JSONResponse:
    """200 while tables can be played, 503 while the database is away, its disk takes nothing, or the server stops.

    `captains` tells for each game how much of it is compiled, in per cent; what is not is played interpreted.
    """
    found = await services_of(request).health.found()
    body = {"well": found.ready, "draining": found.stopping, "disk": found.disk, "captains": found.captains}
    return JSONResponse(body, 200 if found.ready else 503)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    if not services_of(request).settings.metrics:
        raise Refusal("refused-no-metrics", status=404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
