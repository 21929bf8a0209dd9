"""HTTP: the application, its endpoints, limits and errors."""
