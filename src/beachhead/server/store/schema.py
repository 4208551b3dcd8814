"""The tables of the store.  The log's primary key is (table, number): a number is written once."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("bot_decides", Boolean, nullable=False),
    Column("created", String(40), nullable=False),
    Column("changed", String(40), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("salts", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("forked_from", String(40), nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("opener", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Index("tables_by_change", "public", "changed"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("used", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
)
