"""The server: stores, tables, sockets, bots, limits."""
