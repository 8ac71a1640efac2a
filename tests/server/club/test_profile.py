"""What a server tells of evenings that were played, and what stays when somebody goes."""

import random
import re
from typing import Any

import pytest

from doubloon.server.club.profile import met, records
from doubloon.server.http import club
from doubloon.server.person import GONE
from doubloon.server.store.results import Line
from tests.server.club.test_rating import a_game
from tests.server.running import Guest, Running, running, wait_for
from tests.server.store.postgres import needs_postgres, postgres
from tests.server.test_host import host
from tests.server.test_play import play_out

PASSWORD = "correct horse battery"


def me(guest: Guest) -> str:
    found: str = guest.ask("GET", "/api/me")["id"]
    return found


def played(*guests: Guest, **wish: Any) -> str:
    """A short game of these people to its end."""
    table = guests[0].table(players=len(guests), options={"round_limit": 1}, **wish)
    for guest in guests[1:]:
        guest.sit(table)
    guests[0].start(table)
    sockets = [guest.socket(table) for guest in guests]
    while sockets[0].now["status"] != "over":
        last = max(socket.seq for socket in sockets)
        for socket in sockets:
            while socket.seq < last:
                socket.read()
        mover = next((socket for socket in sockets if socket.now["legal"]), None)
        if mover is not None:
            mover.move(mover.now["legal"][-1]["action"])
    for socket in sockets:
        socket.connection.close()
    return table


