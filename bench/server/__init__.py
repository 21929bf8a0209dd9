"""The server under load: real sockets, many tables, two persons at each."""
