"""Tables: seats, matches, clocks, listeners."""
