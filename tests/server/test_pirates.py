"""A bot's seat has a pirate, whom the host may choose, and keeps them."""

from pathlib import Path
from typing import Any

import msgspec

from doubloon.bots import PIRATES
from doubloon.server.table.events import Sat, Seated, from_json
from doubloon.server.table.fold import fold, restore, snapshot_of
from doubloon.server.table.state import Seat
from tests.server.running import Running, running
from tests.server.table.test_state import a_table


def pirates(table: dict[str, Any]) -> list[str | None]:
    return [seat["pirate"] for seat in table["seats"]]


def test_bots_by_level_are_pirates_of_that_level_all_different(server: Running) -> None:
    table = server.guest().post("/api/tables", game="casket", players=6, bots=["mate"] * 5, start=True)
    who = pirates(table)
    assert who[0] is None
    assert len(set(who[1:])) == 5
    assert sum(PIRATES[name].level == "mate" for name in who[1:] if name) == 4  # there are no more mates than that
    assert {seat["bot"] for seat in table["seats"][1:]} == {"mate"}


def test_a_pirate_can_be_named_and_plays_at_their_level(server: Running) -> None:
    table = server.guest().post("/api/tables", game="kraken", players=3, bots=["ironbeard", "pip"])
    assert [(seat["pirate"], seat["bot"]) for seat in table["seats"][1:]] == [
        ("ironbeard", "captain"),
        ("pip", "greenhorn"),
    ]


def test_the_host_chooses_who_it_is_and_how_well_they_play(server: Running) -> None:
    ann = server.guest()
    table = ann.table(players=3)
    first, second = (f"/api/tables/{table}/seats/{seat}/bot" for seat in (1, 2))
    assert ann.ask("PUT", first, {"pirate": "mog"})["seats"][1]["bot"] == "mate"
    assert ann.ask("PUT", first, {"pirate": "isolde", "level": "admiral"})["seats"][1]["bot"] == "admiral"
    assert ann.ask("PUT", first, {"pirate": "isolde", "level": "captain"})["seats"][1]["pirate"] == "isolde"
    assert ann.refused("PUT", second, {"pirate": "isolde"}) == (409, "refused-pirate-taken")
    assert ann.refused("PUT", second, {"pirate": "nobody"}) == (422, "refused-no-level")
    assert ann.refused("PUT", second, {"pirate": "nobody", "level": "mate"}) == (422, "refused-no-level")
    assert ann.refused("PUT", second, {"pirate": "pip", "level": "pip"}) == (422, "refused-no-level")
    assert ann.refused("PUT", second, {}) == (422, "refused-no-level")


def test_a_stand_in_for_a_person_is_nobody(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    with ann.socket(table) as socket:
        assert socket.first["seats"][1]["pirate"] in PIRATES
        seats = socket.ask("resign")["seats"]
    assert (seats[0]["bot"], seats[0]["pirate"]) == ("mate", None)


def test_a_pirate_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.stranger().post("/api/tables", game="kraken", players=3, bots=["mog", "fog"], guest="Ann")
    with running(tmp_path) as server:
        found = server.stranger().ask("GET", f"/api/tables/{made['id']}")
    assert pirates(found) == [None, "mog", "fog"]


def test_rows_and_snapshots_from_before_the_pirates_are_still_read() -> None:
    old = from_json('{"kind":"seated","seat":1,"level":"mate"}')
    assert old == Seated(1, "mate", "")
    assert from_json('{"kind":"sat","seat":0,"person":"ann","name":"Ann"}') == Sat(0, "ann", "Ann", flag="")
    seat = msgspec.convert({"person": "", "name": "", "program": False, "bot": "mate"}, Seat)
    assert (seat.pirate, seat.flag) == ("", "")


def test_the_snapshot_knows_the_pirates() -> None:
    rows = a_table("kraken", 3)
    state = fold(rows)
    assert state.seats[2].pirate in PIRATES
    assert restore(rows, snapshot_of(state)).seats == state.seats
