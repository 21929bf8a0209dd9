"""One-line faults in the sources, and the command that tells which tests catch them: `make mutants`."""
