"""The host's desk in a database."""

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import BindParameter, bindparam, insert, select, update

from doubloon.server.store.desk import Notice, Report
from doubloon.server.store.schema import notices, reports
from doubloon.server.store.statements import Rows, Write

_OF: BindParameter[Any] = bindparam("of")
_ADD_REPORT = insert(reports)
_SETTLE = update(reports).where(reports.c.id == _OF).values(settled=bindparam("settled"))
_ADD_NOTICE = insert(notices)


class SqlDesk:
    """Reports and notices, asked for and written as the store does."""

    def __init__(
        self, read: Callable[..., Awaitable[list[Rows]]], commit: Callable[[list[Write]], Awaitable[None]]
    ) -> None:
        self._read = read
        self._commit = commit

    async def add_report(self, report: Report) -> None:
        await self._commit([(_ADD_REPORT, [_fields(report)])])

    async def settle_report(self, report: str) -> None:
        await self._commit([(_SETTLE, [{"of": report, "settled": True}])])

    async def reports(self, limit: int) -> list[Report]:
        waiting = select(reports).where(~reports.c.settled).order_by(reports.c.at_ms.desc()).limit(limit)
        (found,) = await self._read(waiting)
        return [Report(**row._mapping) for row in found]

    async def add_notice(self, notice: Notice) -> None:
        await self._commit([(_ADD_NOTICE, [_fields(notice)])])

    async def last_notice(self) -> Notice | None:
        (found,) = await self._read(select(notices).order_by(notices.c.at_ms.desc()).limit(1))
        return Notice(**found[0]._mapping) if found else None


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
