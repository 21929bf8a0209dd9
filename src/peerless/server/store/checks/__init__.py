"""Checks of stored data: the log of the latest writes, the database, the matches in it."""
