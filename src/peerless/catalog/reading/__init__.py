"""Files that anyone may have written: reading them, and saying what is wrong with them and where."""
