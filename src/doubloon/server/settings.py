"""Everything a host can set: the configuration, one declaration, read from the environment; `doubloon serve --help`."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from doubloon.engine.errors import DoubloonError, did_you_mean, shown
from doubloon.server import setting_forms

PREFIX = "DOUBLOON_"
NOWHERE = Path(os.devnull) / "doubloon"  # the data folder of a user without a home: one that nobody can make
ANYWHERE = ("0.0.0.0", "::")
NOT_SETTINGS = {"DOUBLOON_CACHE", "DOUBLOON_COMPILE"}  # the engine's


class BadSetting(DoubloonError):
    """A setting does not exist, or cannot have that value."""


def setting(
    default: Any,
    meaning: str,
    least: float | None = None,
    most: float | None = None,
    form: Callable[[str], str] = str,
) -> Any:
    """A setting with its default and what it means; a number may have a least and a most value, a text its form."""
    return field(default=default, metadata={"meaning": meaning, "least": least, "most": most, "form": form})


def _users_data() -> Path:
    try:
        return user_data_path("doubloon")
    except RuntimeError:
        return NOWHERE


@dataclass(frozen=True)
class Settings:
    """What this server was told."""

    # Where
    host: str = setting(
        "127.0.0.1",
        "the address to listen on; 0.0.0.0 for everyone who can reach this machine",
        form=setting_forms.listens_at,
    )
    port: int = setting(8000, "the port to listen on; 0: any free one", 0, 65_535)
    data: Path = setting(_users_data(), "the folder for the database and the generated key")
    database: str = setting("", "the database's URL; empty: SQLite in the data folder")
    address: str = setting(
        "",
        "where other server processes on the same database reach this one; empty: here, this port",
        form=setting_forms.web_address,
    )
    names: str = setting(
        "",
        "names that the server is reached by, with commas; localhost and addresses always work",
        form=setting_forms.host_names,
    )
    secure: bool = setting(False, "cookies travel over HTTPS only: set it behind a proxy with TLS")
    proxies: str = setting(
        "127.0.0.1",
        "addresses or networks of proxies that may say who a request comes from, with commas",
        form=setting_forms.proxies,
    )
    key: str = setting("", "signs cookies; empty: made once and kept in the data folder")

    # Play
    bot_pause_ms: int = setting(900, "how long a bot seems to think at a live table, on average", 0)
    lesson_pause_ms: int = setting(1_600, "how long a bot of a lesson waits before it does its next step", 0)
    race_pause_ms: int = setting(7_500, "how long bots leave the bell of a race alone: people watch what was before", 0)
    stand_in: str = setting("mate", "the bot that takes the seat of someone who resigns or runs out of time")
    minutes_most: int = setting(60, "the most minutes of silence before others may let a bot play on", 1)
    seconds_most: int = setting(600, "the most seconds per decision that a table can have", 1)
    days_most: int = setting(14, "the most days per decision that a table can have", 1)
    thinkers: int = setting(2, "threads in which bots think", 1)

    # Limits
    frame_bytes: int = setting(4096, "the longest message over a socket", 256)
    body_bytes: int = setting(65_536, "the longest body of a request", 1024)
    socket_rate: float = setting(30.0, "messages per second that one socket may send, in the long run", 0.1)
    socket_burst: int = setting(60, "messages that one socket may send at once", 1)
    strikes: int = setting(20, "malformed messages after which a socket is closed", 1)
    backlog: int = setting(1_000_000, "bytes that may wait for a slow viewer before its socket is closed", 65_536)
    gap: int = setting(128, "steps that a returning viewer is sent one by one; beyond that, the table as it is", 0)
    sockets_per_person: int = setting(20, "open sockets per identity", 1)
    sockets_per_address: int = setting(200, "open sockets per address", 1)
    requests_per_minute: int = setting(600, "requests per identity, and per address", 1)
    guests_per_hour: int = setting(60, "new guests per address", 1)
    sign_ins_per_minute: int = setting(10, "attempts to sign in per address, and per account", 1)
    reports_per_hour: int = setting(10, "reports of names and talk per identity", 1)
    tables_per_hour: int = setting(60, "new tables per identity", 1)
    tables_per_person: int = setting(100, "tables that one identity may have open or in play", 1)
    talk_per_minute: int = setting(20, "lines of talk per identity", 1)
    reactions_per_minute: int = setting(12, "reactions per identity, three of them at once", 1)
    talk_length: int = setting(300, "characters in a line of talk", 1)
    watchers: int = setting(100, "spectators at one table", 0)
    bots_per_person: int = setting(10, "third-party bots that one account or guest may own", 0)

    # Care
    session_days: int = setting(90, "days after which a cookie is no longer good", 1)
    rest_seconds: int = setting(300, "seconds without viewers after which a table leaves the memory", 1)
    open_days: int = setting(7, "days after which a table that never started is no longer listed", 1)
    ping_seconds: float = setting(10.0, "how often each socket's round trip is measured", 0.1)
    drain_seconds: float = setting(5.0, "how long moves in flight may take when the server stops", 0.1)
    lease_seconds: float = setting(10.0, "seconds of silence after which other processes take a process's tables", 1)
    keepers: str = setting("", "names that accounts sign in with who look after the server in the browser, with commas")
    metrics: bool = setting(True, "whether /metrics answers")

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:///{self.data / 'doubloon.db'}"

    @property
    def shares_database(self) -> bool:
        """Whether other server processes may use the same database."""
        return not self.database_url.startswith("sqlite")

    @property
    def inner_address(self) -> str:
        """Where other server processes reach this one."""
        return self.address.rstrip("/") or f"http://{'127.0.0.1' if self.host in ANYWHERE else self.host}:{self.port}"

    def is_keeper(self, login: str | None) -> bool:
        """Whether who signs in so looks after the server."""
        return bool(login) and login in {name.strip().lower() for name in self.keepers.split(",")}

    def knows_host(self, header: str) -> bool:
        """Whether a Host header names this server: an address, localhost, or one of its names."""
        name = header.rsplit(":", 1)[0] if not header.endswith("]") else header
        known = {known.strip().lower() for known in self.names.split(",")}
        known.add(urlsplit(self.address).hostname or "")  # which the host's own commands and other processes use
        return name.lower() in known - {""} or name.lower() == "localhost" or _is_address(name.strip("[]"))


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from the environment; what is given (and not None) comes first."""
    known = {declared.name: declared for declared in fields(Settings)}
    for given_name in environment:
        name = given_name.removeprefix(PREFIX).lower()
        if given_name.startswith(PREFIX) and given_name not in NOT_SETTINGS and name not in known:
            raise BadSetting(f"there is no setting {given_name}; {did_you_mean(given_name, map(variable, known))}")
    texts = {name: environment[variable(name)] for name in known if variable(name) in environment}
    texts.update({name: str(value) for name, value in given.items() if value is not None})
    return Settings(**{name: _read(known[name], text) for name, text in texts.items()})


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def described() -> list[tuple[str, str, str]]:
    """Every setting for people: variable, default, meaning."""
    return [
        (variable(declared.name), _default(declared), declared.metadata["meaning"]) for declared in fields(Settings)
    ]


