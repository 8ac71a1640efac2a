"""Quarantine: tables that are set aside, because they cannot be read or looked after. All others go on.

Each is named in the log once. Who opens one tries again; the care for all tables' clocks leaves it alone.
"""

from dataclasses import dataclass

import structlog

from doubloon.server import metrics

log = structlog.get_logger()


@dataclass(frozen=True)
class SetAside:
    """A table that is set aside, and why."""

    table: str
    why: str


class Quarantine:
    """Who is set aside."""

    def __init__(self) -> None:
        self._why: dict[str, str] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._why

    def add(self, table: str, why: str) -> None:
        """Set a table aside."""
        if table not in self._why:
            log.error("table set aside", table=table, why=why)
        self._why[table] = why
        metrics.SET_ASIDE.set(len(self._why))

    def remove(self, table: str) -> None:
        """It could be read after all."""
        if self._why.pop(table, None) is not None:
            log.info("table is back", table=table)
            metrics.SET_ASIDE.set(len(self._why))

    def all(self) -> list[SetAside]:
        """Those that are set aside, for who looks after the server."""
        return [SetAside(table, why) for table, why in self._why.items()]
