"""Durable storage in SQLite and PostgreSQL."""
