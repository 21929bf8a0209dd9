"""The service over the network: sockets, HTTP, processes for bots and homebrew, databases (ARCHITECTURE.md)."""
