"""What stops a start, each with a sentence: settings, folders, databases, and who has them already."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.server.app import create_app
from doubloon.server.private import make_private_folder
from doubloon.server.serve import check
from doubloon.server.settings import NOWHERE, BadSetting, Settings, read_settings
from doubloon.server.store import open_store, open_to_read
from doubloon.server.store.owner import own, owner_file
from tests.server.running import WAIT, running
from tests.server.store.postgres import needs_postgres, postgres

HOMELESS = """
import pwd

def nobody(_):
    raise KeyError("no such user")

pwd.getpwuid = nobody
"""


def why_not(url: str) -> str:
    """Why a database is not opened."""
    with pytest.raises(BadSetting) as refused:
        asyncio.run(open_store(url))
    return str(refused.value)


def make_store(folder: Path) -> Path:
    async def run() -> None:
        store = await open_store(f"sqlite:///{folder / 'doubloon.db'}")
        await store.close()

    asyncio.run(run())
    return folder / "doubloon.db"


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        ("DOUBLOON_PORT", "99999", "DOUBLOON_PORT is at most 65535, not '99999'"),
        ("DOUBLOON_NAMES", "https://play.example.org", "DOUBLOON_NAMES is names such as play.example.org"),
        ("DOUBLOON_NAMES", "play.example.org:443", "without a port, not 'play.example.org:443'"),
        ("DOUBLOON_HOST", "https://play.example.org", "DOUBLOON_HOST is an address such as 127.0.0.1"),
        ("DOUBLOON_HOST", "", "0.0.0.0 for everyone, without http://, not ''"),
        ("DOUBLOON_DATA", "", "DOUBLOON_DATA is a folder, such as /var/lib/doubloon, and not empty"),
        ("DOUBLOON_PROXIES", "nginx", "DOUBLOON_PROXIES is addresses such as 127.0.0.1"),
        ("DOUBLOON_ADDRESS", "10.0.0.2:8001", "DOUBLOON_ADDRESS is an address such as http://10.0.0.2:8001"),
        ("DOUBLOON_ADDRESS", "http://10.0.0.2:x", "DOUBLOON_ADDRESS is an address such as"),
    ],
)
def test_a_setting_of_the_wrong_form_is_named(variable: str, value: str, reason: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({variable: value})
    assert reason in str(refused.value)


def test_names_and_networks_are_read_with_and_without_spaces() -> None:
    read = read_settings({"DOUBLOON_NAMES": "a.example, b.example", "DOUBLOON_PROXIES": "10.0.0.0/8, ::1"})
    assert (read.names, read.proxies) == ("a.example,b.example", "10.0.0.0/8,::1")


def test_a_server_is_known_by_the_address_that_it_tells_the_others() -> None:
    told = Settings(address="http://one:8000", names="play.example.org")
    assert [told.knows_host(name) for name in ("one:8000", "play.example.org", "two:8000", "")] == [1, 1, 0, 0]
    assert not Settings().knows_host("")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "DOUBLOON_DATABASE cannot be read: it is a URL such as postgresql+asyncpg://"),
        ("postgresql://user:hush@host:port/name", "with a number as its port"),
        ("mysql://host/name", "not mysql://"),
        ("postgresql+psycopg://host/name", "not postgresql+psycopg://"),
        ("postgresql+asyncpg:///name", "names no host"),
        ("postgresql+asyncpg://host/", "names no database"),
        ("sqlite://", "would be lost"),
        ("sqlite://folder/file.db", "three or four slashes"),
        ("sqlite:////folder/file.db?mode=ro", "takes no options for SQLite"),
        ("postgresql://user:with@hush@host/name", "has two @: one in a name or password is written %40"),
        ("postgresql://user:hush@host:99999/name", "has a port from 1 to 65535, not 99999"),
        ("sqlite:////nowhere/at/all.db", "cannot open the database at /nowhere/at/all.db: No such file"),
        ("postgres://user:hush@127.0.0.1:1/name", "Connection refused; DOUBLOON_DATABASE says where it is"),
    ],
)
def test_a_wrong_database_address_is_a_sentence_without_its_password(url: str, reason: str) -> None:
    said = why_not(url)
    assert reason in said
    assert "hush" not in said
    assert "\n" not in said


@needs_postgres
def test_postgresql_says_what_is_wrong_and_short_names_of_it_will_do() -> None:
    url = postgres()
    assert "does not exist" in why_not(url.rpartition("/")[0] + "/nobodys")
    assert "does not exist" in why_not(url.replace("doubloon@", "stranger@"))
    assert "unexpected keyword argument 'colour'" in why_not(f"{url}?colour=red")

    async def run() -> bool:
        store = await open_store(url.replace("postgresql+asyncpg", "postgres"))
        well = await store.is_well()
        await store.close()
        return well

    assert asyncio.run(run())


def test_what_is_no_database_is_called_damaged(tmp_path: Path) -> None:
    (tmp_path / "doubloon.db").write_bytes(b"once upon a time there was a pirate" * 100)
    said = why_not(f"sqlite:///{tmp_path / 'doubloon.db'}")
    assert "file is not a database; it is damaged: `doubloon db check` says more" in said


def test_a_log_that_is_no_log_stops_the_start(tmp_path: Path) -> None:
    database = make_store(tmp_path)
    log = tmp_path / "doubloon.db-wal"
    log.write_bytes(b"once upon a time there was a pirate" * 1000)
    assert "doubloon.db-wal is damaged at its beginning" in why_not(f"sqlite:///{database}")
    log.unlink()
    log.mkdir()
    assert "cannot open the database at" in why_not(f"sqlite:///{database}")


def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    make_store(tmp_path)
    subprocess.run(
        [sys.executable, "-c", "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]);"
         "c.execute(\"UPDATE alembic_version SET version_num = '9999'\"); c.commit()", tmp_path / "doubloon.db"],
        check=True,
    )  # fmt: skip
    assert "was written by a newer version of Doubloon" in why_not(f"sqlite:///{tmp_path / 'doubloon.db'}")


def test_a_stand_in_that_no_bot_is_called_is_named() -> None:
    with pytest.raises(BadSetting, match=r"DOUBLOON_STAND_IN: no bot is called 'mat'; did you mean mate\?"):
        check(Settings(stand_in="mat"))


def test_a_data_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSetting, match="is a file: the data folder is a folder"):
        make_private_folder(tmp_path / "file")
    with pytest.raises(BadSetting, match="cannot be used"):
        make_private_folder(Path("/proc/nobody/can/make/this"))
    with pytest.raises(BadSetting, match="has no home to keep data in: name a data folder with --data"):
        make_private_folder(NOWHERE)


def test_files_are_their_owners_alone_and_other_peoples_folders_are_left_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "ours").mkdir(mode=0o755)
    (tmp_path / "ours" / "key").write_text("x" * 64)
    with running(tmp_path / "ours") as server:
        server.guest()
        modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "ours").iterdir()}
    assert modes == dict.fromkeys(
        ["doubloon.db", "doubloon.db-wal", "doubloon.db-shm", "doubloon.db-owner", "key"], 0o600
    )
    assert (tmp_path / "ours").stat().st_mode & 0o777 == 0o700
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)
    (shared / "letters.txt").touch()
    make_private_folder(shared)
    assert shared.stat().st_mode & 0o777 == 0o755


def test_a_second_server_on_a_folder_is_told_whose_it_is(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with pytest.raises(BadSetting) as refused:
            asyncio.run(create_app(Settings(data=tmp_path)).state.open_up())
        assert f"belongs to {server.url} (process {os.getpid()})" in str(refused.value)
        assert server.guest().ask("GET", "/healthz")["well"]
    with running(tmp_path) as server:
        assert server.guest().ask("GET", "/healthz")["well"]


def test_the_lock_of_a_process_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    database = tmp_path / "doubloon.db"
    holds = "import sys, time, pathlib; from doubloon.server.store.owner import own;"
    holds += "held = own(pathlib.Path(sys.argv[1]), 'another'); print('held', flush=True); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", holds, str(database)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(BadSetting, match=rf"belongs to another \(process {holder.pid}\)"):
            own(database, "this one")
        holder.kill()
        holder.wait(WAIT)
        own(database, "this one").let_go()
    assert owner_file(database).exists()


def test_who_only_reads_needs_no_lock_and_finds_no_database_where_none_is(tmp_path: Path) -> None:
    with running(tmp_path) as server:

        async def read() -> bool:
            store = await open_to_read(server.settings.database_url)
            well = await store.is_well()
            await store.close()
            return well

        assert asyncio.run(read())
    with pytest.raises(BadSetting, match="there is none"):
        asyncio.run(open_to_read(f"sqlite:///{tmp_path / 'nothing.db'}"))


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["serve", "--help"], ["games"]])
def test_a_user_without_a_home_and_a_name_gets_no_traceback(command: list[str]) -> None:
    run = HOMELESS + f"import sys; sys.argv = ['doubloon', *{command}]; from doubloon.cli import main; main()"
    environment = {"PATH": os.environ["PATH"], "DOUBLOON_COMPILE": "first"}
    done = subprocess.run(
        [sys.executable, "-c", run], env=environment, capture_output=True, text=True, timeout=WAIT, check=False
    )
    assert "Traceback" not in done.stderr
    if command == ["serve", "--port", "0"]:
        assert "this user has no home to keep data in" in done.stderr
    else:
        assert done.returncode == 0
