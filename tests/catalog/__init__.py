"""Loading content: what is refused, with which place and reason."""
