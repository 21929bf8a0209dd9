"""The effects of cards and abilities in words: nouns, amounts, conditions, clauses, sentences."""
