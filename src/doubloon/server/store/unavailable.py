"""Transient errors of a database, worth a retry: too many ask at once, it is locked, or it is away."""

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

UNAVAILABLE = (NoConnectionFree, OperationalError, InterfaceError, OSError)
