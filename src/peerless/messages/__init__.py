"""What is said to people, in five languages: message files, a lexicon, and the grammar between them.

Knows nothing of the game: `text` above it puts cards, events and questions into words; errors carry a message of
their own (`core.errors`). The files under `locale/` are shared with the browser client.
"""

from peerless.messages.voice import LANGUAGES, Voice, system_language, voice

__all__ = ["LANGUAGES", "Voice", "system_language", "voice"]
