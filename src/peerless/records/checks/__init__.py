"""Checks of states that come from outside."""
