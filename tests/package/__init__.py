"""The package as people get it: built from a clean checkout, installed into empty environments, started."""
