"""A table of Captain Dice where every hand is held: three people at sockets, one of them at a browser too."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.server.running import Guest, Socket
from tests.web.browsing import Visitor

Action = dict[str, Any]


class Held:
    """What a page sends to the server, held back while we like."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[str] | None = None
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self.server = page.connect_to_server()
        page.on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        text = str(message)
        if self.waiting is None or json.loads(text)["type"] != "move":
            self.server.send(text)
        else:
            self.waiting.append(text)

    def hold(self) -> None:
        self.waiting = []

    def release(self) -> None:
        waiting, self.waiting = self.waiting or [], None
        for text in waiting:
            self.server.send(text)

    def spoil(self) -> None:
        """Let go what was held back, as something that no game allows."""
        impossible = {"action": {"do": "dance"}}
        self.waiting = [json.dumps({**json.loads(text), **impossible}) for text in self.waiting or []]
        self.release()


class Race:
    """Ann, Bo and Cy at one table. All of them have a socket; Ann has a browser too."""

    def __init__(self, visitor: Visitor, guest: Callable[[str], Guest], **options: object) -> None:
        self.guests = [guest(name) for name in ("Ann", "Bo", "Cy")]
        ann, *others = self.guests
        self.table = ann.table(game="captain_dice", players=3, options=options)
        for other in others:
            other.sit(self.table)
        ann.start(self.table)
        self.held = Held(visitor.page)
        self.page = visitor.sit_at(self.table, ann)
        self.listen()

    def listen(self) -> None:
        self.captains = [guest.socket(self.table) for guest in self.guests]

    def hang_up(self) -> None:
        """Close the sockets; Ann's browser stays."""
        for guest in self.guests:
            guest.sockets.close()

    @property
    def ann(self) -> Socket:
        return self.captains[0]

    def act(self, seat: int, action: Action) -> None:
        """Someone does something, and everyone hears of it."""
        self.captains[seat].move(action)
        self.hear(self.captains[seat].seq)

    def hear(self, seq: int) -> None:
        for captain in self.captains:
            while captain.seq < seq:
                captain.read()

    def offers(self, seat: int, what: str) -> list[Action]:
        return [choice["action"] for choice in self.captains[seat].now["legal"] if choice["action"]["do"] == what]

    def leads(self, seat: int, action: Action) -> Any:
        """Where an offer leads, as the server says."""
        return next(choice["leads"] for choice in self.captains[seat].now["legal"] if choice["action"] == action)

    def actor(self) -> int:
        return int(self.ann.now["actors"][0])

    def begin(self) -> None:
        self.act(self.actor(), {"do": "ring"})

    def cast_for(self, seat: int, fits: Callable[[list[Action]], bool] = bool) -> list[Action]:
        """Cast until something fits: any island, or a wanted one."""
        while not fits(found := self.offers(seat, "place")):
            self.act(seat, {"do": "cast"})
        return found

    def place(self, seat: int, cell: str) -> None:
        action = {"do": "place", "cell": cell}
        self.cast_for(seat, lambda found: action in found)
        self.act(seat, action)

    def place_for_both(self, seat: int, other: int, *, but: tuple[str, ...] = ()) -> str:
        """Cast until both can place a pair on the same island."""

        def free(found: list[Action]) -> list[Action]:
            return [action for action in found if action["cell"] not in but]

        mine = free(self.cast_for(seat, lambda found: bool(free(found))))
        theirs = self.cast_for(other, lambda found: any(action in mine for action in found))
        return str(next(action["cell"] for action in theirs if action in mine))

    def lay_all(self, cards: dict[str, str]) -> None:
        """Everyone hides the card that is wished for on each island."""
        while self.ann.now["view"]["phase"] == "set-up":
            seat = self.actor()
            lays = self.offers(seat, "lay")
            self.act(seat, next((lay for lay in lays if cards.get(lay["cell"]) == lay["card"]), lays[-1]))
