"""Checks of untrusted states."""
