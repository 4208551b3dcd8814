"""Alembic runs this with a connection that the store hands over."""

from alembic import context

from beachhead.server.store.schema import METADATA


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # there only while Alembic runs
    run()
