"""The server under load: real sockets, many tables, two players at each."""
