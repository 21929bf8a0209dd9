"""Metrics, logs, load."""
