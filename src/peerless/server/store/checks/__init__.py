"""Whether stored data is whole: the log of the latest writes, the database, the matches in it."""
