"""Connections: browsers and programs at a table."""
