"""Profiles, histories and leaderboards: what is left of evenings that were played."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response
from fastapi import Path as InPath

import doubloon
from doubloon.server.club import profile
from doubloon.server.club.rating import anchors
from doubloon.server.http.caller import COOKIE, Called, Caller
from doubloon.server.http.club_forms import (
    Board,
    Companion,
    GameRecord,
    Goodbye,
    Leader,
    Played,
    Profile,
    Seated,
    Standing,
)
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.people.passwords import fits
from doubloon.server.person import ACCOUNT, GONE, Person
from doubloon.server.refusals import Refusal
from doubloon.server.store.results import Rating, surely
from doubloon.server.table.outcome import Outcome, Place

router = APIRouter(prefix="/api", tags=["club"], responses=PROBLEMS)

PersonId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
LAST_GAMES = 300  # that say against whom somebody plays
COMPANIONS = 12
LEAST_GAMES = 10  # before somebody is on a leaderboard
LATEST_MS = 2**62


@router.get("/people/{person}")
async def look_at(person: PersonId, caller: Called) -> Profile:
    """Somebody's profile."""
    who, results = await _somebody(person, caller), caller.services.store.results
    lines = await results.lines_of(person)
    standings = await results.ratings_of(person)
    games = [game for game in await results.games_of(person, LATEST_MS, LAST_GAMES) if _may_see(game, caller)]
    against = profile.met(games, person)[:COMPANIONS]
    names = await _named((one.person for one in against), caller)
    wins = profile.records(msgspec.structs.replace(line, game="") for line in lines)  # of all games together
    return Profile(
        id=who.id,
        name=who.name,
        flag=who.flag or None,
        kind=who.kind,
        you=_is_me(person, caller),
        since_ms=who.created_ms,
        played=len(lines),
        won=sum(line.won for line in lines),
        streak=wins[0].streak if wins else 0,
        best_streak=wins[0].best_streak if wins else 0,
        games=[_record(record, standings) for record in profile.records(lines)],
        against=[Companion(**_who(one, names), games=one.games, ahead=one.ahead, behind=one.behind) for one in against],
    )


@router.get("/people/{person}/games")
async def games_of(
    person: PersonId,
    caller: Called,
    before: Annotated[int, Query(ge=0, le=LATEST_MS)] = LATEST_MS,
    count: Annotated[int, Query(ge=1, le=100)] = 20,
) -> list[Played]:
    """Games that somebody played to their end, the newest first; of those that nobody may watch only your own."""
    await _somebody(person, caller)
    found = await caller.services.store.results.games_of(person, before, count)
    seen = [game for game in found if _may_see(game, caller)]
    names = await _named((place.person for game in seen for place in game.places), caller)
    return [_played(game, person, names, caller) for game in seen]


@router.get("/leaderboards/{game}")
async def leaderboard(game: str, caller: Called, count: Annotated[int, Query(ge=1, le=100)] = 50) -> Board:
    """Who is best at a game, by what their rating is at the least."""
    name = doubloon.game(game).name
    best = await caller.services.store.results.leaders(name, LEAST_GAMES, count)
    names = await _named((person for person, _ in best), caller)
    lines = [
        (rating, Leader(**_of(person, names), standing=Standing.of(rating), you=_is_me(person, caller)))
        for person, rating in best
        if person in names
    ]
    lines += [(rating, _level(level, rating)) for level, rating in anchors(name).items()]
    leaders = [line for _, line in sorted(lines, key=lambda one: -surely(one[0]))]
    return Board(game=name, least_games=LEAST_GAMES, leaders=leaders)


@router.post("/me/deletion", status_code=204)
async def delete_me(goodbye: Goodbye, caller: Called, response: Response) -> None:
    """You are nobody any more: name, flag, login, password, cookies and bots go, and bots play on for you.

    Games that you played stay with those who played them, without your name on their profiles and lists.
    """
    me, services = caller.known, caller.services
    services.limits.sign_ins.check(caller.address)
    if me.kind == ACCOUNT and not await fits(goodbye.password.get_secret_value(), me.password):
        raise Refusal("refused-password", status=403)
    await services.people.forget(me.id)
    await services.hall.see_off(me.id)
    response.delete_cookie(COOKIE, path="/")


async def _somebody(person: str, caller: Caller) -> Person:
    found = await caller.services.store.person(person)
    if found is None or found.kind == GONE:
        raise Refusal("refused-no-person", status=404)
    return found


async def _named(people: Iterable[str], caller: Caller) -> dict[str, Person]:
    """Those who still have a name."""
    found = await caller.services.store.people({person for person in people if person})
    return {person.id: person for person in found if person.kind != GONE}


def _may_see(game: Outcome, caller: Caller) -> bool:
    """Whether somebody may know that a game was played by these people: as with its replay."""
    return game.spectators or any(_is_me(place.person, caller) for place in game.places)


def _is_me(person: str, caller: Caller) -> bool:
    return caller.person is not None and caller.person.id == person


def _record(record: profile.Record, standings: dict[str, Rating]) -> GameRecord:
    rating = standings.get(record.game)
    return GameRecord(**vars(record), standing=Standing.of(rating) if rating else None)


def _played(game: Outcome, person: str, names: dict[str, Person], caller: Caller) -> Played:
    seats = [
        Seated(
            **_who(place, names),
            rank=place.rank,
            score=place.score,
            won=place.won,
            gave_up=place.gave_up,
            you=_is_me(place.person, caller),
        )
        for place in game.places
    ]
    mu = next(place.mu for place in game.places if place.person == person)
    return Played(
        table=game.table,
        game=game.game,
        ended_ms=game.ended_ms,
        rated=game.rated,
        seats=seats,
        points=None if mu is None else profile.points(mu),
    )


def _who(one: Place | profile.Met, names: dict[str, Person]) -> dict[str, str | None]:
    """Somebody at a table, as they are called now."""
    if one.person:
        return _of(one.person, names)
    return {"person": None, "name": None, "flag": None, "bot": one.bot or None, "pirate": one.pirate or None}


def _of(person: str, names: dict[str, Person]) -> dict[str, str | None]:
    known = names.get(person)
    if known is None:
        return {"person": None, "name": None, "flag": None, "bot": None, "pirate": None}
    return {"person": person, "name": known.name, "flag": known.flag or None, "bot": None, "pirate": None}


def _level(level: str, rating: Rating) -> Leader:
    return Leader(person=None, name=None, flag=None, bot=level, pirate=None, standing=Standing.of(rating), you=False)
