"""The static site: the engine in the tab of a real browser."""
