"""Child processes and their queues."""
