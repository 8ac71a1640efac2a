"""What settings that are texts look like: each reads one, or says what it should be (ValueError)."""

import re
from collections.abc import Callable
from ipaddress import ip_network
from urllib.parse import urlsplit

_HOST = re.compile(r"(?=.{1,253}$)[\w-]{1,63}(\.[\w-]{1,63})*\.?")


def listens_at(text: str) -> str:
    """The address or name of a network card of this machine.

    >>> listens_at("0.0.0.0")
    '0.0.0.0'
    """
    if not text or "/" in text:
        raise ValueError("an address such as 127.0.0.1, or 0.0.0.0 for everyone, without http://")
    return text


def host_names(text: str) -> str:
    """Names that a server is reached by.

    >>> host_names("play.example.org, friends.example.org")
    'play.example.org,friends.example.org'
    """
    return _each(text, _host_name, "names such as play.example.org, with commas, without https:// and without a port")


def _host_name(name: str) -> str:
    if not _HOST.fullmatch(name):
        raise ValueError(name)
    return name


def proxies(text: str) -> str:
    """Addresses and networks of proxies; * trusts everyone.

    >>> proxies("127.0.0.1, 10.0.0.0/8")
    '127.0.0.1,10.0.0.0/8'
    """
    return _each(text, _network, "addresses such as 127.0.0.1 or networks such as 10.0.0.0/8, with commas")


def _network(text: str) -> str:
    if text != "*":
        ip_network(text, strict=False)
    return text


def web_address(text: str) -> str:
    """Where other processes reach this one.

    >>> web_address("http://10.0.0.2:8001")
    'http://10.0.0.2:8001'
    """
    parts = urlsplit(text)
    try:
        fits = parts.scheme in ("http", "https") and parts.hostname and (parts.port or True)
    except ValueError:  # a port that is no number
        fits = False
    if text and (not fits or parts.path.strip("/") or parts.query):
        raise ValueError("an address such as http://10.0.0.2:8001")
    return text


def _each(text: str, read: Callable[[str], str], expected: str) -> str:
    names = [part.strip() for part in text.split(",") if part.strip()]
    try:
        return ",".join(read(name) for name in names)
    except ValueError:
        raise ValueError(expected) from None
