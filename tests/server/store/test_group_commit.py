"""Group commit: what waits together is written together, and a bad batch does not take others with it."""

import asyncio

import pytest

from doubloon.server.store import group_commit
from doubloon.server.store.group_commit import MOST, GroupCommit
from doubloon.server.store.port import Batch


def batch(name: str) -> Batch:
    return Batch(name, [], b"", None, 1)


class Disk:
    """Writes down which batches came together; refuses those called bad."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []

    async def write(self, group: list[Batch]) -> None:
        names = [batch.table for batch in group]
        if "bad" in names:
            raise ValueError("bad")
        self.groups.append(names)


def test_what_arrives_soon_after_a_transaction_waits_for_the_next_and_is_written_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def story() -> list[list[str]]:
        disk, over = Disk(), asyncio.Event()

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            if seconds > 0:
                await over.wait()

        monkeypatch.setattr(group_commit, "APART_SECONDS", 3600.0)
        monkeypatch.setattr(group_commit, "MOST_APART_SECONDS", 3600.0)
        monkeypatch.setattr(asyncio, "sleep", pause)
        commit = GroupCommit(disk.write)
        await commit.append(batch("first"))
        second = commit.append(batch("second"))
        while len(pauses) < 2:
            await asyncio.wait([second], timeout=0)
        third = commit.append(batch("third"))
        await asyncio.wait([third], timeout=0)
        over.set()
        await asyncio.gather(second, third)
        await commit.close()
        return disk.groups

    assert asyncio.run(story()) == [["first"], ["second", "third"]]
    assert pauses[0] == 0, "after a quiet time nothing waits"


def test_a_crowd_is_written_in_large_groups_and_everyone_is_told() -> None:
    async def story() -> list[list[str]]:
        disk = Disk()
        commit = GroupCommit(disk.write)
        await asyncio.gather(*(commit.append(batch(str(number))) for number in range(MOST + 10)))
        await commit.close()
        return disk.groups

    assert [len(group) for group in asyncio.run(story())] == [MOST, 10]


def test_a_bad_batch_fails_by_itself() -> None:
    async def story() -> tuple[list[BaseException | None], list[list[str]]]:
        disk = Disk()
        commit = GroupCommit(disk.write)
        names = ("good", "bad", "fine")
        answers = await asyncio.gather(*(commit.append(batch(name)) for name in names), return_exceptions=True)
        await commit.close()
        return list(answers), disk.groups

    answers, groups = asyncio.run(story())
    assert [type(answer) for answer in answers] == [type(None), ValueError, type(None)]
    assert groups == [["good"], ["fine"]]
