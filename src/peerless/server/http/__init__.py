"""HTTP: the application, its requests and their limits."""
