"""All that is ever written, as statements for any database: each with the values of the rows it is carried out for."""

from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, insert, update

from doubloon.server.person import Person
from doubloon.server.store.port import Batch, Session
from doubloon.server.store.result_writes import added
from doubloon.server.store.schema import events, metadata, people, records, sessions, sitters, snapshots, tables
from doubloon.server.store.statements import Values, Write
from doubloon.server.table.events import to_json
from doubloon.server.table.listing import Listed

_OF: BindParameter[Any] = bindparam("of")  # what a statement is about

_ADD_PERSON = insert(people)
_CHANGE_PERSON = (
    update(people)
    .where(people.c.id == _OF)
    .values({name: bindparam(name) for name in Person.__struct_fields__ if name != "id"})
)
_ADD_SESSION = insert(sessions)
_END_SESSION = delete(sessions).where(sessions.c.key == _OF)
_END_SESSIONS_OF = delete(sessions).where(sessions.c.person == _OF)
_FORGET_SESSIONS = delete(sessions).where(sessions.c.expires_ms <= _OF)

_ADD_TABLE = insert(tables)
_ADD_SNAPSHOT = insert(snapshots)
_ADD_EVENT = insert(events)
_ADD_SITTER = insert(sitters)
_ADD_RECORD = insert(records)
_CLEAR_SITTERS = delete(sitters).where(sitters.c.table == _OF)
_SET_SNAPSHOT = update(snapshots).where(snapshots.c.table == _OF).values(seq=bindparam("seq"), data=bindparam("data"))
_SET_STATUS = update(tables).where(tables.c.id == _OF).values(status=bindparam("status"))
_HIDE = update(tables).where(tables.c.id == _OF).values(public=bindparam("public"))
_OF_A_TABLE = [
    table for table in reversed(metadata.sorted_tables) if "table" in table.c
]  # in whichever order they need
_DELETE_TABLE = [
    *(delete(table).where(table.c.table == _OF) for table in _OF_A_TABLE),
    delete(tables).where(tables.c.id == _OF),
]
_SET_LISTED = (
    update(tables)
    .where(tables.c.id == _OF)
    .values({name: bindparam(name) for name in ("status", "changed_ms", "due_ms", "summary")})
)


def person_added(person: Person) -> list[Write]:
    """Someone new."""
    return [(_ADD_PERSON, [_fields(person)])]


def person_changed(person: Person) -> list[Write]:
    """Someone with another name, kind, login or password."""
    fields = _fields(person)
    return [(_CHANGE_PERSON, [{"of": fields.pop("id"), **fields}])]


def session_added(session: Session) -> list[Write]:
    """A new cookie or token."""
    return [(_ADD_SESSION, [_fields(session)])]


def session_ended(key: str) -> list[Write]:
    """A cookie or token that is worth nothing any more."""
    return [(_END_SESSION, [{"of": key}])]


def sessions_ended_of(person: str) -> list[Write]:
    """All of somebody's."""
    return [(_END_SESSIONS_OF, [{"of": person}])]


def sessions_forgotten(expired_ms: int) -> list[Write]:
    """All that ended by then."""
    return [(_FORGET_SESSIONS, [{"of": expired_ms}])]


def table_added(secret: bytes, batch: Batch) -> list[Write]:
    """A new table with its first rows."""
    assert batch.listed is not None, "a new table is listed"
    row = {name: value for name, value in _fields(batch.listed).items() if name != "people"}
    snapshot = {"table": batch.table, "seq": batch.rows[-1].seq, "data": batch.snapshot}
    return [
        (_ADD_TABLE, [{**row, "secret": secret}]),
        (_ADD_SNAPSHOT, [snapshot]),
        (_ADD_EVENT, _event_rows(batch)),
        *_seated([batch.listed]),
    ]


def status_set(table: str, status: str) -> list[Write]:
    """A table that lists show otherwise."""
    return [(_SET_STATUS, [{"of": table, "status": status}])]


def hidden(table: str) -> list[Write]:
    """A table that no list of open ones shows any more."""
    return [(_HIDE, [{"of": table, "public": False}])]


def table_deleted(table: str) -> list[Write]:
    """All of a table."""
    return [(statement, [{"of": table}]) for statement in _DELETE_TABLE]


def appended(group: list[Batch]) -> list[Write]:
    """What happened at several tables."""
    ended = [batch.outcome for batch in group if batch.outcome is not None]
    listed = [batch.listed for batch in group if batch.listed is not None]
    writes: list[Write] = [
        (_ADD_EVENT, [row for batch in group for row in _event_rows(batch)]),
        (_SET_SNAPSHOT, [{"of": batch.table, "seq": batch.rows[-1].seq, "data": batch.snapshot} for batch in group]),
        (_SET_LISTED, [_listing(row) for row in listed]),
        *_seated([row for row in listed if row.people is not None]),
    ]
    if ended:
        writes += added(ended)
    return [(statement, rows) for statement, rows in writes if rows]


def record_added(table: str, data: bytes) -> list[Write]:
    """All that a game was."""
    return [(_ADD_RECORD, [{"table": table, "data": data}])]


def _seated(listed: list[Listed]) -> list[Write]:
    sitting = [{"table": row.id, "person": person} for row in listed for person in row.people or ()]
    writes: list[Write] = [(_CLEAR_SITTERS, [{"of": row.id} for row in listed]), (_ADD_SITTER, sitting)]
    return [(statement, rows) for statement, rows in writes if rows]


def _listing(listed: Listed) -> Values:
    return {
        "of": listed.id,
        "status": listed.status,
        "changed_ms": listed.changed_ms,
        "due_ms": listed.due_ms,
        "summary": listed.summary,
    }


def _event_rows(batch: Batch) -> list[Values]:
    return [
        {
            "table": batch.table,
            "seq": row.seq,
            "kind": row.kind,
            "actor": row.actor,
            "payload": to_json(row.happening),
            "at_ms": row.at_ms,
            "rules_version": row.rules,
            "client_id": row.client_id,
            "told": row.told,
        }
        for row in batch.rows
    ]


def _fields(struct: Any) -> Values:
    """The fields of a Struct, as the columns of a row."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
