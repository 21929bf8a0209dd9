"""A cluster of server processes."""
