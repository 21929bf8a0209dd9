"""The shape of the repository: import order, sizes, builds, what may be committed."""
