"""What is kept: a port with three versions that pass the same tests, in memory, in SQLite and in PostgreSQL."""

from doubloon.server.store.memory import MemoryStore
from doubloon.server.store.opening import open_store
from doubloon.server.store.port import Batch, Conflict, Listed, LoginTaken, Person, Session, Store, Stored

__all__ = [
    "Batch",
    "Conflict",
    "Listed",
    "LoginTaken",
    "MemoryStore",
    "Person",
    "Session",
    "Store",
    "Stored",
    "open_store",
]
