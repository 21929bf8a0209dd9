"""Clients at tables, whatever carries their messages."""
