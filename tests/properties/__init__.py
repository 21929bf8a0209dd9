"""What must always hold, on random matches."""
