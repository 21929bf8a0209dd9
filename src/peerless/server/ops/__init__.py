"""Running a server: start and stop, metrics, health."""
