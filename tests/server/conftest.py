"""One server for all tests of a file that need not set anything."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(autouse=True)
def same_games(request: pytest.FixtureRequest) -> None:
    """A test plays the same games in every run, whichever tests came before it."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").secrets.begin(request.node.name)
