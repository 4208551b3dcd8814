"""Where tables are kept: SQLAlchemy over SQLite or PostgreSQL."""
