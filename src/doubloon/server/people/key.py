"""The key that signs cookies: from the settings, or made once and kept where only the host can read it."""

import os
import secrets
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


def _kept_key(file: Path) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_text(encoding="ascii").strip()
    with os.fdopen(descriptor, "w", encoding="ascii") as opened:
        key = secrets.token_urlsafe(48)
        opened.write(key)
    return key
