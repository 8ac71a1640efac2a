"""schemathesis asks the HTTP API all kinds of things, right and wrong: none of them is a fault of the server."""

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from doubloon.server.app import create_app
from doubloon.server.settings import Settings
from tests.server.running import Guest, Running
from tests.server.test_play import play_out

SOME = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))

schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@pytest.fixture
def ann(server: Running) -> Guest:
    return server.guest()


@pytest.fixture
def tables(ann: Guest) -> "itertools.cycle[str | None]":
    """Tables to be found: open, in play, over; and None for the id that schemathesis made up."""
    over = ann.table(bots=1, options={"round_limit": 1})
    with ann.socket(over) as socket:
        play_out(socket)
    return itertools.cycle([ann.table(players=2), ann.table("casket", bots=1), over, None])


@schema.parametrize()
@SOME
def test_no_request_is_a_fault_of_the_server(
    case: Any, server: Running, ann: Guest, tables: "itertools.cycle[str | None]"
) -> None:
    table = next(tables)
    if table is not None and "table" in case.path_parameters:
        case.path_parameters["table"] = table
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    headers = {"origin": server.url, "cookie": cookies}
    case.call_and_validate(base_url=server.url, checks=[not_a_server_error], headers=headers)
