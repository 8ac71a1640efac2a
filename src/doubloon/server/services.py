"""The dependencies that endpoints work with, put together once per server."""

from dataclasses import dataclass, field

from doubloon.server.clock import Clock
from doubloon.server.hall.hall import Hall
from doubloon.server.health import Health
from doubloon.server.limits import Limit, per_hour, per_minute
from doubloon.server.people import People
from doubloon.server.people.key import server_key
from doubloon.server.settings import Settings
from doubloon.server.store.port import Store

REACTIONS_AT_ONCE = 3


@dataclass
class Limits:
    """How often what may be done, by the names of the settings."""

    requests: Limit
    guests: Limit
    sign_ins: Limit
    tables: Limit
    reports: Limit
    talk: Limit
    reactions: Limit

    @classmethod
    def of(cls, settings: Settings, clock: Clock) -> "Limits":
        """The limits that the host set."""
        return cls(
            requests=per_minute("requests_per_minute", settings.requests_per_minute, clock),
            guests=per_hour("guests_per_hour", settings.guests_per_hour, clock),
            sign_ins=per_minute("sign_ins_per_minute", settings.sign_ins_per_minute, clock),
            tables=per_hour("tables_per_hour", settings.tables_per_hour, clock),
            reports=per_hour("reports_per_hour", settings.reports_per_hour, clock),
            talk=per_minute("talk_per_minute", settings.talk_per_minute, clock),
            reactions=Limit("reactions_per_minute", settings.reactions_per_minute / 60, REACTIONS_AT_ONCE, clock),
        )


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    clock: Clock
    people: People
    hall: Hall
    health: Health
    limits: Limits
    sockets: dict[str, int] = field(default_factory=dict)  # open ones, by person and by address

    @classmethod
    def of(cls, settings: Settings, store: Store, clock: Clock) -> "Services":
        """The parts, for these settings, this store and this clock."""
        hall = Hall(store, settings, clock)
        return cls(
            settings=settings,
            store=store,
            clock=clock,
            people=People(store, server_key(settings), settings.session_days, clock),
            hall=hall,
            health=Health(store, hall, clock),
            limits=Limits.of(settings, clock),
        )
