"""What keeps tables, people and sessions: a port with three versions that pass the same tests.

In memory for tests, in SQLite for one server process, in PostgreSQL for several, which share tables out by leases.
Here is known what a table's rows are, and nothing of who plays at it now.
"""

from doubloon.server.store.conflict import Conflict
from doubloon.server.store.memory import MemoryStore
from doubloon.server.store.opening import open_store, open_to_read
from doubloon.server.store.port import Batch, LoginTaken, Session, Store, Stored

__all__ = ["Batch", "Conflict", "LoginTaken", "MemoryStore", "Session", "Store", "Stored", "open_store", "open_to_read"]
