"""Connections of programs."""
