"""Where everything durable lies: one interface, SQLite or PostgreSQL behind it."""
