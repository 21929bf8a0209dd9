"""The order of play, module by module."""
