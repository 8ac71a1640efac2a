"""People, as everything on a server knows them: guests, accounts and programs."""

import msgspec

GUEST = "guest"
ACCOUNT = "account"
PROGRAM = "program"  # a third-party bot
GONE = "gone"  # deleted by the server's host


class Person(msgspec.Struct, frozen=True):
    """Someone who can sit at a table."""

    id: str
    name: str
    kind: str
    created_ms: int
    login: str | None = None  # of an account, in lower case; unique
    password: str | None = None  # its argon2 hash
    owner: str | None = None  # of a program
    silenced: bool = False  # by the server's host: says nothing at tables
    flag: str = ""  # that they sail under (flags.py)
