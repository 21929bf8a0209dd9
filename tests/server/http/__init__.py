"""HTTP: the application, limits, hostile clients."""
