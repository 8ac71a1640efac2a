"""A view that the page's drawing does not know, as an older server wrote it, is shown as a plain table."""

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.running import Running
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.finished import played_by_bots


def older(view: dict[str, Any]) -> dict[str, Any]:
    """Its ships have another name."""
    return {("boats" if name == "ships" else name): value for name, value in view.items()}


def show_older_tables(page: Page) -> None:
    def connect(viewer: WebSocketRoute) -> None:
        server = viewer.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                message["now"]["view"] = older(message["now"]["view"])
            viewer.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket("**/socket*", connect)


def show_older_replays(page: Page) -> None:
    def answer(route: Route) -> None:
        answered = route.fetch()
        route.fulfill(response=answered, body=answered.text().replace('"ships"', '"boats"'))

    page.route("**/steps*", answer)


def is_plain(visitor: Visitor) -> None:
    expect(visitor.page.locator(".plain table tbody tr")).to_have_count(3)
    expect(visitor.page.locator(".plain")).to_contain_text("boats")
    assert visitor.complaints, "what could not be drawn is told to who looks for it"
    visitor.complaints.clear()


def test_a_table_whose_view_cannot_be_drawn_is_shown_plainly(visit: Visit, server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.table(players=3, bots=2)
    visitor = visit()
    show_older_tables(visitor.page)
    visitor.sit_at(table, ann)
    is_plain(visitor)
    expect(visitor.page.locator(".sentence")).not_to_be_empty()


def test_so_is_a_replay_and_it_can_be_gone_through(visit: Visit, server: Running) -> None:
    visitor = visit()
    show_older_replays(visitor.page)
    visitor.page.goto(f"/replay/{played_by_bots(server, 'kraken', round_limit=1)}")
    is_plain(visitor)
    visitor.page.locator(".controls button").last.click()
    expect(visitor.page.locator(".controls button").last).to_be_visible()
