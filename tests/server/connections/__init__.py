"""Tests of connections: attacks over raw sockets."""
