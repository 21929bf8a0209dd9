"""The service in a browser tab: the page carries its messages and keeps what it stores (ARCHITECTURE.md)."""
