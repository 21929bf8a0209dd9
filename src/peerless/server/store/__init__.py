"""Durable storage: one interface for SQLite and PostgreSQL."""
