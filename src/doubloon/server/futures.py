"""Futures that are settled from elsewhere: whoever waited for one may be gone by then."""

import asyncio
from typing import TypeVar

Result = TypeVar("Result")


def settle(future: "asyncio.Future[Result]", outcome: Result | Exception) -> None:
    """Give a future its result, or the exception why there is none."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
