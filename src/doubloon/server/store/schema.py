"""The schema of the database. Changes go into a new file in migrations/versions; a test compares both."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("owner", String, ForeignKey("people.id"), index=True),
    Column("silenced", Boolean, nullable=False, server_default=false()),
    Column("flag", String, nullable=False, server_default=""),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String, nullable=False, index=True),
    Column("changed_ms", BigInteger, nullable=False),
    Column("due_ms", BigInteger, index=True),
    Column("summary", Text, nullable=False),
    Index("ix_tables_status", "status", "changed_ms"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True, index=True),
)

events = Table(
    "events",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("actor", String, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("rules_version", String, nullable=False),
    Column("client_id", String),
    Column("told", Text),
    UniqueConstraint("table", "actor", "client_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("ended_ms", BigInteger, nullable=False, index=True),
    Column("decided", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
)

places = Table(
    "places",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("pirate", String, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("mu", Float),  # the person's rating after the game
    Column("sigma", Float),
    Index("ix_places_person", "person", "table"),
)

rated = Table(  # the games that ratings were moved by, in their order
    "rated",
    metadata,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False, unique=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_person", "person"),
)

friends = Table(
    "friends",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("friend", String, ForeignKey("people.id"), primary_key=True, index=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("by", String, nullable=False),
    Column("whom", String, nullable=False),
    Column("about", String, nullable=False),
    Column("words", Text, nullable=False),
    Column("settled", Boolean, nullable=False),
    Index("ix_reports_settled", "settled", "at_ms"),
)

notices = Table(
    "notices",
    metadata,
    Column("at_ms", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("alive_until", DateTime(timezone=True), nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("server", String, index=True),  # None: nobody has the table
    Column("fence", BigInteger, nullable=False),
)
