"""The nouns and primitive changes, one by one."""
