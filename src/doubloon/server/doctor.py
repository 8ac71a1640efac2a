"""`doubloon doctor`: looks at settings, folders, database, compiled rules and the proxy, and says what to do."""

import asyncio
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx

import doubloon
from doubloon.bots import parts_of
from doubloon.engine.cache import cache_root
from doubloon.engine.errors import DoubloonError
from doubloon.engine.rule import INTERPRETED
from doubloon.server.people.key import server_key
from doubloon.server.private import others_can_read
from doubloon.server.serve import check, listen
from doubloon.server.settings import ANYWHERE, NOWHERE, BadSetting, Settings, read_settings
from doubloon.server.store.check import check_file
from doubloon.server.store.opening import open_to_read
from doubloon.server.store.owner import owner_of
from doubloon.server.store.place import SQLITE, file_of, place_of
from doubloon.server.store.room import has_room, room_left

WELL, ADVICE, WRONG = "well", "advice", "wrong"
LEAST_ROOM = 100_000_000  # bytes that a database and its log want to grow into
PATIENCE_SECONDS = 5.0


@dataclass(frozen=True)
class Finding:
    """What was looked at, how it is, and what to do about it."""

    about: str
    how: str  # WELL, ADVICE, WRONG
    text: str


def examine(environment: Mapping[str, str] = os.environ, data: Path | None = None) -> list[Finding]:
    """Everything, in the order in which a start needs it. A setting that cannot be read leaves the rest unseen."""
    try:
        settings = read_settings(environment, data=data)
        check(settings)
    except DoubloonError as error:
        return [Finding("settings", WRONG, str(error))]
    findings = [Finding("settings", WELL, "can be read"), *_of_settings(settings)]
    for look in (_data_folder, _key, _database, _rules, _server):
        findings += look(settings)
    return findings


def _of_settings(settings: Settings) -> list[Finding]:
    found = []
    if settings.names and not settings.secure:
        found.append(Finding("settings", ADVICE, "it has a name but DOUBLOON_SECURE is no: set it to yes behind TLS"))
    if settings.host in ANYWHERE and settings.secure:
        text = "it listens to everyone: behind a proxy on this machine, DOUBLOON_HOST=127.0.0.1 keeps others out"
        found.append(Finding("settings", ADVICE, text))
    if "*" in settings.proxies.split(","):
        text = "everyone is believed about where a request comes from, so limits per address can be passed by"
        found.append(Finding("proxy", ADVICE, f"DOUBLOON_PROXIES=*: {text}; name your proxy's address instead"))
    return found


def _data_folder(settings: Settings) -> list[Finding]:
    data = settings.data
    if not data.exists() and data != NOWHERE:
        return [Finding("data folder", WELL, f"{data} is made at the first start")]
    if not data.is_dir() or not os.access(data, os.R_OK | os.W_OK | os.X_OK):
        text = f"{data} is no folder that this user can write to: run as the server's user, or name one with --data"
        return [Finding("data folder", WRONG, text)]
    if not has_room(data / "doubloon.db"):
        return [Finding("data folder", WRONG, f"nothing can be written to {data}: the disk is full or read-only")]
    if room_left(data) < LEAST_ROOM:
        return [Finding("data folder", ADVICE, f"the disk of {data} has less than {LEAST_ROOM // 10**6} MB left")]
    if others_can_read(data) and any(others_can_read(file) for file in data.glob("doubloon.db*")):
        text = f"other users can read {data}, and so foresee dice: chmod 700 {data} && chmod 600 {data}/*"
        return [Finding("data folder", ADVICE, text)]
    return [Finding("data folder", WELL, f"{data} can be written, and has room")]


def _key(settings: Settings) -> list[Finding]:
    if not settings.key and not (settings.data / "key").exists():
        return [Finding("key", WELL, "is made at the first start")]
    try:
        server_key(settings)
    except (BadSetting, OSError) as error:
        return [Finding("key", WRONG, str(error))]
    return [Finding("key", WELL, "signs cookies; keep a copy of it with your backups")]


def _database(settings: Settings) -> list[Finding]:
    place = place_of(settings.database_url)
    if place.drivername == SQLITE and not file_of(place).exists():
        return [Finding("database", WELL, f"{file_of(place)} is made at the first start")]
    faults = check_file(file_of(place)) if place.drivername == SQLITE else []
    if faults:
        text = f"{faults[0]}; `doubloon db check` says more, `doubloon db restore FILE` puts a backup in its place"
        return [Finding("database", WRONG, text)]
    try:
        asyncio.run(_open(settings.database_url))
    except DoubloonError as error:
        return [Finding("database", WRONG, str(error))]
    return [Finding("database", WELL, "can be read")]


async def _open(url: str) -> None:
    store = await open_to_read(url)
    await store.close()


def _rules(_settings: Settings) -> list[Finding]:
    if INTERPRETED:
        return [Finding("rules", ADVICE, "NUMBA_DISABLE_JIT is set: all games are played interpreted, and slowly")]
    root = cache_root()
    missing = [name for name in doubloon.names() if not _compiled(name)]
    if missing:
        text = (
            f"not compiled yet in {root}: {', '.join(missing)}; `doubloon prepare` does it ahead, a server beside play"
        )
        return [Finding("rules", ADVICE, text)]
    return [Finding("rules", WELL, f"all games are compiled, in {root}")]


def _compiled(name: str) -> bool:
    return all(entries.load() for entries in parts_of(doubloon.game(name)))


def _server(settings: Settings) -> list[Finding]:
    place = place_of(settings.database_url)
    owner = owner_of(file_of(place)) if place.drivername == SQLITE else None
    if owner is not None:
        return _running(owner.split()[0])
    try:
        listen(settings).close()
    except BadSetting as error:
        if settings.shares_database and _is_ours(settings.inner_address):
            return _running(settings.inner_address)
        return [Finding("server", ADVICE, f"none runs on this folder, and {error}")]
    return [Finding("server", WELL, "none runs; the address is free")]


def _is_ours(address: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        return bool(httpx.get(f"{address}/livez", timeout=PATIENCE_SECONDS, trust_env=False).json() == {"alive": True})
    except (httpx.HTTPError, ValueError):
        return False


def _running(address: str) -> list[Finding]:
    try:
        answer = httpx.get(f"{address}/readyz", timeout=PATIENCE_SECONDS, trust_env=False)
        said = answer.json()
    except (httpx.HTTPError, ValueError) as error:
        return [Finding("server", WRONG, f"the one at {address} does not answer: {error!r}")]
    warnings = [Finding("server", ADVICE, warning) for warning in said.get("warnings", [])]
    if answer.status_code != httpx.codes.OK:
        return [Finding("server", WRONG, f"the one at {address} is not ready: {said}"), *warnings]
    return [Finding("server", WELL, f"runs at {address}, and is ready"), *warnings]
