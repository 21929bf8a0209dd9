"""Several processes behind one address."""
