"""Writes the database that a release leaves behind: `python -m tests.upgrades.write NAME`, run in that release.

What it holds is played on a real server, with secrets of its own: people of every kind, talk, open tables, tables of
every game in the middle of play and at their end, with clocks, with a move that can be taken back, with a seat that was
given up. It is kept as NAME.sqlite.sql.gz and NAME.postgres.sql.gz beside this file; `test_upgrades.py` brings all of
them up to date and plays on.
"""

import gzip
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import doubloon
from tests.server.running import Guest, HandClock, Running, Socket, running
from tests.server.store.postgres import postgres

FOLDER = Path(__file__).parent
PASSWORD = "a spyglass and a parrot"
OPTIONS: dict[str, dict[str, Any]] = {"captain_dice": {"mode": "turns"}, "kraken": {"board": "rings"}}
PLAYERS = 3
MOVES = 6  # that Ann makes at a table that is left in the middle
LINES = ("Ahoy!", "宝はどこだ？")


def fill(server: Running) -> None:
    """Let people do all that leaves a trace."""
    server.secrets.begin("a database of this version")
    ann, bo = server.guest("Ann"), server.guest("Bo")
    ann.post("/api/me/account", login="ann", password=PASSWORD)
    cy = server.stranger(ann.post("/api/me/bots", name="Cy")["token"])
    open_table(ann, bo, cy)
    for game in doubloon.names():
        running_table(ann, bo, game)
        finished_table(ann, game)
    with_a_move_to_take_back(ann)
    given_up(ann, bo)
    in_haste(ann)
    played_once_more(ann)


def open_table(ann: Guest, bo: Guest, cy: Guest) -> None:
    """Three of four seats are taken, one by a program."""
    table = ann.table("kraken", players=4, public=True)
    bo.sit(table)
    cy.sit(table)
    with bo.socket(table) as socket:
        socket.ask("say", text=LINES[0])


def running_table(ann: Guest, bo: Guest, game: str) -> None:
    """Two people and a bot have made some moves, and talked; a decision may take three days."""
    options = OPTIONS.get(game, {})
    table = ann.table(game, players=PLAYERS, options=options, pace={"kind": "days", "amount": 3}, public=True)
    bo.sit(table)
    ann.ask("PUT", f"/api/tables/{table}/seats/2/bot", {"level": "mate"})
    ann.start(table)
    chance = random.Random(game)
    with ann.socket(table) as hers, bo.socket(table) as his:
        for line in LINES:
            hers.ask("say", text=line)
        for _ in range(MOVES):
            whose = next_to_move(hers, his)
            whose.move(chance.choice(whose.now["legal"])["action"])
        next_to_move(hers, his)  # bots have moved by then


def next_to_move(*sockets: Socket) -> Socket:
    """Read on until somebody can make a move."""
    while True:
        latest = max(socket.seq for socket in sockets)
        for socket in sockets:
            while socket.seq < latest:
                socket.read()
        for socket in sockets:
            if socket.now["legal"] and all(other.seq == socket.seq for other in sockets):
                return socket
        sockets[0].read()


def finished_table(ann: Guest, game: str) -> str:
    """Ann leaves her seat to a bot after some moves, and bots play to the end."""
    table = ann.table(game, players=PLAYERS, bots=PLAYERS - 1, options=OPTIONS.get(game, {}))
    with ann.socket(table) as socket:
        for _ in range(2):
            next_to_move(socket).move()
        socket.ask("say", text=LINES[0])
        socket.ask("resign")
        while socket.now["status"] != "over":
            socket.read()
    return table


def with_a_move_to_take_back(ann: Guest) -> None:
    """The last move can still be taken back."""
    table = ann.table("kraken", players=2, bots=1)
    with ann.socket(table) as socket:
        while not socket.now["undo"]:
            next_to_move(socket).move()


def given_up(ann: Guest, bo: Guest) -> None:
    """Bo has resigned; the bot that plays on for him waits for Ann. Nobody may watch."""
    table = ann.table("casket", players=2, spectators=False, talk=False)
    bo.sit(table)
    ann.start(table)
    with bo.socket(table) as socket:
        socket.ask("resign")


def in_haste(ann: Guest) -> None:
    """Everyone acts at once."""
    table = ann.table("captain_dice", players=2, bots=1, hands="quick")
    with ann.socket(table) as socket:
        next_to_move(socket).move()


def played_once_more(ann: Guest) -> None:
    """A table that is over, and the one that followed it."""
    table = finished_table(ann, "kraken")
    ann.post(f"/api/tables/{table}/rematch")


def write(name: str) -> None:
    """Play on both databases, and keep what is on their disks then as statements that bring it back."""
    with tempfile.TemporaryDirectory() as folder:
        play(Path(folder))
        keep(f"{name}.sqlite", dump_of_sqlite(Path(folder) / "doubloon.db"))
        address = postgres()
        play(Path(folder), database=address)
        keep(f"{name}.postgres", dump_of_postgres(address))


def play(folder: Path, **settings: Any) -> None:
    """A server that is started, played on, and stopped."""
    with running(folder, clock=HandClock(), **settings) as server:
        fill(server)


def dump_of_sqlite(file: Path) -> str:
    """All statements."""
    connection = sqlite3.connect(file)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


def dump_of_postgres(address: str) -> str:
    """All statements, as pg_dump writes them."""
    command = ["pg_dump", "--no-owner", "--inserts", address.replace("postgresql+asyncpg", "postgresql")]
    dumped = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return re.sub(r"^\\(un)?restrict .*$", "", dumped, flags=re.MULTILINE)  # which older readers do not know


def keep(name: str, text: str) -> None:
    """Write it packed, the same bytes for the same text."""
    file = FOLDER / f"{name}.sql.gz"
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
    print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    write(sys.argv[1])
