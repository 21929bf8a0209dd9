"""The server: tables, sockets, clocks, bots, a store that loses nothing."""
