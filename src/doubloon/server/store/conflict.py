"""What a store says where something cannot be written a second time."""


class Conflict(Exception):
    """It exists already, or another process has the table. Nothing was written."""
