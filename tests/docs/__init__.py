"""Pages that show code or files show what works."""
