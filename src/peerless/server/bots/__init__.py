"""The bot processes shared by all tables."""
