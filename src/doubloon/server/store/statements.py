"""What a database is asked and told, whichever it is."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row
from sqlalchemy.sql.dml import UpdateBase

Values = dict[str, Any]
Write = tuple[UpdateBase, list[Values]]  # a statement, and the values of each row that it is carried out for
Rows = Sequence[Row[Any]]
