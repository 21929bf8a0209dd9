"""Attacks on a server, and how much its players notice."""
