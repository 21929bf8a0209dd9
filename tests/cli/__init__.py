"""Commands, as people and scripts call them."""
