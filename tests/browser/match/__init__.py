"""A table in the browser."""
