"""The service in a tab, without a browser."""
