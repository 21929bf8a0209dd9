"""Matches as data."""
