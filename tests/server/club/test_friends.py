"""Friends are whom one has on one's list; where they are is known to friends who have each other."""

from collections.abc import Callable

from doubloon.server.person import GUEST, Person
from doubloon.server.store import Store
from tests.server.club.test_profile import me
from tests.server.running import Guest, Running
from tests.server.store.test_contract import Test, with_store

__all__ = ["with_store"]


def befriend(guest: Guest, other: Guest) -> None:
    assert guest.http.put(f"/api/friends/{me(other)}").status_code == 204


def test_who_have_each_other_see_where_the_other_is(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    befriend(ann, bo)
    befriend(ann, bo)
    table = bo.table(players=3, public=True)
    with bo.socket(table):
        (seen,) = ann.ask("GET", "/api/friends")
        assert (seen["name"], seen["mutual"], seen["here"], seen["table"]) == ("Bo", False, False, None)
        assert bo.ask("GET", "/api/friends") == []
        befriend(bo, ann)
        (seen,) = ann.ask("GET", "/api/friends")
        assert (seen["mutual"], seen["here"], seen["table"]) == (True, True, table)
    hidden = bo.table(players=3)
    with bo.socket(hidden):
        (seen,) = ann.ask("GET", "/api/friends")
        assert (seen["here"], seen["table"]) == (True, None), "a link that nobody gave is told to nobody"


def test_friends_are_taken_off_the_list_and_go_when_they_are_deleted(server: Running) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    befriend(ann, bo)
    befriend(ann, cy)
    assert ann.http.delete(f"/api/friends/{me(bo)}").status_code == 204
    assert cy.http.post("/api/me/deletion", json={}).status_code == 204
    assert ann.ask("GET", "/api/friends") == []


def test_nobody_is_their_own_friend_and_strangers_have_none(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.refused("PUT", f"/api/friends/{me(ann)}") == (404, "refused-no-person")
    assert ann.refused("PUT", "/api/friends/nobody") == (404, "refused-no-person")
    assert server.stranger().ask("GET", "/api/friends") == []
    assert server.stranger().refused("PUT", f"/api/friends/{me(ann)}")[0] == 401


def test_every_store_keeps_friends(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for person in "abc":
            await store.add_person(Person(person, person, GUEST, 1))
        for pair in ("ab", "ab", "ac", "ba"):
            await store.friends.add(*pair)
        assert (await store.friends.of("a"), await store.friends.who_have("a")) == ({"b", "c"}, {"b"})
        await store.friends.remove("a", "c")
        assert await store.friends.of("a") == {"b"}
        await store.friends.forget("b")
        assert (await store.friends.of("a"), await store.friends.who_have("a")) == (set(), set())

    with_store(test)
