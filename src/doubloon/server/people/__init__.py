"""Who is who: guests, accounts and third-party bots, their cookies and tokens."""

from doubloon.server.people.registry import People

__all__ = ["People"]
