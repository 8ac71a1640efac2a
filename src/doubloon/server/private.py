"""The data folder and what is in it are for the server's user alone: who reads the database can foresee dice."""

import os
from pathlib import Path

from doubloon.server.settings import NOWHERE, BadSetting

FOLDER, FILE = 0o700, 0o600
_OTHERS = 0o077
_OURS = ("doubloon.db", "key")  # how the names of our files begin


def make_private_folder(folder: Path) -> None:
    """The folder, there and ours to write in; one that holds nothing else is closed to others."""
    if folder == NOWHERE:
        raise BadSetting("this user has no home to keep data in: name a data folder with --data or DOUBLOON_DATA")
    try:
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        names = [entry.name for entry in folder.iterdir()]
        if all(name.startswith(_OURS) for name in names) and folder.stat().st_uid == os.geteuid():
            folder.chmod(FOLDER)
            for name in names:
                (folder / name).chmod(FILE)
    except FileExistsError:
        raise BadSetting(f"{folder} is a file: the data folder is a folder; --data names another") from None
    except OSError as error:
        raise BadSetting(_cannot(folder, error)) from error
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise BadSetting(_cannot(folder, PermissionError(None, "Permission denied")))


def _cannot(folder: Path, error: OSError) -> str:
    return (
        f"the data folder {folder} cannot be used ({error.strerror}): it has to exist or be possible to make, and"
        " belong to the user that runs the server; --data or DOUBLOON_DATA names another"
    )


def others_can_read(path: Path) -> bool:
    """Whether anyone but its owner may read it."""
    return path.exists() and bool(path.stat().st_mode & _OTHERS)
