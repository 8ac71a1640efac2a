"""The host's desk in the browser: how the server is, reports, a message to all; and what people send there."""

import os
import secrets
from typing import Annotated, Literal

from fastapi import APIRouter
from fastapi import Path as InPath
from prometheus_client import Counter
from pydantic import BaseModel, Field

from doubloon.server import metrics
from doubloon.server.http.caller import Called
from doubloon.server.http.host import Host, note
from doubloon.server.http.people import Strict
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.http.tables import TableId
from doubloon.server.one_line import one_line
from doubloon.server.refusals import Refusal
from doubloon.server.store.desk import Notice, Report

router = APIRouter(prefix="/api", tags=["desk"], responses=PROBLEMS)

WORDS = 500
MOST_REPORTS = 100
ID_BYTES = 9
ReportId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class NewReport(Strict):
    """What somebody finds not right: the `name` of a person, or how they `talk`."""

    whom: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
    about: Literal["name", "talk"]
    words: Annotated[str, Field(max_length=WORDS)] = ""


class News(Strict):
    """What everyone is told; an empty text takes the last one back."""

    text: Annotated[str, Field(max_length=WORDS)]


class Announced(BaseModel):
    """What the host told everyone last, and when."""

    at_ms: int
    text: str


class ReportLine(BaseModel):
    """A report, with who sent it and whom it is about, as they are called now."""

    id: str
    at_ms: int
    by: str
    whom: str
    name: str
    silenced: bool
    about: str
    words: str


class SetAsideLine(BaseModel):
    """A table that cannot be read or looked after, and why."""

    table: str
    why: str


class LimitMet(BaseModel):
    """A limit, and how often it was met since the start."""

    limit: str
    times: int


class Overview(BaseModel):
    """How the server is. `load`: of the machine, for the last minute; empty where it does not say."""

    ready: bool
    warnings: list[str]
    tables: int
    sockets: int
    load: float | None
    broken: int
    errors: int
    set_aside: list[SetAsideLine]
    limits: list[LimitMet]


@router.get("/notice")
async def notice(caller: Called) -> Announced | None:
    """What the host tells everyone just now."""
    last = await caller.services.store.desk.last_notice()
    return Announced(at_ms=last.at_ms, text=last.text) if last is not None and last.text else None


@router.post("/reports", status_code=204)
async def report(wish: NewReport, caller: Called) -> None:
    """Tell the host that a name, or what somebody says, is not right."""
    services, by = caller.services, caller.known
    services.limits.reports.check(by.id)
    if await services.store.person(wish.whom) is None:
        raise Refusal("refused-no-person", status=404)
    kept = Report(
        secrets.token_urlsafe(ID_BYTES), services.clock.ms(), by.id, wish.whom, wish.about, one_line(wish.words)
    )
    await services.store.desk.add_report(kept)


@router.get("/host/overview")
async def overview(host: Host) -> Overview:
    """How the server is."""
    found = await host.health.found()
    return Overview(
        ready=found.ready,
        warnings=found.warnings,
        tables=len(host.hall.live()),
        sockets=sum(len(live.audience.viewers) for live in host.hall.live()),
        load=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        broken=_count(metrics.BROKEN),
        errors=_count(metrics.ERRORS),
        set_aside=[SetAsideLine(table=one.table, why=one.why) for one in host.hall.set_aside()],
        limits=_limits(),
    )


@router.get("/host/reports")
async def reports(host: Host) -> list[ReportLine]:
    """Reports that are not settled, the newest first."""
    found = await host.store.desk.reports(MOST_REPORTS)
    ids = {person for one in found for person in (one.by, one.whom)}
    people = {person.id: person for person in await host.store.people(ids)}
    return [
        ReportLine(
            id=one.id,
            at_ms=one.at_ms,
            by=people[one.by].name if one.by in people else "",
            whom=one.whom,
            name=people[one.whom].name if one.whom in people else "",
            silenced=one.whom in people and people[one.whom].silenced,
            about=one.about,
            words=one.words,
        )
        for one in found
    ]


@router.post("/host/reports/{report}/settled", status_code=204)
async def settle(report: ReportId, host: Host) -> None:
    """A report needs nothing more."""
    await host.store.desk.settle_report(report)
    note("report settled", report=report)


@router.post("/host/notice", status_code=204)
async def tell_everyone(news: News, host: Host) -> None:
    """Tell everyone something, at tables and elsewhere; it stays until it is taken back."""
    last = await host.store.desk.last_notice()
    at_ms = max(host.clock.ms(), last.at_ms + 1 if last else 0)
    await host.store.desk.add_notice(Notice(at_ms, one_line(news.text)))
    await host.hall.show_notice()
    note("everyone told", text=one_line(news.text))


@router.post("/host/tables/{table}/hidden", status_code=204)
async def hide(table: TableId, host: Host) -> None:
    """No list of open tables shows it any more; who has its link plays on."""
    if await host.store.status(table) is None:
        raise Refusal("refused-no-table", status=404)
    await host.store.hide(table)
    note("table hidden", table=table)


def _count(counter: Counter) -> int:
    return int(sum(sample.value for of in counter.collect() for sample in of.samples if sample.name.endswith("_total")))


def _limits() -> list[LimitMet]:
    met = [sample for of in metrics.LIMITED.collect() for sample in of.samples if sample.name.endswith("_total")]
    return sorted(
        (LimitMet(limit=sample.labels["limit"], times=int(sample.value)) for sample in met),
        key=lambda line: -line.times,
    )
