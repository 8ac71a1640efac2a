"""Alembic runs this: migrations on the connection that `migrate` was given."""

from alembic import context

from doubloon.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
