"""Friends: whom one has on one's list. Who has each other sees whether the other is at a table now, and at which."""

from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as InPath
from pydantic import BaseModel

from doubloon.server.http.caller import Called, Caller
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.person import GONE, Person
from doubloon.server.refusals import Refusal
from doubloon.server.table.state import OVER

router = APIRouter(prefix="/api", tags=["friends"], responses=PROBLEMS)

PersonId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
MOST = 200


class Friend(BaseModel):
    """Somebody on my list. `mutual`: I am on theirs; only then is told whether they are `here`, at a table.

    `table`: where I could watch them or sit down.
    """

    person: str
    name: str
    flag: str | None
    mutual: bool
    here: bool
    table: str | None


@router.get("/friends")
async def my_friends(caller: Called) -> list[Friend]:
    """Your friends, those who are here first; a stranger has none."""
    if caller.person is None:
        return []
    services, me = caller.services, caller.person.id
    mine, theirs = await services.store.friends.of(me), await services.store.friends.who_have(me)
    people = [person for person in await services.store.people(mine) if person.kind != GONE]
    found = [_friend(person, theirs, caller) for person in people]
    return sorted(found, key=lambda friend: (not friend.here, friend.name.casefold()))


@router.put("/friends/{person}", status_code=204)
async def add_friend(person: PersonId, caller: Called) -> None:
    """Put somebody on your list."""
    friends, me = caller.services.store.friends, caller.known
    found = await caller.services.store.person(person)
    if found is None or found.kind == GONE or person == me.id:
        raise Refusal("refused-no-person", status=404)
    if len(await friends.of(me.id)) >= MOST:
        raise Refusal("refused-too-many-friends", most=MOST)
    await friends.add(me.id, person)


@router.delete("/friends/{person}", status_code=204)
async def remove_friend(person: PersonId, caller: Called) -> None:
    """Take somebody off your list."""
    await caller.services.store.friends.remove(caller.known.id, person)


def _friend(person: Person, theirs: set[str], caller: Caller) -> Friend:
    mutual = person.id in theirs
    tables = _tables_with(person.id, caller) if mutual else []
    open_to_all = [table for table, watchable in tables if watchable]
    return Friend(
        person=person.id,
        name=person.name,
        flag=person.flag or None,
        mutual=mutual,
        here=bool(tables),
        table=open_to_all[0] if open_to_all else None,
    )


def _tables_with(person: str, caller: Caller) -> list[tuple[str, bool]]:
    """The tables of this server process at which somebody looks now, and whether anyone may come."""
    return [
        (live.id, live.state.opened.public and live.state.opened.spectators)
        for live in caller.services.hall.live()
        if live.state.status != OVER and any(viewer.id == person for viewer in live.audience.viewers)
    ]
