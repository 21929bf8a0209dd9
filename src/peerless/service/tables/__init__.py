"""Tables: seats, matches, clocks and listeners."""
