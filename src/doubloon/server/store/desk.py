"""The port to the host's desk: what people report, and what the host tells everyone."""

from typing import Protocol

import msgspec

from doubloon.server.store.conflict import Conflict


class Report(msgspec.Struct, frozen=True):
    """Somebody finds a name, or what somebody says, not right."""

    id: str
    at_ms: int
    by: str
    whom: str
    about: str  # name or talk
    words: str  # their own
    settled: bool = False


class Notice(msgspec.Struct, frozen=True):
    """What the host tells everyone; an empty text takes the last one back."""

    at_ms: int
    text: str


class Desk(Protocol):
    """Reports and notices."""

    async def add_report(self, report: Report) -> None: ...
    async def settle_report(self, report: str) -> None: ...

    async def reports(self, limit: int) -> list[Report]:
        """Those that are not settled, the newest first."""
        ...

    async def add_notice(self, notice: Notice) -> None: ...
    async def last_notice(self) -> Notice | None: ...


class MemoryDesk:
    """Reports and notices in memory."""

    def __init__(self) -> None:
        self._reports: dict[str, Report] = {}
        self._notices: list[Notice] = []

    async def add_report(self, report: Report) -> None:
        self._reports[report.id] = report

    async def settle_report(self, report: str) -> None:
        if report in self._reports:
            self._reports[report] = msgspec.structs.replace(self._reports[report], settled=True)

    async def reports(self, limit: int) -> list[Report]:
        waiting = [report for report in self._reports.values() if not report.settled]
        return sorted(waiting, key=lambda report: -report.at_ms)[:limit]

    async def add_notice(self, notice: Notice) -> None:
        if any(before.at_ms == notice.at_ms for before in self._notices):
            raise Conflict(notice.text)
        self._notices.append(notice)

    async def last_notice(self) -> Notice | None:
        return max(self._notices, key=lambda notice: notice.at_ms, default=None)
