"""The game in words: cards, abilities, events and questions, in every language of `messages`."""
