"""The connection is lost, and the table goes on where it was."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from tests.server.running import wait_for
from tests.web.browsing import AT_ONCE, Visitor, my_turn
from tests.web.conftest import Visit


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own process, so that it can be killed."""
    command = [sys.executable, "-m", "doubloon", "serve", "--port", str(port), "--data", str(folder)]
    fast = {"DOUBLOON_BOT_PAUSE_MS": "0", "DOUBLOON_SOCKET_RATE": "1e6", "DOUBLOON_SOCKET_BURST": "1000000"}
    environment = {**os.environ, **fast}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: is_well(port))
        yield server
    finally:
        server.kill()
        server.wait()


def is_well(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
    except httpx.TransportError:
        return False


def test_who_reloads_in_the_middle_of_a_game_reads_what_happened(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    for _ in range(3):
        my_turn(page)
        page.locator("[data-do=end]").click()
    my_turn(page)
    lines = page.locator(".log .line").all_inner_texts()
    assert len(lines) > 10
    page.reload()
    my_turn(page)
    assert page.locator(".log .line").all_inner_texts() == lines
    expect(page.locator(".log .line").last).to_be_in_viewport()


def test_a_page_that_is_older_than_the_server_loads_itself_anew(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404), times=1)
    visitor.page.click("a[href='/settings']")
    visitor.page.wait_for_selector("select")
    visitor.complaints.clear()  # of the part that is no longer there


def test_play_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as server:
        ann = Visitor(browser, f"http://127.0.0.1:{port}", AT_ONCE)
        page = ann.play_bots("kraken")
        my_turn(page)
        page.locator("[data-do=end]").click()
        my_turn(page)
        server.send_signal(signal.SIGKILL)
        server.wait()
        expect(page.locator("[data-connection=waiting]")).to_be_visible()
        page.locator("[data-do=end]").click()  # asked for while the server is away, carried out when it is back
        expect(page.locator(".buttons .pending")).to_be_visible()
    with serving(tmp_path, port):
        expect(page.locator("[data-connection]")).to_have_count(0)
        my_turn(page)
        page.locator("[data-do=end]").click()
        my_turn(page)
    leave(ann)


def leave(visitor: Visitor) -> None:
    """Go; that the server could not be reached for a while is no complaint."""
    visitor.complaints = [text for text in visitor.complaints if "ERR_CONNECTION_REFUSED" not in text]
    visitor.close()
