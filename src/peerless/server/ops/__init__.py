"""Running a server: settings, start and stop, metrics, logs, health."""
