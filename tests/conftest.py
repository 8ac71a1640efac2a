"""What holds for all tests."""

import threading


def pytest_sessionfinish() -> None:
    """A compiler that a server of these tests left at work ends before Python does: cut off, it would crash."""
    for thread in threading.enumerate():
        if thread.name.startswith("compiling "):
            thread.join()
