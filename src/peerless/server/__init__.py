"""Matches over the network: tables with seats, sockets, clocks, a store that loses nothing (ARCHITECTURE.md)."""
