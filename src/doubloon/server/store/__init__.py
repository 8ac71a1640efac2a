"""What is kept: a port with a memory version and a database version, which pass the same tests."""

from doubloon.server.store.memory import MemoryStore
from doubloon.server.store.opening import open_store
from doubloon.server.store.port import Batch, Conflict, Listed, LoginTaken, Person, Session, Store, Stored
from doubloon.server.store.sql import SqlStore

__all__ = [
    "Batch",
    "Conflict",
    "Listed",
    "LoginTaken",
    "MemoryStore",
    "Person",
    "Session",
    "SqlStore",
    "Store",
    "Stored",
    "open_store",
]