def _default(declared: Any) -> str:
    if declared.name == "data":
        return "the user's data folder"
    return {True: "yes", False: "no"}.get(declared.default) or str(declared.default) or "empty"


def _read(declared: Any, text: str) -> Any:
    if isinstance(declared.default, Path):
        if not text:  # which is the folder where one happens to be
            raise BadSetting(f"{variable(declared.name)} is a folder, such as /var/lib/doubloon, and not empty")
        return Path(text)
    kind = type(declared.default)
    try:
        value = declared.metadata["form"](text) if kind is str else _truth(text) if kind is bool else kind(text)
    except ValueError as error:
        expected = {int: "a whole number", float: "a number", bool: "yes or no", str: str(error)}[kind]
        raise BadSetting(f"{variable(declared.name)} is {expected}, not {shown(text)}") from None
    _check_range(declared, value, text)
    return value


def _check_range(declared: Any, value: Any, text: str) -> None:
    least, most = declared.metadata["least"], declared.metadata["most"]
    if least is not None and not least <= value < float("inf"):
        raise BadSetting(f"{variable(declared.name)} is at least {least}, not {shown(text)}")
    if most is not None and value > most:
        raise BadSetting(f"{variable(declared.name)} is at most {most}, not {shown(text)}")


def _truth(text: str) -> bool:
    if text.lower() in ("yes", "true", "1", "on"):
        return True
    if text.lower() in ("no", "false", "0", "off"):
        return False
    raise ValueError(text)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
