"""The registry of people: the sessions that cookies and tokens stand for, and how one becomes someone."""

import hashlib
import secrets

import msgspec
from itsdangerous import BadSignature, Signer

from doubloon.server.clock import Clock
from doubloon.server.people.passwords import fits, hash_of, is_common
from doubloon.server.person import ACCOUNT, GONE, GUEST, PROGRAM, Person
from doubloon.server.refusals import Refusal
from doubloon.server.store.port import LoginTaken, Session, Store

DAY_MS = 86_400_000
NOBODY = "–"  # what somebody is called who was deleted
TOKEN_PREFIX = "doubloon_"  # so that a token is recognised where it leaked


class People:
    """Finds and makes people. A cookie is a signed random word; the store keeps only hashes of such words."""

    def __init__(self, store: Store, key: str, session_days: int, clock: Clock) -> None:
        self._store = store
        self._signer = Signer(key, salt="doubloon session")
        self._session_ms = session_days * DAY_MS
        self._clock = clock

    async def of_cookie(self, cookie: str) -> Person | None:
        """Whose cookie that is; nobody's if it was forged, has expired or was signed out."""
        word = self._word(cookie)
        return await self._of(word) if word else None

    async def of_token(self, token: str) -> Person | None:
        """Whose token that is."""
        return await self._of(token) if token.startswith(TOKEN_PREFIX) else None

    async def _of(self, word: str) -> Person | None:
        session = await self._store.session(_hashed(word))
        if session is None or (session.expires_ms is not None and session.expires_ms <= self._clock.ms()):
            return None
        return await self._store.person(session.person)

    def guest(self, name: str, flag: str = "") -> Person:
        """A guest who is nobody until they are admitted."""
        return Person(_new_id(), name, GUEST, self._clock.ms(), flag=flag)

    async def admit(self, guest: Person) -> str:
        """A new guest's cookie."""
        await self._store.add_person(guest)
        return await self._cookie(guest)

    async def rename(self, person: Person, name: str, flag: str) -> Person:
        """The same person under another name and flag; where they sit already, they keep the old ones."""
        renamed = msgspec.structs.replace(person, name=name, flag=flag)
        await self._store.change_person(renamed)
        return renamed

    async def become_account(self, person: Person, login: str, password: str) -> tuple[Person, str]:
        """A guest gets a password and keeps everything; cookies from before are no longer good."""
        if person.kind != GUEST:
            raise Refusal("refused-not-guest")
        if is_common(password, login):
            raise Refusal("refused-common-password", status=422)
        account = msgspec.structs.replace(person, kind=ACCOUNT, login=login.lower(), password=await hash_of(password))
        try:
            await self._store.change_person(account)
        except LoginTaken:
            raise Refusal("refused-login-taken", login=login.lower()) from None
        await self._store.end_sessions_of(person.id)
        return account, await self._cookie(account)

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """An account's person and a new cookie."""
        person = await self._store.person_by_login(login.lower())
        if not await fits(password, person.password if person else None) or person is None:
            raise Refusal("refused-sign-in", status=401)
        return person, await self._cookie(person)

    async def sign_out(self, cookie: str) -> None:
        """The cookie is no longer good."""
        word = self._word(cookie)
        if word:
            await self._store.end_session(_hashed(word))

    async def add_program(self, owner: Person, name: str, most: int) -> tuple[Person, str]:
        """A third-party bot and its token, which is shown this once."""
        if owner.kind == PROGRAM:
            raise Refusal("refused-programs-own-none", status=403)
        if len(await self._store.programs_of(owner.id)) >= most:
            raise Refusal("refused-too-many-programs", most=most)
        program = Person(_new_id(), name, PROGRAM, self._clock.ms(), owner=owner.id)
        await self._store.add_person(program)
        return program, await self._token(program)

    async def new_token(self, owner: Person, program: str) -> str:
        """Another token for a bot; the old one is no longer good."""
        found = next((own for own in await self._store.programs_of(owner.id) if own.id == program), None)
        if found is None:
            raise Refusal("refused-no-program", status=404)
        await self._store.end_sessions_of(program)
        return await self._token(found)

    # What the host does

    async def forget(self, person: str) -> None:
        """Someone is nobody any more, and so are their bots."""
        found = await self._known(person)
        for program in await self._store.programs_of(person):
            await self.forget(program.id)
        await self._store.end_sessions_of(person)
        await self._store.friends.forget(person)
        gone = msgspec.structs.replace(found, name=NOBODY, kind=GONE, login=None, password=None, flag="")
        await self._store.change_person(gone)

    async def set_password(self, person: str, password: str) -> None:
        """Another password for an account; cookies from before are no longer good."""
        found = await self._known(person)
        if found.kind != ACCOUNT:
            raise Refusal("refused-no-account", status=404)
        await self._store.change_person(msgspec.structs.replace(found, password=await hash_of(password)))
        await self._store.end_sessions_of(person)

    async def silence(self, person: str, *, silenced: bool) -> None:
        """Whether someone says nothing at tables."""
        await self._store.change_person(msgspec.structs.replace(await self._known(person), silenced=silenced))

    async def _known(self, person: str) -> Person:
        found = await self._store.person(person)
        if found is None:
            raise Refusal("refused-no-person", status=404)
        return found

    async def _token(self, program: Person) -> str:
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        await self._store.add_session(Session(_hashed(token), program.id, self._clock.ms(), None))
        return token

    async def _cookie(self, person: Person) -> str:
        word, now = secrets.token_urlsafe(32), self._clock.ms()
        await self._store.add_session(Session(_hashed(word), person.id, now, now + self._session_ms))
        return self._signer.sign(word).decode()

    def _word(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except (BadSignature, UnicodeError):
            return None


def _new_id() -> str:
    """Of a person; none that a command line takes for an option."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def _hashed(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