def test_a_game_is_on_the_profile_of_everyone_who_played_it(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = played(ann, bo, rated=True)
    profile = bo.ask("GET", f"/api/people/{me(ann)}")
    assert (profile["name"], profile["played"], profile["you"]) == ("Ann", 1, False)
    assert profile["games"][0]["game"] == "kraken"
    assert [(one["name"], one["games"]) for one in profile["against"]] == [("Bo", 1)]
    (game,) = bo.ask("GET", f"/api/people/{me(ann)}/games")
    assert (game["table"], game["rated"]) == (table, True)
    assert [(seat["name"], seat["you"]) for seat in game["seats"]] == [("Ann", False), ("Bo", True)]
    assert sorted(seat["rank"] for seat in game["seats"])[0] == 1


def test_ratings_move_at_rated_tables_and_nowhere_else(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    played(ann, bo)
    assert ann.ask("GET", f"/api/people/{me(ann)}")["games"][0]["standing"] is None
    played(ann, bo, rated=True)
    wait_for(lambda: ann.ask("GET", f"/api/people/{me(ann)}")["games"][0]["standing"] is not None)
    both = [ann.ask("GET", f"/api/people/{me(who)}")["games"][0]["standing"] for who in (ann, bo)]
    assert {standing["games"] for standing in both} == {1}
    assert sum(standing["points"] for standing in both) == pytest.approx(2000, abs=2)
    board = ann.ask("GET", "/api/leaderboards/kraken")
    assert [line for line in board["leaders"] if line["person"]] == []  # one game says nothing yet


def test_a_leaderboard_has_who_has_played_enough_with_what_is_uncertain(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club, "LEAST_GAMES", 1)
    ann = server.guest("Grace")
    played(ann, server.guest("Bo"), rated=True)
    wait_for(lambda: ann.ask("GET", f"/api/people/{me(ann)}")["games"][0]["standing"] is not None)
    board = ann.ask("GET", "/api/leaderboards/kraken")
    lines = {line["name"]: line for line in board["leaders"] if line["person"]}
    assert (lines["Grace"]["you"], lines["Bo"]["you"]) == (True, False)
    assert lines["Grace"]["standing"]["doubt"] < 667
    surely = [line["standing"]["points"] - line["standing"]["doubt"] for line in board["leaders"]]
    assert surely == sorted(surely, reverse=True)
    assert ann.refused("GET", "/api/leaderboards/krakn")[0] == 404


def test_ratings_are_computed_anew_by_a_command_and_are_the_same(server: Running) -> None:
    ann = server.guest("Ann")
    for _ in range(2):
        played(ann, server.guest("Bo"), rated=True)
    path = f"/api/people/{me(ann)}"
    wait_for(lambda: (ann.ask("GET", path)["games"][0]["standing"] or {}).get("games") == 2)
    before = ann.ask("GET", path)
    said = host(server, "db", "rate")
    assert re.search(r"kraken +\d+ rated games", said)
    assert ann.ask("GET", path) == before


def test_what_nobody_may_watch_is_on_no_strangers_list(server: Running) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    played(ann, bo, spectators=False)
    path = f"/api/people/{me(ann)}"
    for stranger in (cy, server.stranger()):
        assert stranger.ask("GET", f"{path}/games") == []
        assert stranger.ask("GET", path)["against"] == []
    assert len(bo.ask("GET", f"{path}/games")) == 1


def test_pages_of_a_history_follow_each_other(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    tables = [played(ann, bo) for _ in range(3)]
    first = ann.ask("GET", f"/api/people/{me(ann)}/games?count=2")
    second = ann.ask("GET", f"/api/people/{me(ann)}/games?count=2&before={first[-1]['ended_ms']}")
    assert [game["table"] for game in first + second] == tables[::-1]


def test_a_guest_who_becomes_an_account_keeps_all_of_it(server: Running) -> None:
    ann = server.guest("Ann")
    played(ann, server.guest("Bo"))
    ann.post("/api/me/account", login="ann", password=PASSWORD)
    profile = ann.ask("GET", f"/api/people/{me(ann)}")
    assert (profile["kind"], profile["played"]) == ("account", 1)


def test_lessons_are_no_games(server: Running) -> None:
    ann = server.guest("Ann")
    ann.post("/api/tables/lesson", game="kraken")
    assert ann.ask("GET", f"/api/people/{me(ann)}")["played"] == 0


def test_who_deletes_their_account_has_no_name_any_more_and_others_keep_their_games(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    ann.post("/api/me/account", login="goes", password=PASSWORD)
    played(ann, bo)
    person = me(ann)
    assert ann.refused("POST", "/api/me/deletion", {}) == (403, "refused-password")
    assert ann.refused("POST", "/api/me/deletion", {"password": "wrong"}) == (403, "refused-password")
    assert ann.http.post("/api/me/deletion", json={"password": PASSWORD}).status_code == 204
    assert ann.ask("GET", "/api/me") is None
    assert bo.refused("GET", f"/api/people/{person}") == (404, "refused-no-person")
    (game,) = bo.ask("GET", f"/api/people/{me(bo)}/games")
    assert [(seat["name"], seat["person"]) for seat in game["seats"]] == [(None, None), ("Bo", me(bo))]
    assert bo.ask("GET", f"/api/people/{me(bo)}")["against"][0]["name"] is None


def test_who_goes_in_the_middle_of_a_game_leaves_it_playable(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2, options={"round_limit": 1})
    bo.sit(table)
    ann.start(table)
    with bo.socket(table) as socket:
        assert ann.http.post("/api/me/deletion", json={}).status_code == 204
        taken = next((step for step in socket.steps if step["kind"] == "takenover"), None)
        taken = taken or socket.until(lambda message: message.get("kind") == "takenover")
        assert (taken["facts"]["seat"], taken["facts"]["why"]) == (0, GONE)
        play_out(socket)
    (game,) = bo.ask("GET", f"/api/people/{me(bo)}/games")
    assert [seat["gave_up"] for seat in game["seats"]] == [True, False]


def test_who_is_deleted_in_a_lobby_frees_their_seat_and_their_own_tables_end(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    anns, bos = ann.table(players=2), bo.table(players=2)
    ann.sit(bos)
    assert ann.http.post("/api/me/deletion", json={}).status_code == 204
    assert bo.refused("GET", f"/api/tables/{anns}") == (410, "refused-ended")
    assert [seat["name"] for seat in bo.ask("GET", f"/api/tables/{bos}")["seats"]] == ["Bo", None]


@needs_postgres
def test_a_table_in_another_process_is_left_too(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = postgres()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    key = "the same key for both of these servers"
    with (
        running(folders[0], key=key, database=database) as one,
        running(folders[1], key=key, database=database) as other,
    ):
        ann, bo = one.guest("Ann"), one.guest("Bo")
        table = ann.table(players=2)
        bo.sit(table)
        ann.start(table)
        elsewhere = other.stranger()
        elsewhere.http.cookies.update(dict(ann.http.cookies))
        with bo.socket(table) as socket:
            assert elsewhere.http.post("/api/me/deletion", json={}).status_code == 204
            socket.until(lambda message: message.get("kind") == "takenover")


def test_statistics_agree_with_counting_by_hand() -> None:
    chance = random.Random(5)
    for _ in range(200):
        wins = [chance.random() < 0.5 for _ in range(chance.randint(1, 12))]
        lines = [
            Line(str(number), "kraken", number, 1 if won else 2, 0.0, won, gave_up=False, mu=None, sigma=None)
            for number, won in enumerate(wins)
        ]
        (record,) = records(lines)
        text = "".join("W" if won else "." for won in wins)
        assert record.streak == len(text) - len(text.rstrip("W"))
        assert record.best_streak == max(map(len, text.split(".")))
        assert (record.played, record.won, sum(record.ranks)) == (len(wins), text.count("W"), len(wins))
        assert record.unwon == 0


def test_whom_one_has_met_and_who_came_out_ahead() -> None:
    games = [
        a_game(("ann", 1), ("bo", 2), ("mate", 3)),
        a_game(("bo", 1), ("ann", 2)),
        a_game(("ann", 2), ("bo", 1), gave_up="bo"),
    ]
    bo, mate = met(games, "ann")
    assert (bo.person, bo.games, bo.ahead, bo.behind) == ("bo", 3, 2, 1)
    assert (mate.bot, mate.games, mate.ahead, mate.behind) == ("mate", 1, 1, 0)


def test_a_game_that_nobody_won_is_no_first_place() -> None:
    lines = [Line("t", "kraken", 1, 1, 0.0, won=False, gave_up=False, mu=None, sigma=None)]
    (record,) = records(lines)
    assert (record.ranks, record.unwon) == ([], 1)
