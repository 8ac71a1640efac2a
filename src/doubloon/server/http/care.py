"""Care: the health check (is the server well), and metrics of what it has counted."""

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import doubloon
from doubloon.server.http.caller import services_of
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.refusals import Refusal

router = APIRouter(tags=["care"], responses=PROBLEMS)


@router.get("/healthz")
async def health(request: Request) -> JSONResponse:
    """200 while tables can be played, 503 while the database is away or the server stops.

    `captains` tells for each game how much of it is compiled, in per cent; what is not is played interpreted.
    """
    services = services_of(request)
    well = not services.hall.draining and await services.store.is_well()
    captains = {name: services.hall.library.captains(name) for name in doubloon.names()}
    body = {"well": well, "draining": services.hall.draining, "captains": captains}
    return JSONResponse(body, 200 if well else 503)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    if not services_of(request).settings.metrics:
        raise Refusal("refused-no-metrics", status=404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
