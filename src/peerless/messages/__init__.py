"""What is said to people, in five languages: message files, a lexicon, and the grammar between them.

Knows nothing of the game: `text` above it puts cards, events and questions into words; errors carry a `Message` of
their own. The files under `locale/` are shared with the browser client. Nothing is loaded here, so that an engine
that speaks to nobody reads no message file.
"""
