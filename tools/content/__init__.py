"""What is written for designers of heroes and boards."""
