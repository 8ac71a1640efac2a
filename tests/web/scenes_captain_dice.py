"""Captain Dice in all its states, arranged for pictures."""

from tests.server.running import Running
from tests.web.album import Album
from tests.web.racing import Race
from tests.web.test_captain_dice import tied

RESERVED = ("a1", "b1", "b2", "c3", "d1", "d4")  # islands with a part in the battle
BATTLE_MS = (700, 1300, 2000, 2700, 3400, 4100, 5200)  # after it began


def take(album: Album, server: Running) -> None:
    race_and_battle(album, server)
    rare_states(album, server)


def race_and_battle(album: Album, server: Running) -> None:
    """From the first bell to the treasure: Ann encloses b2, and Bo's broadside hits nobody but Cy."""
    race = Race(album.visitor, server.guest)
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
    race.hang_up()


def battle(album: Album) -> None:
    for number, ms in enumerate(BATTLE_MS):
        since = BATTLE_MS[number - 1] if number else 0
        album.take(f"captain_dice-battle-{number}", wait=ms - since)


def lose_a_race(album: Album, race: Race) -> None:
    """Ann and Bo reach for the same island."""
    cell = race.place_for_both(0, 1, but=RESERVED)
    race.held.hold()
    race.page.locator(f"[data-cell={cell}]").click()
    race.act(1, {"do": "place", "cell": cell})
    race.held.release()
    race.page.wait_for_selector(".faster")
    album.take("captain_dice-faster", wait=300)


def rare_states(album: Album, server: Running) -> None:
    race = Race(album.visitor, server.guest)
    race.begin()
    race.act(0, {"do": "ring"})
    album.take("captain_dice-locked")
    race.hang_up()
    Race(album.visitor, server.guest, mode="turns").hang_up()
    album.take("captain_dice-turns")
    ann = server.guest("Ann")
    album.visitor.sit_at(tied(server, ann), ann)
    album.take("captain_dice-vote")
