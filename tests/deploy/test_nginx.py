"""The nginx files of deploy/: nginx takes them, and people play through them at two processes, one of which dies."""

import signal
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.deploy.proxy import free_port, lay_out, needs_nginx, nginx, what_nginx_says
from tests.server.running import WAIT, Guest, Socket, wait_for
from tests.server.store.postgres import needs_postgres, postgres
from tests.server.test_serve import serving

pytestmark = needs_nginx


class Visitor(Guest):
    """A person whose browser trusts the certificate of the test, and knows the name by heart."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.http.close()
        self.http = httpx.Client(base_url=url, headers=self.headers, timeout=WAIT, verify=False)

    def look(self, table: str, since: int | None = None) -> Socket:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        return self.socket(table, since, ssl=trusting)


def answers(url: str) -> bool:
    try:
        return httpx.get(url, verify=False).status_code < 500
    except httpx.HTTPError:
        return False


def test_nginx_takes_the_files_as_they_are(tmp_path: Path) -> None:
    done = what_nginx_says(lay_out(tmp_path, ["127.0.0.1:8001", "127.0.0.1:8002"], free_port(), free_port()))
    assert done.returncode == 0, done.stderr
    assert "warn" not in done.stderr


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Visitor, list[object], int]]:
    """Two processes behind nginx with TLS, on another port than 443."""
    settings = {"DOUBLOON_DATABASE": postgres(), "DOUBLOON_SECURE": "yes", "DOUBLOON_LEASE_SECONDS": "2"}
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(tmp_path / "data", **settings)) for _ in range(2)]
        plain, tls = free_port(), free_port()
        addresses = [url.removeprefix("http://") for _, url in servers]
        (tmp_path / "nginx").mkdir()
        stack.enter_context(nginx(lay_out(tmp_path / "nginx", addresses, plain, tls)))
        url = f"https://127.0.0.1:{tls}"
        wait_for(lambda: answers(url))
        visitor = Visitor(url)
        stack.callback(visitor.close)
        yield visitor, [process for process, _ in servers], plain


@needs_postgres
def test_people_play_through_it_and_a_process_that_dies_is_not_missed(
    site: tuple[Visitor, list[object], int],
) -> None:
    ann, processes, plain = site
    ann.post("/api/guests", name="Ann")
    assert all(cookie.secure for cookie in ann.http.cookies.jar)
    for path in ("/metrics", "/livez", "/readyz", "/healthz"):
        assert ann.http.get(path).status_code == 404
    moved = httpx.get(f"http://127.0.0.1:{plain}/table/x", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (301, f"https://127.0.0.1:{plain}/table/x")
    tables = [ann.table(bots=1) for _ in range(4)]  # at both processes
    reached = {}
    for table in tables:
        socket = ann.look(table)
        socket.my_turn()
        reached[table] = socket.move()["seq"]
    processes[0].send_signal(signal.SIGKILL)  # type: ignore[attr-defined]

    def there(table: str) -> bool:
        return ann.http.get(f"/api/tables/{table}").status_code == 200

    for table in tables:
        wait_for(lambda table=table: there(table))  # type: ignore[misc]
        with ann.look(table, since=reached[table]) as socket:
            assert socket.ask("say", text="still here")["seq"] > reached[table]
