"""One browser for these tests, one server for those of a file, and as many visitors as a test wants."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import same_games, server
from tests.server.running import Running
from tests.web.browsing import AT_ONCE, Visitor, chromium

__all__ = ["same_games", "server"]  # fixtures of the server's tests that these use too

Visit = Callable[..., Visitor]
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")  # no longer: while it is open, nothing else in this thread can use asyncio
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(settings: dict[str, Any] | None = None, **context: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, {**AT_ONCE, **(settings or {})}, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        if request.node.stash[FAILED]:
            print(visitor.what_is_seen())
        visitor.close()
