"""What is stored, and what a store guarantees."""
