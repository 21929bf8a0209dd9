"""Settings, time, logs, and what is measured."""
