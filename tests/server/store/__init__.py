"""The store: both databases by one suite, crashes for real."""
