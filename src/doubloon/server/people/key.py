"""The key that signs session cookies: from the settings, or made once and kept where only the host can read it."""

import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from doubloon.server.settings import BadSetting, Settings

LEAST_LENGTH = 32


def server_key(settings: Settings) -> str:
    """The server's key."""
    if settings.key:
        if len(settings.key) < LEAST_LENGTH:
            raise BadSetting(f"DOUBLOON_KEY has at least {LEAST_LENGTH} characters, not {len(settings.key)}")
        return settings.key
    return _kept_key(settings.data / "key")


def host_token(key: str) -> str:
    """What stands for the host: who has the key can be anyone anyway."""
    return "host_" + hmac.digest(key.encode(), b"the host of this server", "sha256").hex()


def _kept_key(file: Path) -> str:
    if not file.exists():
        _make_key(file)
    key = file.read_text(encoding="ascii").strip()
    if len(key) < LEAST_LENGTH:
        raise BadSetting(f"{file} has at least {LEAST_LENGTH} characters, not {len(key)}; without it a new key is made")
    return key


def _make_key(file: Path) -> None:
    """Put a key in place whole: of several servers that start at once, the first one's is everyone's."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, beside = tempfile.mkstemp(dir=file.parent)  # only the host can read it
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as opened:
            opened.write(secrets.token_urlsafe(48))
            opened.flush()
            os.fsync(opened.fileno())
        with suppress(FileExistsError):
            os.link(beside, file)
    finally:
        Path(beside).unlink()
