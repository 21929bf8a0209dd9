"""A match as a log of answers: what it says, which entries count, what they lead to."""
