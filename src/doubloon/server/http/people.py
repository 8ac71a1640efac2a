"""People: guests, accounts, signing in and out, and the tokens of third-party bots."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr

from doubloon.server.flags import FLAGS
from doubloon.server.http.caller import COOKIE, Called, Caller
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.one_line import is_piled_up, one_line
from doubloon.server.people import passwords
from doubloon.server.person import Person

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)

NAME_LENGTH = 30


def _clean(name: str) -> str:
    cleaned = one_line(name)
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise ValueError(f"a name has 1 to {NAME_LENGTH} visible characters")
    if is_piled_up(cleaned):
        raise ValueError("a name has no piles of accents, and no sign as long as a word")
    return cleaned


def _known(flag: str) -> str:
    if flag not in FLAGS:
        raise ValueError(f"there are the flags {', '.join(FLAGS)}")
    return flag


Name = Annotated[str, Field(max_length=4 * NAME_LENGTH), AfterValidator(_clean)]
Flag = Annotated[str, Field(json_schema_extra={"enum": list(FLAGS)}), AfterValidator(_known)]
Login = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{3,32}$")]
Password = Annotated[SecretStr, Field(min_length=passwords.LEAST_LENGTH, max_length=passwords.MOST_LENGTH)]


class Strict(BaseModel):
    """A body without fields that nobody asked for."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)


class Named(Strict):
    """A name to be known by."""

    name: Name


class Known(Named):
    """A name, and a flag to sail under."""

    flag: Flag | None = None


class Credentials(Strict):
    """What one signs in with."""

    login: Login
    password: Password


class Me(BaseModel):
    """Who you are."""

    id: str
    name: str
    kind: str
    login: str | None
    flag: str | None
    keeper: bool = False  # whether you look after the server


class Program(BaseModel):
    """A third-party bot of yours."""

    id: str
    name: str


class NewProgram(Program):
    """The same with its token, which is shown this once."""

    token: str


@router.get("/me")
async def who_am_i(caller: Called) -> Me | None:
    """Who you are; null for a stranger."""
    return _me(caller.person, caller) if caller.person else None


@router.post("/guests", status_code=201)
async def become_guest(known: Known, caller: Called, response: Response) -> Me:
    """A name is enough. The answer sets the cookie."""
    guest = new_guest(known.name, known.flag, caller)
    await admit(guest, caller, response)
    return _me(guest, caller)


@router.patch("/me")
async def rename(known: Known, caller: Called) -> Me:
    """Another name, and another flag if one is given; at tables where you sit already, the old ones stay."""
    flag = known.flag or caller.known.flag
    return _me(await caller.services.people.rename(caller.known, known.name, flag), caller)


@router.post("/me/account")
async def become_account(credentials: Credentials, caller: Called, response: Response) -> Me:
    """A guest becomes an account, and keeps seats and history."""
    caller.services.limits.sign_ins.check(caller.address)
    password = credentials.password.get_secret_value()
    person, cookie = await caller.services.people.become_account(caller.known, credentials.login, password)
    _set_cookie(response, caller, cookie)
    return _me(person, caller)


@router.post("/session")
async def sign_in(credentials: Credentials, caller: Called, response: Response) -> Me:
    """Sign in to an account."""
    caller.services.limits.sign_ins.check(caller.address)
    caller.services.limits.sign_ins.check(("login", credentials.login.lower()))
    person, cookie = await caller.services.people.sign_in(credentials.login, credentials.password.get_secret_value())
    _set_cookie(response, caller, cookie)
    return _me(person, caller)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, caller: Called, response: Response) -> None:
    """Sign out: the cookie is no longer good, wherever it was copied to."""
    await caller.services.people.sign_out(request.cookies.get(COOKIE, ""))
    response.delete_cookie(COOKIE, path="/")


@router.get("/me/bots")
async def my_bots(caller: Called) -> list[Program]:
    """Your third-party bots."""
    found = await caller.services.store.programs_of(caller.known.id)
    return [Program(id=program.id, name=program.name) for program in found]


@router.post("/me/bots", status_code=201)
async def add_bot(named: Named, caller: Called) -> NewProgram:
    """A third-party bot and its token: `Authorization: Bearer TOKEN`."""
    services = caller.services
    program, token = await services.people.add_program(caller.known, named.name, services.settings.bots_per_person)
    return NewProgram(id=program.id, name=program.name, token=token)


@router.post("/me/bots/{bot}/token")
async def new_token(bot: str, caller: Called) -> dict[str, str]:
    """Another token; the old one is no longer good."""
    return {"token": await caller.services.people.new_token(caller.known, bot)}


def new_guest(name: str, flag: str | None, caller: Caller) -> Person:
    """A guest who is nobody until they are admitted."""
    caller.services.limits.guests.check(caller.address)
    return caller.services.people.guest(name, flag or "")


async def admit(guest: Person, caller: Caller, response: Response) -> None:
    """From now on the cookie stands for them."""
    _set_cookie(response, caller, await caller.services.people.admit(guest))


def _me(person: Person, caller: Caller) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        kind=person.kind,
        login=person.login,
        flag=person.flag or None,
        keeper=caller.services.settings.is_keeper(person.login),
    )


def _set_cookie(response: Response, caller: Caller, cookie: str) -> None:
    settings = caller.services.settings
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=settings.session_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )
