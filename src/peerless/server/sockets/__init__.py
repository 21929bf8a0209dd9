"""The connections of browsers and programs to tables."""
