"""What the server counts, for Prometheus."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)

_HAPPENED = Counter("doubloon_happened", "Things that happened at tables, on disk", ["kind"])
REFUSED = Counter("doubloon_refused", "Requests at tables that were refused")
BROKEN = Counter("doubloon_tables_broken", "Tables that had to be read anew after a failed write")
SET_ASIDE = Gauge("doubloon_tables_set_aside", "Tables that cannot be read or looked after, set aside")
AT_REST = Gauge("doubloon_tables_at_rest", "Tables found in play under other rules, which rest")
UNRECORDED = Gauge("doubloon_games_unrecorded", "Games that are over, and whose record is not written yet")
SOCKETS = Gauge("doubloon_sockets", "Open sockets")
TABLES = Gauge("doubloon_tables", "Tables in memory")
COMMIT = Histogram("doubloon_commit_seconds", "From the first decision of a transaction to its commit", buckets=_FAST)
THINKING = Histogram("doubloon_bot_seconds", "How long a bot thought", buckets=_FAST)
REQUESTS = Counter("doubloon_requests", "HTTP requests", ["method", "status"])
LIMITED = Counter("doubloon_limited", "Requests and messages over a limit", ["limit"])
ERRORS = Counter("doubloon_errors", "Requests that failed by a fault of the server")

_of_kind = cache(_HAPPENED.labels)  # looking a label up takes longer than counting


def happened(kind: str) -> None:
    """Count something that happened at a table."""
    _of_kind(kind).inc()
