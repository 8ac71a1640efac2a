"""Captain Dice in all its states, arranged for pictures."""

from collections.abc import Callable
from typing import Any

from tests.server.running import Running, Socket
from tests.web.album import Album
from tests.web.test_captain_dice import Held, sits_at, tied

Action = dict[str, Any]
RESERVED = ("a1", "b1", "b2", "c3", "d1", "d4")  # islands with a part in the battle
BATTLE_MS = (900, 1500, 2300, 3100, 3900, 4700, 5500, 6300, 7300)  # after it began


class Race:
    """Ann, Bo and Cy at one table. All of them have a socket; Ann has a browser too."""

    def __init__(self, album: Album, server: Running, **options: object) -> None:
        guests = [server.guest(name) for name in ("Ann", "Bo", "Cy")]
        ann, *others = guests
        self.table = ann.table(game="captain_dice", players=3, options=options)
        for other in others:
            other.sit(self.table)
        ann.start(self.table)
        self.held = Held(album.page)
        self.page = sits_at(album.visitor, ann, self.table)
        self.captains = [guest.socket(self.table) for guest in guests]

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

    def lay_all(self, cards: dict[str, str]) -> None:
        """Everyone hides the card that is wished for on each island."""
        while self.ann.now["view"]["phase"] == "set-up":
            seat = self.actor()
            lays = self.offers(seat, "lay")
            self.act(seat, next((lay for lay in lays if cards.get(lay["cell"]) == lay["card"]), lays[-1]))


def take(album: Album, server: Running) -> None:
    race_and_battle(album, server)
    rare_states(album, server)


def race_and_battle(album: Album, server: Running) -> None:
    """From the first bell to the treasure: Ann encloses b2, and Bo's broadside hits nobody but Cy."""
    race = Race(album, server)
    page = race.page
    album.take("captain_dice-bell")
    race.begin()
    race.place(1, "b1")
    race.place(2, "c3")
    race.place(0, "a1")
    race.cast_for(0)
    page.wait_for_selector(".island.lit")
    page.locator(".island.lit").first.hover()
    album.take("captain_dice-race")
    lose_a_race(album, race)
    race.place(0, "d4")
    race.place(2, "d1")
    race.act(0, {"do": "ring"})
    album.take("captain_dice-rung", wait=300)
    page.wait_for_selector(".hand")
    page.locator(".hand .lit").nth(2).click()
    page.locator(".island.lit").first.hover()
    album.take("captain_dice-hide")
    race.lay_all({"a1": "hostage", "d4": "squid", "b1": "broadside", "c3": "spy", "d1": "gun"})
    battle(album)


def battle(album: Album) -> None:
    for number, ms in enumerate(BATTLE_MS):
        since = BATTLE_MS[number - 1] if number else 0
        album.take(f"captain_dice-battle-{number}", wait=ms - since)


def lose_a_race(album: Album, race: Race) -> None:
    """Ann and Bo reach for the same island."""
    mine = race.cast_for(0, lambda found: any(action["cell"] not in RESERVED for action in found))
    free = [action for action in mine if action["cell"] not in RESERVED]
    theirs = race.cast_for(1, lambda found: any(action in free for action in found))
    cell = next(action["cell"] for action in theirs if action in free)
    race.held.hold()
    race.page.locator(f"[data-cell={cell}]").click()
    race.act(1, {"do": "place", "cell": cell})
    race.held.release()
    race.page.wait_for_selector(".faster")
    album.take("captain_dice-faster", wait=300)


def rare_states(album: Album, server: Running) -> None:
    race = Race(album, server)
    race.begin()
    race.act(0, {"do": "ring"})
    album.take("captain_dice-locked")
    Race(album, server, mode="turns")
    album.take("captain_dice-turns")
    ann = server.guest("Ann")
    sits_at(album.visitor, ann, tied(ann))
    album.take("captain_dice-vote")
