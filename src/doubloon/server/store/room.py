"""Whether a disk takes what is written: asked by writing a little."""

import os
import shutil
from pathlib import Path

PROBE_BYTES = 65_536  # more than a move takes, and little enough to be asked often


def has_room(beside: Path) -> bool:
    """Whether something can be written beside a file."""
    probe = beside.with_name(f"{beside.name}-probe-{os.getpid()}")
    try:
        with probe.open("wb", buffering=0) as file:
            whole = file.write(bytes(PROBE_BYTES)) == PROBE_BYTES
            os.fsync(file.fileno())
    except OSError:
        whole = False
    finally:
        probe.unlink(missing_ok=True)
    return whole


def room_left(folder: Path) -> int:
    """How many bytes a disk has left."""
    return shutil.disk_usage(folder).free
