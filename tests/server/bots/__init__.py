"""Bots of all tables."""
