"""Pages, people and servers for the browser tests."""
